import { describe, expect, it } from 'vitest';

import type { Event, ServerMessage, Snapshot } from '../../src/wire/index.ts';
import type * as Masmorra from '../../src/wire/masmorra.ts';
import type * as Raiders from '../../src/wire/raiders.ts';
import type * as Welcome from '../../src/wire/welcome.ts';
import { leaksOfMasmorra } from './masmorra.ts';
import { leaksOfRaiders } from './raiders.ts';
import { leaksOfWelcome } from './welcome.ts';

/** An update with these facts and this view, as an opponent or a spectator receives it. */
function update(facts: unknown[], view: object, first = 1): ServerMessage {
  const events = facts.map((fact, place): Event => {
    const number = first + place;
    return { number, rule: 'W01', fact, message: { id: 'event', args: {} }, line: number };
  });
  const number = first + facts.length - 1;
  const turn: Snapshot['turn'] = { turn: 'decide', owe: [0], may: [] };
  const snapshot: Snapshot = { number, events, view, turn, prompt: null, offers: [], question: '' };
  return { type: 'update', undo_epoch: 0, snapshot, undo: null };
}

/** Returns a copy of a message with a secret at a path. */
function planted(message: ServerMessage, path: string, secret: unknown): ServerMessage {
  const copy = structuredClone(message);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let place: unknown = copy;
  for (const step of steps) place = (place as Record<string, unknown>)[step];
  (place as Record<string, unknown>)[last] = secret;
  return copy;
}

describe('the scanner of Welcome', () => {
  const facts: Welcome.Fact[] = [
    { event: 'round_began', round: 1, starter: 0 },
    { event: 'drew', seat: 0, monster: null },
    { event: 'added', seat: 0, monster: null },
    { event: 'drew', seat: 0, monster: null },
    { event: 'set_aside', seat: 0, tile: 'torch', monster: null },
  ];
  const view = {
    actor: 0,
    tiles: [{ tile: 'torch', fate: { sacrificed: { by: 0, monster: null } } }],
    pile: [{ by: 0, monster: null }],
    drawn: { monster: null },
    dungeon: null,
    specials: [],
    shown_specials: [],
  };
  const clean = update(facts, view);

  const OWN: [string, string, unknown][] = [
    ['the monster that was drawn', 'snapshot.events.1.fact.monster', 'demon'],
    ['the monster that was added', 'snapshot.events.2.fact.monster', 'orc'],
    ['the monster that was set aside', 'snapshot.events.4.fact.monster', 'lich'],
    ['a message that names it', 'snapshot.events.1.message.args.monster', { term: 'monster-demon' }],
    ['the card in hand', 'snapshot.view.drawn.monster', 'dragon'],
    ['a card of the pile', 'snapshot.view.pile.0.monster', 'goblin'],
    ['the card under a tile', 'snapshot.view.tiles.0.fate.sacrificed.monster', 'golem'],
    ['a question that names it', 'snapshot.prompt', { id: 'p', args: { monster: { term: 'monster-orc' } } }],
  ];
  const NOBODYS: [string, string, unknown][] = [
    ['a field that is new', 'snapshot.view.deck_order', ['vampire']],
    ['a special that nobody has seen', 'snapshot.view.specials', ['fairy']],
    ['a field of the message itself', 'hint', 'skeleton'],
  ];

  it('finds nothing in a clean message', () => {
    for (const observer of [0, 1, null]) expect(leaksOfWelcome([clean], observer)).toEqual([]);
  });

  it.each([...OWN, ...NOBODYS])('finds %s, sent to an opponent or to the public', (_, path, secret) => {
    for (const observer of [1, null])
      expect(leaksOfWelcome([planted(clean, path, secret)], observer)).toHaveLength(1);
  });

  it.each(OWN)('allows the player who drew it: %s', (_, path, secret) => {
    expect(leaksOfWelcome([planted(clean, path, secret)], 0)).toEqual([]);
  });

  it.each(NOBODYS)('allows nobody: %s', (_, path, secret) => {
    expect(leaksOfWelcome([planted(clean, path, secret)], 0)).toHaveLength(1);
  });

  it('finds a secret outside of the match, for example in a chat line', () => {
    const line = { number: 1, at_ms: 0, player: 'p', name: 'n', channel: 'players', text: 'demon' } as const;
    expect(leaksOfWelcome([{ type: 'chat', lines: [line] }], 1)).toHaveLength(1);
  });

  it('allows what was turned up, but not the card below it', () => {
    const revealed: Welcome.Fact = {
      event: 'revealed',
      position: 1,
      monster: 'orc',
      kind: 'orc',
      strength: 3,
    };
    const pile = [
      { by: 0, monster: null },
      { by: 0, monster: 'orc' },
    ];
    const run = update([revealed], { ...view, pile }, 6);
    expect(leaksOfWelcome([clean, run], 1)).toEqual([]);
    expect(leaksOfWelcome([clean, planted(run, 'snapshot.view.pile.0.monster', 'orc')], 1)).toHaveLength(1);
  });
});

