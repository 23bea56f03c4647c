import { beforeAll, describe, expect, it } from 'vitest';

import { loadGame, loadWords, sentence } from '../../../i18n/index.ts';
import { settings } from '../../../settings/settings.svelte.ts';
import type { Fact, View } from '../../../wire/masmorra.ts';
import type { GameEvent } from '../../board.ts';
import { SNAPSHOTS } from '../fixtures.ts';
import match from '../fixtures/match.json';
import { GAME } from '../names.ts';
import { endingOf } from './ending.ts';

const EVENTS = match.events as unknown as GameEvent<Fact>[];

const HEROES = ['mika', 'jay', 'albus'] as const;

const VIEW: View = {
  ...SNAPSHOTS.acting.view,
  round: 12,
  winners: match.winners,
  players: match.players.map((numbers, seat) => {
    const [player] = SNAPSHOTS.acting.view.players;
    if (!player) throw new Error('there are no players');
    return { ...player, ...numbers, hero: HEROES[seat] ?? 'mika' };
  }),
};

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadGame('masmorra');
});

function told(view: View, events: readonly GameEvent<Fact>[] = EVENTS): string[] {
  const { figures, lines } = endingOf(view, events);
  return [
    ...figures.map(({ seat, figure }) => `${String(seat)}: ${figure.key}`),
    ...lines.map((line) => sentence(GAME, line, { names: ['Ana', 'Luis', 'Mar'], viewer: 0 })),
  ];
}

describe('the end of a match', () => {
  it('tells what ended it, since when the winner leads, and who came closest', () => {
    expect(told(VIEW)).toEqual([
      '2: albus',
      'Mar reaches 16 XP: round 12 is the last.',
      'Mar takes the lead in round 9 and keeps it.',
      'Luis comes closest: 15 XP.',
    ]);
  });

  it('tells a tie, in which gold and Life decide', () => {
    const players = VIEW.players.map((player) => ({ ...player, xp: 18 }));
    expect(told({ ...VIEW, players })[2]).toBe('Ana, Luis and Mar tie on 18 XP: gold and Life decide.');
  });

  it('tells that Malaphyas is defeated, or that the round was the last', () => {
    const [room] = VIEW.dungeon;
    if (!room) throw new Error('there is no room');
    const dungeon = [...VIEW.dungeon, { ...room, tile: 'l_throne' as const }];
    expect(told({ ...VIEW, dungeon })[1]).toBe('Malaphyas is defeated in round 12.');
    const late = EVENTS.slice(1).filter(({ fact }) => fact.event !== 'goal_reached');
    expect(told(VIEW, late).slice(1)).toEqual(['Round 12 is the last.', 'Luis comes closest: 15 XP.']);
  });
});
