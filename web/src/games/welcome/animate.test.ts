import { describe, expect, it } from 'vitest';

import type { Fact, Tile, View } from '../../wire/welcome.ts';
import { MATCHES, SNAPSHOTS, eventsOf, type Match } from './fixtures.ts';
import { healthOf } from './dungeon/health.ts';
import { applyEvent } from './animate.ts';
import { emptyView, isSameBidding } from './position.ts';
import { DisplayedView } from './displayed.svelte.ts';

/** What events determine of a view. Whose turn is next and what is asked is only in the newest view. */
function shownOf({
  dungeon,
  round,
  starter,
  players,
  adventurer,
  tiles,
  deck,
  pile,
  drawn,
  specials,
  winner,
}: View) {
  const inside = dungeon && {
    hp: dungeon.hp,
    named: dungeon.named,
    number: dungeon.number,
    next: dungeon.next,
    relief: dungeon.relief,
    coin: dungeon.coin,
    replaced: dungeon.replaced,
  };
  return { inside, round, starter, players, adventurer, tiles, deck, pile, drawn, specials, winner };
}

function applyEvents(view: View, facts: readonly Fact[]): View {
  return facts.reduce(applyEvent, view);
}

describe.each(Object.entries(MATCHES))('the events of a match with the %s', (_, { facts, looks }) => {
  it('lead from the empty view to every view', () => {
    for (const { after, view } of looks) {
      expect(shownOf(applyEvents(emptyView(view), facts.slice(0, after)))).toEqual(shownOf(view));
    }
  });

  it('lead from any view to the last', () => {
    const last = looks[looks.length - 1];
    for (const { after, view } of looks) {
      expect(shownOf(applyEvents(view, facts.slice(after, last?.after)))).toEqual(last && shownOf(last.view));
    }
  });

  it('have a whole deck from the start of each round', () => {
    const last = looks[looks.length - 1]?.view as View;
    const sizes = facts.flatMap((fact) => (fact.event === 'shuffled' ? [fact.cards] : []));
    const begun = facts.flatMap((fact, place) => (fact.event === 'round_began' ? [place + 1] : []));
    const decks = begun.map((after) => applyEvents(emptyView(last), facts.slice(0, after)).deck);
    expect(decks.length).toBeGreaterThan(0);
    expect(decks).toEqual(sizes);
  });

  it('give the printed health points of what is held', () => {
    let view = emptyView(looks[0]?.view as View);
    for (const fact of facts) {
      if (fact.event === 'health_counted') expect(healthOf({ ...view, dungeon: null })).toBe(fact.hp);
      view = applyEvent(view, fact);
    }
  });
});

it('these matches have every kind of event', () => {
  const kinds = new Set(Object.values(MATCHES).flatMap(({ facts }) => facts.map(({ event }) => event)));
  expect(kinds.size).toBe(45);
});

describe('the displayed view', () => {
  const { facts, looks } = Object.values(MATCHES)[1] as Match;
  const [start, end] = [looks[0], looks[looks.length - 1]] as [(typeof looks)[0], (typeof looks)[0]];
  const fresh = eventsOf(facts).slice(start.after, end.after);

  it('holds the newest view back until it is animated', () => {
    const displayed = new DisplayedView(start.view, { busy: false, fresh: [] });
    displayed.follow(end.view, { busy: true, fresh: fresh.slice(0, 1) });
    expect(shownOf(displayed.shown)).toEqual(shownOf(applyEvent(start.view, fresh[0]?.fact as Fact)));
    displayed.follow(end.view, { busy: true, fresh: fresh.slice(0, 5) });
    expect(shownOf(displayed.shown)).toEqual(
      shownOf(applyEvents(start.view, facts.slice(start.after, start.after + 5))),
    );
  });

  it('is the newest view when all events are animated or skipped', () => {
    const displayed = new DisplayedView(start.view, { busy: false, fresh: [] });
    displayed.follow(end.view, { busy: true, fresh: fresh.slice(0, 1) });
    displayed.follow(end.view, { busy: false, fresh });
    expect(displayed.shown).toBe(end.view);
  });

  it('is the newest view if the board opens in the middle of an animation', () => {
    const displayed = new DisplayedView(end.view, { busy: true, fresh: fresh.slice(0, 3) });
    expect(displayed.shown).toBe(end.view);
    displayed.follow(end.view, { busy: true, fresh: fresh.slice(0, 4) });
    expect(displayed.shown).toBe(end.view);
  });

  it('starts empty if the match has just begun', () => {
    const displayed = new DisplayedView(end.view, { busy: true, fresh: eventsOf(facts).slice(0, 1) });
    expect(displayed.shown.round).toBe(0);
  });
});

describe('a view of the bidding', () => {
  const { view } = (Object.values(MATCHES)[0]?.looks[0] ?? {}) as { view: View };

  it('is up to date when the same cards are in the same places', () => {
    expect(isSameBidding({ ...view, actor: 1 }, view)).toBe(true);
    expect(isSameBidding({ ...view, deck: view.deck - 1 }, view)).toBe(false);
  });
});

it('W49: what a lost tile had begun ends with it', () => {
  const view = SNAPSHOTS.use.view;
  const begun = { coin: 'running', relief: 2, named: 'orc', number: 5 } as const;
  const running: View = { ...view, dungeon: view.dungeon && { ...view.dungeon, ...begun } };
  const after = (tile: Tile) => applyEvent(running, { event: 'tile_lost', tile, hp_lost: 0, hp: 3 }).dungeon;
  expect(after('lucky_coin')).toMatchObject({ ...begun, coin: 'resting' });
  expect(after('charming_flute')).toMatchObject({ ...begun, relief: 0 });
  expect(after('vorpal_sword')).toMatchObject({ ...begun, named: null });
  expect(after('greatsword')).toMatchObject({ ...begun, number: null });
});