describe('the scanner of Raiders', () => {
  const facts: Raiders.Fact[] = [
    { event: 'level_began', number: 1, level: 'ududd' },
    { event: 'room_laid', place: 0, face: 'up', chamber: { room: 'troll' } },
    { event: 'room_laid', place: 1, face: 'down', chamber: null },
    { event: 'entered', place: 0, chamber: { room: 'troll' } },
    { event: 'torch_lit', seat: 0 },
    { event: 'sealed', seat: 0, card: null },
  ];
  const view = {
    players: [
      { powers: ['power_1', 'power_2'], items: [{ item: 'key', count: 1 }], part: 'chosen' },
      { powers: ['power_3'], items: [], part: 'owes' },
    ],
    row: [
      { face: 'up', chamber: { room: 'troll' } },
      { face: 'down', chamber: null },
    ],
    gone: [],
    supply: [{ item: 'torch', count: 2 }],
    sealed: null,
  };
  const clean = update(facts, view);

  const OWN: [string, string, unknown][] = [
    ['a sealed card', 'snapshot.events.5.fact.card', 'power_2'],
    ['a message that names it', 'snapshot.events.5.message.args.card', { term: 'card-power-2' }],
    ['a dark room', 'snapshot.view.row.1.chamber', { room: 'armory' }],
  ];
  const NOBODYS: [string, string, unknown][] = [
    ['a card before all have chosen', 'snapshot.view.players.0.part', { played: { card: 'power_1' } }],
    ['how a dark room was laid', 'snapshot.events.2.fact.chamber', { room: 'snake' }],
    ['a dark room among those behind', 'snapshot.view.gone', ['armory']],
    ['a field that is new', 'snapshot.view.next_level', ['dragon']],
  ];

  it('finds nothing in a clean message', () => {
    for (const observer of [0, 1, null]) expect(leaksOfRaiders([clean], observer)).toEqual([]);
  });

  it.each([...OWN, ...NOBODYS])('finds %s, sent to an opponent or to the public', (_, path, secret) => {
    for (const observer of [1, null])
      expect(leaksOfRaiders([planted(clean, path, secret)], observer)).toHaveLength(1);
  });

  it.each(OWN)('allows its owner: %s', (_, path, secret) => {
    expect(leaksOfRaiders([planted(clean, path, secret)], 0)).toEqual([]);
  });

  it.each(NOBODYS)('allows nobody: %s', (_, path, secret) => {
    expect(leaksOfRaiders([planted(clean, path, secret)], 0)).toHaveLength(1);
  });

  it('finds what a line tells too early, and allows what was shown', () => {
    const line = (message: object) => [{ line: 1, kind: 'text', rule: 'R01', text: 'x', message }];
    const rooms = (...names: string[]) =>
      line({ id: 'log-rooms', args: { rooms: { list: names.map((name) => ({ term: name })) } } });
    const cards = (who: number, card: string) => {
      const message = { id: 'log-chosen-card', args: { who: { seat: who }, card: { term: card } } };
      return line({ id: 'log-chosen', args: { players: { list: [{ message }] } } });
    };
    const check = (event: number, lines: object[], observer: number | null, leaks: number, facts = clean) => {
      const message = planted(facts, `snapshot.events.${String(event)}.lines`, lines);
      expect(leaksOfRaiders([message], observer)).toHaveLength(leaks);
    };
    // A room that lies face up is known from the event that laid it.
    check(2, rooms('room-troll', 'log-dark-room'), null, 0);
    check(2, rooms('room-troll', 'room-armory'), null, 1);
    check(0, rooms('room-snake'), null, 1);
    // A card is known when it was shown, and before that to its owner.
    const shown = update([...facts, { event: 'shown', seat: 1, card: 'power_3' }], view);
    check(6, cards(1, 'card-power-3'), null, 0, shown);
    check(5, cards(1, 'card-power-3'), null, 1, shown);
    check(6, cards(0, 'card-power-3'), null, 1, shown);
    const own = planted(clean, 'snapshot.events.5.fact.card', 'power_2');
    check(5, cards(0, 'card-power-2'), 0, 0, own);
    check(5, cards(0, 'card-power-1'), 0, 1, own);
  });

  it('finds what another player saw by a torch, in the event and in the room', () => {
    const saw = planted(clean, 'snapshot.events.5.fact', {
      event: 'saw',
      seat: 0,
      place: 1,
      chamber: { room: 'armory' },
    });
    expect(leaksOfRaiders([saw], 1)).toHaveLength(2);
    expect(leaksOfRaiders([saw], 0)).toEqual([]);
  });

  it('finds that a choice was changed, also without its content', () => {
    const resealed = planted(clean, 'snapshot.events.5.fact', { event: 'resealed', seat: 0 });
    expect(leaksOfRaiders([resealed], 1)).toHaveLength(1);
    expect(leaksOfRaiders([resealed], 0)).toEqual([]);
  });

  it('finds any choice that is sent to the public', () => {
    expect(leaksOfRaiders([planted(clean, 'snapshot.view.sealed', 'power_2')], null)).toHaveLength(1);
  });

  it('allows a card that was shown, until the next room', () => {
    const players = [{ ...view.players[0], part: { played: { card: 'power_1' } } }, view.players[1]];
    const shown = update([{ event: 'shown', seat: 0, card: 'power_1' }], { ...view, players }, 7);
    expect(leaksOfRaiders([clean, shown], 1)).toEqual([]);
    const entered = { event: 'entered', place: 1, chamber: { room: 'armory' } };
    const next = update([entered], { ...view, row: [], players }, 8);
    expect(leaksOfRaiders([clean, shown, next], 1)).toHaveLength(1);
  });
});

