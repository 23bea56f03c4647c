import { describe, expect, it, vi } from 'vitest';

import { beginSentence, join } from './grammar.ts';
import { Translator, type Cast } from './translator.ts';

const NOBODY: Cast = { names: [], viewer: null };
const TABLE: Cast = { names: ['Ana', 'Luis'], viewer: 0 };

const MONSTERS = `
seat-name = Player { $number }
monster-goblin = goblin
    .the = the goblin
monster-imp = imp
    .the = the imp
thing = thing

event-waits = { $cards ->
    [0] Nothing waits.
    [one] One monster waits.
   *[other] { $cards } monsters wait.
}
event-flees = { $who-is ->
    [you] you flee from { $from-the }.
   *[other] { $who } flees from { $from-the }.
}
event-found = { $what-count }: { $what }.
event-found-the = { $what-the }.
event-way = { $way ->
    [left] Left.
   *[right] Right.
}
`;

function english(note: (gap: string) => void = unexpected): Translator {
  return new Translator('en', [MONSTERS], note);
}

function unexpected(gap: string) {
  throw new Error(gap);
}

const goblin = { term: 'monster-goblin' };
const imp = { term: 'monster-imp' };

describe('a message of a game', () => {
  it('chooses the plural form of its number', () => {
    const waits = (cards: number) =>
      english().say({ id: 'event-waits', args: { cards: { number: cards } } }, NOBODY);
    expect([0, 1, 2].map(waits)).toEqual(['Nothing waits.', 'One monster waits.', '2 monsters wait.']);
  });

  it('formats a large number without separators', () => {
    const said = english().say({ id: 'event-waits', args: { cards: { number: 12000 } } }, NOBODY);
    expect(said).toBe('12000 monsters wait.');
  });

  it('addresses the user as you and names the others', () => {
    const flees = (seat: number) =>
      english().say({ id: 'event-flees', args: { who: { seat }, from: goblin } }, TABLE);
    expect([0, 1].map(flees)).toEqual(['you flee from the goblin.', 'Luis flees from the goblin.']);
  });

  it('names a seat without a player name by its number', () => {
    const cast = { names: ['Ana', ' '], viewer: null };
    const said = english().say({ id: 'event-flees', args: { who: { seat: 1 }, from: imp } }, cast);
    expect(said).toBe('Player 2 flees from the imp.');
  });

  it('selects by a symbol', () => {
    const way = (symbol: string) => english().say({ id: 'event-way', args: { way: { symbol } } }, NOBODY);
    expect([way('left'), way('right')]).toEqual(['Left.', 'Right.']);
  });

  it('joins a list, counts it, and joins its attributes', () => {
    const what = { list: [goblin, goblin, imp] };
    expect(english().say({ id: 'event-found', args: { what } }, NOBODY)).toBe('3: goblin ×2 and imp.');
    expect(english().say({ id: 'event-found-the', args: { what } }, NOBODY)).toBe(
      'the goblin ×2 and the imp.',
    );
  });

  it('has no attribute of a list if one item lacks it', () => {
    const note = vi.fn();
    const what = { list: [goblin, { term: 'thing' }] };
    expect(english(note).say({ id: 'event-found-the', args: { what } }, NOBODY)).toBe('{$what-the}.');
    expect(note).toHaveBeenCalledOnce();
  });

  it('has every attribute of an empty list', () => {
    expect(english().say({ id: 'event-found-the', args: { what: { list: [] } } }, NOBODY)).toBe('.');
  });

  it('that is missing shows its id, and is reported', () => {
    const note = vi.fn();
    expect(english(note).say({ id: 'event-foo', args: {} }, NOBODY)).toBe('{event-foo}');
    expect(note).toHaveBeenCalledWith('there is no message event-foo in en');
  });
});

describe('a list', () => {
  it('is joined with "and" in English', () => {
    const lists = [[], ['a torch'], ['a torch', 'an axe'], ['a torch', 'an axe', 'iron']];
    expect(lists.map((items) => join('en', items))).toEqual([
      '',
      'a torch',
      'a torch and an axe',
      'a torch, an axe and iron',
    ]);
  });

  it('shows equal items in a row once, with their number', () => {
    expect(join('en', ['ball', 'ball', 'key', 'ball'])).toBe('ball ×2, key and ball');
  });

  it('is joined with "e" in Spanish before the sound i', () => {
    for (const last of ['ira', 'Iván', 'Íñigo', 'hijos', 'HILO', 'híbridos', '«Inés»', '¡isla!', 'Ygritte']) {
      expect(join('es', ['oro', last])).toBe(`oro e ${last}`);
    }
  });

  it('is joined with "y" in Spanish before every other sound', () => {
    for (const last of ['hielo', 'Hiena', 'hiato', 'hacha', 'Yago', 'Y', 'la isla', '2', '', '«»']) {
      expect(join('es', ['oro', last])).toBe(`oro y ${last}`);
    }
  });
});

describe('a sentence', () => {
  it('begins in upper case, after opening marks', () => {
    const begun = ['the goblin flees.', 'éxito.', '¿quién huye?', '¡«el trasgo» huye!', '"you" won.'].map(
      beginSentence,
    );
    expect(begun).toEqual([
      'The goblin flees.',
      'Éxito.',
      '¿Quién huye?',
      '¡«El trasgo» huye!',
      '"You" won.',
    ]);
  });

  it('without a letter stays as it is', () => {
    for (const text of ['', '¿', '3 cards are left.', '{action-foo}']) expect(beginSentence(text)).toBe(text);
  });
});
