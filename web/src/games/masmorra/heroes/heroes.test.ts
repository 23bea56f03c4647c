import { describe, expect, it } from 'vitest';

import engine from '../../../../../crates/games/masmorra/src/player.rs?raw';
import { SNAPSHOTS } from '../fixtures.ts';
import type { Ability, Hero } from '../../../wire/masmorra.ts';
import { ABILITY_ICONS } from './pictures.ts';
import {
  abilitiesOf,
  ARROWS,
  costOf,
  GOAL,
  LESSONS,
  limitOf,
  MOST_CARDS,
  MOST_GOLD,
  MOST_LIFE,
} from './data.ts';
import { abilitiesFor, trackOf } from './xp-track.ts';

const HEROES: Hero[] = ['albus', 'jay', 'valerie', 'mika', 'greybark'];

describe('the data of hero boards', () => {
  it.each([
    ['LIFE', MOST_LIFE],
    ['GOLD_LIMIT', MOST_GOLD],
    ['HAND_LIMIT', MOST_CARDS],
    ['LESSONS', LESSONS],
    ['GOAL', GOAL],
  ])('has the same %s as the engine', (name, value) => {
    expect(engine).toContain(`const ${name}: u8 = ${value};`);
  });

  it('has the same arrows as the engine', () => {
    expect(engine).toContain(`= [${ARROWS.join(', ')}];`);
  });

  it('has five abilities for each hero, each with its own icon', () => {
    const all = HEROES.flatMap(abilitiesOf);
    expect([all.length, new Set(all).size]).toEqual([25, 25]);
    expect(new Set(all.map((ability) => ABILITY_ICONS[ability].join())).size).toBe(25);
  });

  it.each<[Ability, unknown, string]>([
    ['on_guard', { kind: 'any_die' }, 'Once'],
    ['fireball', { kind: 'dice', faces: ['magic', 'magic'] }, 'Once'],
    ['inner_rage', { kind: 'gold', gold: 3 }, 'Refresh'],
    ['shape_of_the_wild', { kind: 'token' }, 'Once'],
    ['wolf_companion', { kind: 'nothing' }, 'Ongoing'],
  ])('has the cost and the limit of %s', (ability, cost, limit) => {
    expect([costOf(ability), limitOf(ability)]).toEqual([cost, limit]);
  });
});

describe('the experience track', () => {
  const { view } = SNAPSHOTS.acting;
  const [player] = view.players;
  if (!player) throw new Error('there is no player');

  it('shows the next arrow and the space to which a fall leads', () => {
    const track = trackOf({ ...player, xp: 8 }, view);
    expect([track.floor, track.next, track.goal]).toEqual([7, 12, 16]);
    expect(track.arrows.filter(({ state: passed }) => passed === 'passed').map(({ at }) => at)).toEqual([
      3, 7,
    ]);
  });

  it('goes on for an epic hero', () => {
    const epic = { ...view, house: { ...view.house, mode: 'epic' as const } };
    const track = trackOf({ ...player, xp: 25 }, epic);
    expect([track.goal, track.next, track.end]).toEqual([null, 28, 29]);
    expect(track.arrows.at(-1)?.kind).toBe('rest');
  });

  it('has abilities that are ready, used and still to learn', () => {
    const learner = { ...player, hero: 'jay' as const, learnt: ['riposte' as const] };
    const shown = { ...view, active: 0, players: [learner], now: { ...view.now, used: 1 } };
    expect(abilitiesFor(learner, shown).map(({ state: known }) => known)).toEqual([
      'used',
      'to_learn',
      'to_learn',
      'to_learn',
      'ready',
    ]);
  });
});