describe('the scanner of Masmorra', () => {
  const facts: Masmorra.Fact[] = [
    { event: 'card_drawn', seat: 0, card: null },
    { event: 'card_stolen', thief: 0, victim: 2, card: null },
    { event: 'card_played', seat: 0, card: 'fumble', half: 'orange' },
  ];
  const view = {
    observer: { seat: 1 },
    hand: ['silence'],
    discard: ['enrage'],
    in_play: ['fumble'],
    tasks: [],
  };
  const clean = update(facts, { ...view, fresh: 'hidden' });
  const SECRETS: [string, string, unknown][] = [
    ['a card that another drew', 'snapshot.events.0.fact.card', 'ambush'],
    ['a message that names it', 'snapshot.events.0.message.args.card', { term: 'treasure-ambush' }],
    ['a card that was stolen from another', 'snapshot.events.1.fact.card', 'drain_life'],
    ['a field that is new', 'snapshot.view.players', [{ hand: ['stumble'] }]],
    [
      'a question about a card that is not in hand',
      'snapshot.prompt',
      { id: 'p', args: { card: 'pickpocket' } },
    ],
  ];

  it('finds nothing in a clean message', () => {
    expect(leaksOfMasmorra([clean], 1)).toEqual([]);
  });

  it.each(SECRETS)('finds %s', (_, path, secret) => {
    expect(leaksOfMasmorra([planted(clean, path, secret)], 1)).toHaveLength(1);
  });

  it('finds a hand that is sent to the public or to another seat', () => {
    const open = planted(clean, 'snapshot.view.observer', 'public');
    expect(leaksOfMasmorra([open], null)).toContainEqual({
      place: 'update.snapshot.view.hand.0',
      text: 'silence',
    });
    expect(leaksOfMasmorra([clean], 0)).toContainEqual({
      place: 'update.snapshot.view.hand.0',
      text: 'silence',
    });
  });

  it('finds a card that a line names, unless an event told the observer', () => {
    const drawn = planted(clean, 'snapshot.events.0.fact', { event: 'card_drawn', seat: 1, card: 'ambush' });
    const gain = (card: string) => ({ id: 'log-gain-card-known', args: { card: { term: card } } });
    const lines = (card: string) => [
      { line: 1, message: { id: 'log-gains', args: { gains: { list: [{ message: gain(card) }] } } } },
    ];
    const check = (event: number, card: string, leaks: number) => {
      const message = planted(drawn, `snapshot.events.${String(event)}.lines`, lines(card));
      expect(leaksOfMasmorra([message], 1)).toHaveLength(leaks);
    };
    // The line of a chest tells of the gold and of the card.
    check(1, 'treasure-ambush', 0);
    check(0, 'treasure-stumble', 1);
    check(1, 'treasure-stumble', 1);
  });

  it('allows its owner', () => {
    const own = planted(clean, 'snapshot.view.observer', { seat: 2 });
    expect(leaksOfMasmorra([planted(own, 'snapshot.events.1.fact.card', 'ambush')], 2)).toEqual([]);
  });
});
