import { describe, expect, it } from 'vitest';

import { findsAll, mark, wordsOfQuery } from './search.ts';

/** Puts hits in brackets. */
function marked(text: string, query: string): string {
  return mark(text, wordsOfQuery(query))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');
}

describe('a search in the rules', () => {
  it.each([
    ['El dragón escupe fuego.', 'dragon', 'El [dragón] escupe fuego.'],
    ['El dragón escupe fuego.', 'DRAGÓN', 'El [dragón] escupe fuego.'],
    ['¿Qué más? Mas nada.', 'mas', '¿Qué [más]? [Mas] nada.'],
    ['A torch lights two torches.', 'torch', 'A [torch] lights two [torch]es.'],
    ['Two to four players.', 'four two', '[Two] to [four] players.'],
    ['aaa', 'aa', '[aaa]'],
    ['Nothing here.', 'dragon', 'Nothing here.'],
    ['Nothing asked.', '  ', 'Nothing asked.'],
  ])('in "%s" for "%s" marks %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('marks the right letters after one whose length changes by folding', () => {
    expect(marked('İstanbul dragon', 'dragon')).toBe('İstanbul [dragon]');
    expect(marked('e\u0301pico dragon', 'dragon')).toBe('e\u0301pico [dragon]');
  });

  it('requires all words, in any of the texts', () => {
    expect(findsAll(wordsOfQuery('tea dragón'), ['La tea', 'vence al Dragon'])).toBe(true);
    expect(findsAll(wordsOfQuery('tea lich'), ['La tea', 'vence al dragón'])).toBe(false);
    expect(findsAll(wordsOfQuery(''), ['anything'])).toBe(true);
  });
});
