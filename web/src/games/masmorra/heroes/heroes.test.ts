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

describe('what is printed on a hero board', () => {
  it.each([
    ['LIFE', MOST_LIFE],
    ['GOLD_LIMIT', MOST_GOLD],
    ['HAND_LIMIT', MOST_CARDS],
    ['LESSONS', LESSONS],
    ['GOAL', GOAL],
  ])('is the %s that the engine counts with', (name, value) => {
    expect(engine).toContain(`const ${name}: u8 = ${value};`);
  });

  it('has the arrows where the engine has them', () => {
    expect(engine).toContain(`= [${ARROWS.join(', ')}];`);
  });

  it('is five abilities for each hero, each with an icon of its own', () => {
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
  ])('tells what %s costs and how often it works', (ability, cost, limit) => {
    expect([costOf(ability), limitOf(ability)]).toEqual([cost, limit]);
  });
});

describe('the experience track', () => {
  const { view } = SNAPSHOTS.acting;
  const [player] = view.players;
  if (!player) throw new Error('someone plays');

  it('shows the next arrow, and where a fall would lead', () => {
    const track = trackOf({ ...player, xp: 8 }, view);
    expect([track.floor, track.next, track.goal]).toEqual([7, 12, 16]);
    expect(track.arrows.filter(({ state: passed }) => passed === 'passed').map(({ at }) => at)).toEqual([
      3, 7,
    ]);
  });

  it('goes on as far as an epic hero does', () => {
    const epic = { ...view, house: { ...view.house, mode: 'epic' as const } };
    const track = trackOf({ ...player, xp: 25 }, epic);
    expect([track.goal, track.next, track.end]).toEqual([null, 28, 29]);
    expect(track.arrows.at(-1)?.kind).toBe('rest');
  });

  it('has abilities that are known from the start, learnt, used and still to learn', () => {
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
