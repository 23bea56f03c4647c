import { describe, expect, it } from 'vitest';

import type { Fact, View } from '../../wire/welcome.ts';
import { MATCHES, eventsOf, type Match } from './fixtures.ts';
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

describe.each(Object.entries(MATCHES))('the facts of a match with the %s', (_, { facts, looks }) => {
  it('lead from the empty table to every view', () => {
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

  it('count the health points that are printed on what is held', () => {
    let view = emptyView(looks[0]?.view as View);
    for (const fact of facts) {
      if (fact.event === 'health_counted') expect(healthOf({ ...view, dungeon: null })).toBe(fact.hp);
      view = applyEvent(view, fact);
    }
  });
});

it('every kind of fact is in one of these matches', () => {
  const told = new Set(Object.values(MATCHES).flatMap(({ facts }) => facts.map(({ event }) => event)));
  expect(told.size).toBe(45);
});

describe('the stage', () => {
  const { facts, looks } = Object.values(MATCHES)[1] as Match;
  const [start, end] = [looks[0], looks[looks.length - 1]] as [(typeof looks)[0], (typeof looks)[0]];
  const fresh = eventsOf(facts).slice(start.after, end.after);

  it('holds the newest position back until it has been performed', () => {
    const displayed = new DisplayedView(start.view, { busy: false, fresh: [] });
    displayed.follow(end.view, { busy: true, fresh: fresh.slice(0, 1) });
    expect(shownOf(displayed.shown)).toEqual(shownOf(applyEvent(start.view, fresh[0]?.fact as Fact)));
    displayed.follow(end.view, { busy: true, fresh: fresh.slice(0, 5) });
    expect(shownOf(displayed.shown)).toEqual(
      shownOf(applyEvents(start.view, facts.slice(start.after, start.after + 5))),
    );
  });

  it('shows exactly the newest position when all is performed or skipped', () => {
    const displayed = new DisplayedView(start.view, { busy: false, fresh: [] });
    displayed.follow(end.view, { busy: true, fresh: fresh.slice(0, 1) });
    displayed.follow(end.view, { busy: false, fresh });
    expect(displayed.shown).toBe(end.view);
  });

  it('shows what there is if it comes into the middle of a performance', () => {
    const displayed = new DisplayedView(end.view, { busy: true, fresh: fresh.slice(0, 3) });
    expect(displayed.shown).toBe(end.view);
    displayed.follow(end.view, { busy: true, fresh: fresh.slice(0, 4) });
    expect(displayed.shown).toBe(end.view);
  });

  it('begins with the empty table if the match has only begun', () => {
    const displayed = new DisplayedView(end.view, { busy: true, fresh: eventsOf(facts).slice(0, 1) });
    expect(displayed.shown.round).toBe(0);
  });
});

describe('a position of the bidding', () => {
  const { view } = (Object.values(MATCHES)[0]?.looks[0] ?? {}) as { view: View };

  it('is caught up with when the same cards lie in the same places', () => {
    expect(isSameBidding({ ...view, actor: 1 }, view)).toBe(true);
    expect(isSameBidding({ ...view, deck: view.deck - 1 }, view)).toBe(false);
  });
});
