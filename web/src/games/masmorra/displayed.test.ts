import { render, screen } from '@testing-library/svelte';
import { flushSync, tick, type Component } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { settings } from '../../settings/settings.svelte.ts';
import type { Fact, Figure, View } from '../../wire/masmorra.ts';
import { loadGame, loadWords } from '../../i18n/index.ts';
import type { GameEvent } from '../board.ts';
import { EventAnimator } from '../event-animator.svelte.ts';
import { boutAfter, boutOf, fightIn } from './fight/animate.ts';
import FightPanel from './fight/FightPanel.svelte';
import { figureName } from './names.ts';
import type { PanelProps } from './board.ts';
import { stockAfter, stockOf } from './treasure/animate.ts';
import Treasures from './treasure/Treasures.svelte';
import { panelFor, SNAPSHOTS } from './fixtures.ts';

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadGame('masmorra');
});

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const START: View = { ...SNAPSHOTS.before_roll.view, active: 1, fight: null };
const FOE: Figure = { id: 5, being: { foe: 'ghoul' } };

function gameEvent(fact: Fact, at: number): GameEvent<Fact> {
  return { number: at + 1, rule: 'M60', fact, message: { id: 'x', args: {} }, line: at + 1 };
}

/** Renders a panel for a spectator. Each event takes time. */
function showToSpectator(panel: Component<PanelProps>, view: View) {
  let time = 1000;
  const animator = new EventAnimator<Fact>({ pace: () => time, speed: () => 'normal' });
  animator.follow([], 0);
  const props = { ...panelFor({ names: ['Ana', 'Beto'], view, offers: [] }, vi.fn()), animator };
  const rendered = render(panel, { props });
  const addEvents = async (facts: Fact[], end: View) => {
    animator.follow(facts.map(gameEvent), 0);
    await rendered.rerender({ ...props, view: end });
    await tick();
    flushSync();
  };
  const skip = async () => {
    time = 0;
    animator.skip();
    await tick();
    flushSync();
    await tick();
  };
  return { addEvents, skip };
}

describe('the fight of another player', () => {
  const calm = { ...START, combat: { ...START.combat, on: false } };
  const course: Fact[] = [
    { event: 'combat_began', seat: 1 },
    { event: 'fight_began', seat: 1, figure: FOE },
    { event: 'struck', seat: 1, symbol: 'melee', with: 'die' },
    { event: 'withstood', seat: 1, being: FOE.being },
    { event: 'combat_ended', seat: 1 },
  ];

  it('shows the opponent, the strikes and the end, event by event', () => {
    const bouts = course.map((_, at) => course.slice(0, at + 1).reduce(boutAfter, boutOf(calm)));
    expect(bouts).toEqual([
      { foe: null, struck: [] },
      { foe: FOE, struck: [] },
      { foe: FOE, struck: ['melee'] },
      { foe: null, struck: [] },
      null,
    ]);
  });

  it('has a forecast only if one of the views matches', () => {
    const { view } = SNAPSHOTS.fighting;
    const bout = boutOf(view);
    expect(fightIn(bout, [calm, view])).toBe(view.fight);
    const further = boutAfter(bout, { event: 'struck', seat: 0, symbol: 'melee', with: 'die' });
    expect(fightIn(further, [calm, view])).toBeNull();
  });

  it('is shown while it is animated, although the newest view is past it', async () => {
    const { addEvents, skip } = showToSpectator(FightPanel, calm);
    expect(screen.queryByRole('region', { name: 'Combat' })).toBeNull();
    await addEvents(course.slice(0, 1), { ...calm });
    expect(screen.getByRole('region', { name: 'Combat' })).toBeTruthy();
    expect(screen.queryByText(figureName(FOE))).toBeNull();
    await skip();
    expect(screen.queryByRole('region', { name: 'Combat' })).toBeNull();
  });
});

describe('treasure cards', () => {
  const counts = START.players.map(({ cards }) => cards);
  const seats = START.players.map((_, seat) => seat);

  it('move between hands event by event', () => {
    const view: View = {
      ...START,
      observer: { seat: 0 },
      hand: ['stumble'],
      deck: 4,
      discard: ['drain_life'],
    };
    const after = (...facts: Fact[]) => facts.reduce(stockAfter, stockOf(view));
    expect(after({ event: 'card_drawn', seat: 0, card: 'counterspell' })).toMatchObject({
      hand: ['stumble', 'counterspell'],
      deck: 3,
      counts: seats.map((seat) => (counts[seat] ?? 0) + (seat === 0 ? 1 : 0)),
    });
    expect(after({ event: 'card_drawn', seat: 1, card: null })).toMatchObject({ hand: ['stumble'], deck: 3 });
    expect(after({ event: 'card_stolen', thief: 1, victim: 0, card: 'stumble' })).toMatchObject({ hand: [] });
    expect(after({ event: 'card_played', seat: 0, card: 'stumble', half: 'orange' })).toMatchObject({
      hand: [],
      discard: ['drain_life', 'stumble'],
    });
    expect(after({ event: 'reshuffled' })).toMatchObject({ deck: 5, discard: [] });
    expect(after({ event: 'fell', seat: 0, xp: 0, cards: ['stumble'] })).toMatchObject({ hand: [] });
  });

  it('are counted up to the animated event', async () => {
    const { addEvents, skip } = showToSpectator(Treasures, { ...START, deck: 9 });
    const drawn: Fact = { event: 'card_drawn', seat: 1, card: null };
    await addEvents([drawn, drawn], { ...START, deck: 7 });
    expect(screen.getByText('Deck: 8')).toBeTruthy();
    await skip();
    expect(screen.getByText('Deck: 7')).toBeTruthy();
  });
});
