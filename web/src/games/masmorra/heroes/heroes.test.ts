import { describe, expect, it } from 'vitest';

import engine from '../../../../../crates/games/masmorra/src/player.rs?raw';
import { SNAPSHOTS } from '../fixtures.ts';
import type { Ability, Hero } from '../../../wire/masmorra.ts';
import { ABILITY_ICONS } from './pictures.ts';
import { abilitiesOf, ARROWS, costOf, GOAL, LESSONS, MOST_CARDS, MOST_GOLD, MOST_LIFE } from './data.ts';
import { scoresOf } from './scores.ts';
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

  it.each<[Ability, unknown]>([
    ['on_guard', { kind: 'any_die' }],
    ['fireball', { kind: 'dice', faces: ['magic', 'magic'] }],
    ['inner_rage', { kind: 'gold', gold: 3 }],
    ['shape_of_the_wild', { kind: 'token' }],
    ['wolf_companion', { kind: 'nothing' }],
  ])('has the cost of %s', (ability, cost) => {
    expect(costOf(ability)).toEqual(cost);
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

describe('the scores', () => {
  const { view, names } = SNAPSHOTS.acting;
  const cast = { names, viewer: 0 };

  it('have the numbers of each player in the order of the seats', () => {
    const scores = scoresOf(view, cast);
    expect(scores.map(({ seat, name }) => [seat, name])).toEqual(names.map((name, seat) => [seat, name]));
    expect(scores.map(({ xp, life, gold, cards }) => ({ xp, life, gold, cards }))).toEqual(
      view.players.map(({ xp, life, gold, cards }) => ({ xp, life, gold, cards })),
    );
    expect(scores.every(({ goal }) => goal === GOAL)).toBe(true);
  });

  it('mark the active player and fallen heroes', () => {
    const [first, ...rest] = view.players;
    if (!first) throw new Error('there are no players');
    const state = (posture: 'standing' | 'fallen') =>
      scoresOf({ ...view, active: 0, players: [{ ...first, posture }, ...rest] }, cast)[0];
    expect(state('standing')).toMatchObject({ isActive: true, isFallen: false });
    expect(state('fallen')).toMatchObject({ isActive: true, isFallen: true });
  });

  it('are not shown before the first round, and have no goal in an Epic game', () => {
    expect(scoresOf({ ...view, round: 0 }, cast)).toEqual([]);
    const epic = { ...view, house: { ...view.house, mode: 'epic' as const } };
    expect(scoresOf(epic, cast)[0]?.goal).toBeNull();
  });
});
