import { describe, expect, it } from 'vitest';

import type { Event, Offer } from '../../wire/index.ts';
import type { View } from '../../wire/welcome.ts';
import { MATCHES, SNAPSHOTS } from './fixtures.ts';
import { claims } from './game.ts';
import { createPace, sound } from './timing.ts';
import { knownCardsOf } from './bidding/known-cards.ts';
import {
  adventurersOf,
  COMMON_MONSTERS,
  copiesOf,
  hpOfTile,
  monstersOf,
  strengthMark,
  tilesOf,
} from './data.ts';
import { questionOf } from './dungeon/question.ts';
import { statusOf } from './dungeon/status.ts';
import { playerState } from './players/player-state.ts';

describe('component data', () => {
  it('matches the boxes', () => {
    expect(COMMON_MONSTERS.reduce((sum, monster) => sum + copiesOf(monster), 0)).toBe(13);
    expect([monstersOf('welcome').length, monstersOf('back').length]).toEqual([8, 14]);
    expect(adventurersOf('combined').length).toBe(8);
    expect(tilesOf('warrior').map(hpOfTile)).toEqual([5, 3, 0, 0, 0, 0]);
  });

  it('has a mark for strengths that are set when a card is revealed', () => {
    expect(['dragon', 'count', 'ally', 'mimic'].map((one) => strengthMark(one as 'dragon'))).toEqual([
      '9',
      '4/8',
      '–',
      '?',
    ]);
  });
});

describe('the cards that the viewer knows', () => {
  const { view } = SNAPSHOTS.draw;
  const known: View = {
    ...view,
    pile: [
      { by: 0, monster: 'orc' },
      { by: 1, monster: null },
      { by: 0, monster: 'mimic' },
      { by: 0, monster: 'orc' },
    ],
    tiles: [{ tile: 'torch', fate: { sacrificed: { by: 0, monster: 'lich' } } }],
  };

  it('are in the order in which they will be faced', () => {
    expect(knownCardsOf(known).dungeon).toEqual([
      { monster: 'orc', position: 1 },
      { monster: 'mimic', position: 2 },
      { monster: 'orc', position: 4 },
    ]);
  });

  it('have a sum of strengths and a count of unknown cards', () => {
    expect([knownCardsOf(known).strength, knownCardsOf(known).unknown]).toEqual([6, 1]);
  });

  it('say where the copies of each monster are', () => {
    const of = (monster: string) => knownCardsOf(known).copies.find((one) => one.monster === monster);
    expect(of('orc')).toMatchObject({ copies: 2, inDungeon: 2, setAside: 0 });
    expect(of('lich')).toMatchObject({ copies: 1, inDungeon: 0, setAside: 1 });
  });

  it('are empty for spectators', () => {
    const looked = { ...view, pile: [{ by: 0, monster: null }], tiles: [] };
    expect(knownCardsOf(looked)).toMatchObject({ dungeon: [], setAside: [], strength: 0, unknown: 1 });
  });
});

describe('the state of a player', () => {
  it('follows from the view', () => {
    const { view } = SNAPSHOTS.draw;
    expect(playerState(view, 0)).toBe('turn');
    expect(playerState({ ...view, winner: 0 }, 0)).toBe('won');
    expect(playerState({ ...SNAPSHOTS.use.view }, SNAPSHOTS.use.view.actor ?? -1)).toBe('inside');
  });
});

describe('the status of a dungeon run', () => {
  const dungeon = SNAPSHOTS.use.view.dungeon as NonNullable<View['dungeon']>;

  it('is a list of messages', () => {
    const all = { ...dungeon, named: 'orc', number: 5, hunted: 'golem', coin: 'running', relief: 1 } as const;
    expect(statusOf({ ...all, next: { falls: { tile: 'demonic_pact' } } }).map(({ id }) => id)).toEqual([
      'scene-named',
      'scene-number',
      'scene-hunted',
      'scene-next-falls',
      'scene-coin',
      'scene-relief',
    ]);
    expect(statusOf({ ...dungeon, next: 'ignored' }).map(({ id }) => id)).toContain('scene-next-ignored');
  });

  it('has a question for each stage', () => {
    expect(questionOf('name_type', 0, null)?.id).toBe('prompt-name-type');
    expect(questionOf({ name_strength: { rival: 1 } }, 0, null)?.args).toEqual({ who: { seat: 0 } });
    expect(questionOf('bid', 0, null)).toBeNull();
  });
});

describe('the game entry', () => {
  it('claims every offer of the game, and nothing else', () => {
    const offers = Object.values(SNAPSHOTS).flatMap((snapshot) => snapshot.offers);
    expect(offers.every(claims)).toBe(true);
    expect(claims({ action: { action: 'dance' } } as Offer)).toBe(false);
  });

  it('has a duration for every event, and a wound sound only for damage', () => {
    const facts = Object.values(MATCHES).flatMap((match) => match.facts);
    const pace = createPace();
    expect(Math.min(...facts.map((fact) => pace({ fact, rule: 'W10' })))).toBeGreaterThan(0);
    const hurt = (damage: number): Pick<Event, 'fact'> => ({ fact: { event: 'hurt', damage } });
    expect([sound(hurt(3)), sound(hurt(0))]).toEqual(['wound', null]);
  });
});
