import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { toasts } from '../../components/toasts.svelte.ts';
import { settings } from '../../settings/settings.svelte.ts';
import type { Event, Offer } from '../../wire/index.ts';
import type { Fact, View } from '../../wire/raiders.ts';
import { loadGame, loadWords, say } from '../../i18n/index.ts';
import type { GameEvent } from '../board.ts';
import { EventAnimator } from '../event-animator.svelte.ts';
import Board from './Board.svelte';
import snapshots from './fixtures/snapshots.json';

beforeAll(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  // No animations: happy-dom cannot cancel them.
  settings.speed = 'instant';
  await loadWords();
  await loadGame('raiders');
});

interface Snapshot {
  names: string[];
  view: View;
  offers: Offer[];
  events: Event[];
}

/** Renders the board as a seat saw it in a recorded match. */
function show(name: keyof typeof snapshots, seat: number | null = 0) {
  const { names, view, offers, events } = snapshots[name] as unknown as Snapshot;
  const cast = { names, viewer: seat };
  const animator = new EventAnimator<Fact>({ speed: () => 'normal', pace: () => 1000 });
  animator.follow(events as GameEvent<Fact>[], 0);
  const choose = vi.fn();
  const props = {
    view,
    animator,
    seat,
    cast,
    choose,
    fresh: animator.fresh,
    offers: seat === null ? [] : offers,
    sending: null,
    keyOf: (offer: Offer) => String(offers.indexOf(offer) + 1),
  };
  const shown = render(Board, props);
  return { ...shown, props, view, offers, events, animator, choose, cast };
}

describe('the board', () => {
  it.each(['choosing', 'chosen', 'again', 'glimpsed', 'boss', 'taking'] as const)(
    'has a button for each offer (%s)',
    async (name) => {
      const { offers, choose, cast } = show(name);
      expect(offers.length).toBeGreaterThan(0);
      for (const offer of offers) {
        await fireEvent.click(screen.getByRole('button', { name: say('raiders', offer.message, cast) }));
        expect(choose).toHaveBeenLastCalledWith(offer);
      }
    },
  );

  it('does not play a card that has no use in the room, and says why', async () => {
    const { choose } = show('choosing');
    const hand = screen.getByRole('list', { name: 'Your hand' });
    const useless = within(hand)
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-disabled') === 'true');
    expect(useless.length).toBeGreaterThan(0);
    for (const button of useless) {
      await fireEvent.click(button);
      const why = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
      expect(why).toMatch(/doesn't work in this room/);
      expect(toasts.map(({ text }) => text)).toContain(why);
    }
    expect(choose).not.toHaveBeenCalled();
  });

  it('marks the secretly chosen card and says that it can be changed', () => {
    show('chosen');
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    expect(screen.getByText(/You can still change it/)).toBeTruthy();
    expect(screen.getByText('Only you see this')).toBeTruthy();
  });

  it('has a text for the state of every player', () => {
    const { view } = show('choosing');
    const places = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem');
    expect(places).toHaveLength(view.players.length);
    for (const place of places) expect(place.textContent).toMatch(/coins?, .*wounds?\. In hand: /);
  });

  it('marks the rooms that only the viewer has seen', () => {
    show('glimpsed');
    const rooms = screen.getAllByRole('button', { name: /dark, seen with a torch/ });
    expect(rooms.length).toBeGreaterThan(0);
    expect(screen.getByText('Seen with your torch')).toBeTruthy();
  });

  it('has no hand for a spectator', () => {
    show('choosing', null);
    expect(screen.queryByRole('list', { name: 'Your hand' })).toBeNull();
    expect(screen.queryByText('Seen with your torch')).toBeNull();
  });

  it('explains the final count step by step', () => {
    const { view, cast } = show('over');
    const steps = within(screen.getByRole('region', { name: 'Final count' })).getAllByRole('listitem');
    expect(steps[0]?.textContent).toMatch(/Wounds first/);
    expect(steps.at(-1)?.textContent).toContain(cast.names[view.winners[0] ?? 0]);
  });
});

describe('an animation', () => {
  const reveal: Fact[] = [
    { event: 'sealed', seat: 0, card: 'power_1' },
    { event: 'shown', seat: 0, card: 'power_1' },
  ];

  it('shows an event only in its turn, and all events when it is skipped', async () => {
    const { props, view, animator, rerender, events } = show('boss');
    const coins = view.players.map((player) => player.coins);
    const later: View = structuredClone(view);
    later.players.forEach((player) => (player.coins = 19));
    const facts: Fact[] = [
      ...reveal,
      { event: 'coins_got', seat: 0, coins: 19 - (coins[0] ?? 0), total: 19 },
    ];
    const more = facts.map((fact, at) => gameEvent(fact, (events.at(-1)?.number ?? 0) + 1 + at));
    animator.follow([...(events as GameEvent<Fact>[]), ...more], 0);
    await rerender({ ...props, view: later, fresh: animator.fresh });
    expect(ownSentence()).toContain(` ${String(coins[0])} coin`);
    animator.skip();
    await rerender({ ...props, view: later, fresh: animator.fresh });
    await settled();
    expect(ownSentence()).toContain('19 coins');
  });

  function gameEvent(fact: Fact, number: number): GameEvent<Fact> {
    return { number, rule: 'R11', fact, message: { id: 'event-nobody-rewarded', args: {} }, line: number };
  }

  function ownSentence(): string {
    const places = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem');
    return places.at(-1)?.querySelector('p')?.textContent ?? '';
  }

  async function settled() {
    flushSync();
    await tick();
    flushSync();
  }
});
