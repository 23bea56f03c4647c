import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { settings } from '../../settings/settings.svelte.ts';
import { yieldToBrowser } from '../../components/yield-to-browser.ts';
import type { Offer } from '../../wire/index.ts';
import type { DungeonView, Fact, PlayerView, View } from '../../wire/welcome.ts';
import { loadGame, loadWords, say } from '../../i18n/index.ts';
import { EventAnimator } from '../event-animator.svelte.ts';
import Board from './Board.svelte';
import { SNAPSHOTS, type SnapshotFixture } from './fixtures.ts';

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadGame('welcome');
});

beforeEach(() => {
  settings.speed = 'instant';
  Element.prototype.scrollIntoView = vi.fn();
});

/** Renders a recorded snapshot as its first seat saw it. */
async function show(snapshot: SnapshotFixture, { seat = 0 as number | null } = {}) {
  const animator = new EventAnimator<Fact>({ speed: () => 'instant' });
  animator.follow(snapshot.events, 1);
  const choose = vi.fn();
  const cast = { names: snapshot.names, viewer: seat };
  const offers = seat === null ? [] : snapshot.offers;
  const keyOf = (offer: Offer) => String(offers.indexOf(offer) + 1);
  const { rerender } = render(Board, {
    view: snapshot.view,
    fresh: [],
    animator,
    seat,
    cast,
    offers,
    choose,
    sending: null,
    keyOf,
  });
  // Some panels are rendered in the next task.
  await yieldToBrowser();
  await tick();
  return { choose, cast, animator, rerender };
}

describe('every offer', () => {
  const asked = Object.entries(SNAPSHOTS).filter(([, { offers }]) => offers.length > 0);

  it.each(asked)('of the kind %s is a button with its message, help and key', async (_, snapshot) => {
    const { choose, cast } = await show(snapshot);
    for (const [place, offer] of snapshot.offers.entries()) {
      const name = say('welcome', offer.message, cast);
      const button = screen.getByRole('button', { name });
      expect(button.getAttribute('aria-keyshortcuts')).toBe(String(place + 1));
      const help = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      expect(help?.textContent?.toLowerCase()).toContain(say('welcome', offer.help, cast).toLowerCase());
      await fireEvent.click(button);
      expect(choose).toHaveBeenLastCalledWith(offer);
    }
    expect(document.querySelectorAll('.offer > button').length).toBe(snapshot.offers.length);
  });
});

describe('the bidding', () => {
  it('shows the drawn card to its player, and says that nobody else sees it', async () => {
    await show(SNAPSHOTS.sacrifice);
    const hand = screen.getByRole('region', { name: 'Drawn card' });
    expect(hand.textContent).toContain('Only you see this');
    expect(within(hand).queryByText('Face-down card')).toBeNull();
  });

  it('shows the card of another player face down', async () => {
    await show(SNAPSHOTS.waiting);
    const hand = screen.getByRole('region', { name: 'Drawn card' });
    expect(within(hand).getByText('Face-down card')).toBeTruthy();
    expect(hand.textContent).toMatch(/looks at a card/);
  });

  it('has a sentence for the state of each player', async () => {
    await show(SNAPSHOTS.draw);
    const standings = screen.getByRole('list', { name: 'Standings' });
    expect(standings.textContent).toContain('You: 0 of 2 successes, 0 of 2 failures.');
  });

  it('asks nothing of spectators', async () => {
    await show(SNAPSHOTS.sacrifice, { seat: null });
    expect(document.querySelectorAll('.offer > button').length).toBe(0);
    expect(screen.queryByText('What you know')).toBeNull();
  });
});

describe('the glossary', () => {
  it('shows the effect of a tile on tap', async () => {
    await show(SNAPSHOTS.waiting);
    const tiles = within(screen.getByRole('list', { name: 'Equipment' })).getAllByRole('button');
    await fireEvent.click(tiles[0] as HTMLElement);
    const [tile] = SNAPSHOTS.waiting.view.tiles;
    const name = say(
      'welcome',
      { id: `tile-${tile?.tile.replaceAll('_', '-')}`, args: {} },
      { names: [], viewer: 0 },
    );
    expect(screen.getByRole('dialog', { name })).toBeTruthy();
  });
});

describe('during the animation of a dungeon', () => {
  const { events, view, offers, names } = SNAPSHOTS.choose;

  it('nothing reveals the result before the viewer skips it', async () => {
    const animator = new EventAnimator<Fact>({ speed: () => 'normal', pace: () => 60_000 });
    animator.follow(events.slice(0, 1), 1);
    const props = {
      fresh: [],
      animator,
      seat: 0,
      cast: { names, viewer: 0 },
      choose: vi.fn(),
      sending: null,
    };
    const inside = { ...(view.dungeon as DungeonView), faced: 0 };
    const before: View = { ...view, stage: 'bid', dungeon: inside, players: view.players.map(untried) };
    const { rerender } = render(Board, { ...props, view: before, offers: [], keyOf: () => '' });
    animator.follow(events, 1);
    await rerender({ view, offers });
    await tick();

    expect(document.querySelectorAll('.offer > button').length).toBe(0);
    expect(document.body.textContent).not.toMatch(/Success!|Failure/);
    animator.skip();
    await waitFor(() => expect(document.querySelectorAll('.offer > button').length).toBe(offers.length));
    expect(document.body.textContent).toMatch(/Success!|Failure/);
  });
});

function untried(player: PlayerView): PlayerView {
  return { ...player, successes: 0, failures: 0 };
}

describe('the end', () => {
  it('names the winner', async () => {
    await show(SNAPSHOTS.over);
    expect(screen.getByRole('heading', { name: /win(s)? the game!/ })).toBeTruthy();
  });
});
