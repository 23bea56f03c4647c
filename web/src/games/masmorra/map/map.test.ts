import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { settings } from '../../../settings/settings.svelte.ts';
import type { Event, Offer } from '../../../wire/index.ts';
import type { Action, Fact, View } from '../../../wire/masmorra.ts';
import { loadGame, loadWords, say } from '../../../i18n/index.ts';
import type { GameEvent } from '../../board.ts';
import { EventAnimator } from '../../event-animator.svelte.ts';
import snapshots from '../fixtures/snapshots.json';
import steps from '../fixtures/steps.json';
import { SNAPSHOTS } from '../fixtures.ts';
import { Highlight } from '../highlight.svelte.ts';
import { isMapOffer } from './map-offers.ts';
import DungeonMap from './DungeonMap.svelte';
import { placementsOf, moverOf, targetsOf } from './targets.ts';

beforeAll(async () => {
  // No animations: happy-dom cannot cancel them.
  settings.speed = 'instant';
  await loadWords();
  await loadGame('masmorra');
});

type Name = keyof typeof snapshots;

interface Snapshot {
  names: string[];
  view: View;
  offers: Offer[];
}

/** Renders the map as a seat saw it in a recorded match. */
function show(name: Name) {
  const { names, view, offers } = snapshots[name] as unknown as Snapshot;
  const cast = { names, viewer: 0 };
  const choose = vi.fn();
  const animator = new EventAnimator<Fact>({ speed: () => 'normal', pace: () => 1000 });
  const props = {
    view,
    offers,
    choose,
    cast,
    animator,
    fresh: animator.fresh,
    seat: 0,
    sending: null,
    highlight: new Highlight(),
    keyOf: (offer: Offer) => String(offers.indexOf(offer) + 1),
  };
  const claimed = offers.filter(({ action }) => isMapOffer(action as Action));
  const named = (offer: Offer) => say('masmorra', offer.message, cast);
  return { ...render(DungeonMap, props), props, view, claimed, choose, named, animator };
}

function showWithoutOffers(view: View) {
  const shown = show('exploring');
  shown.unmount();
  const props = { ...shown.props, view, offers: [] };
  props.animator.follow([], 0);
  return { ...render(DungeonMap, props), props };
}

/** Switches to this level. */
async function onLevel(level: number) {
  const tabs = screen.queryByRole('group', { name: 'Levels' });
  if (tabs)
    await fireEvent.click(within(tabs).getByRole('button', { name: new RegExp(`^Level ${String(level)}`) }));
}

describe('the map', () => {
  it.each(Object.keys(snapshots) as Name[])('has a button for each of its offers (%s)', async (name) => {
    const { view, claimed, choose, named } = show(name);
    const direct = placementsOf(claimed).map(({ offer }) => offer);
    for (const offer of direct) {
      await fireEvent.click(screen.getByRole('button', { name: named(offer) }));
      expect(choose).toHaveBeenLastCalledWith(offer);
    }
    for (const target of targetsOf(claimed, view, null)) {
      for (const offer of target.offers) {
        await onLevel(target.level);
        if (target.mover !== null) await chooseMonster(target.offers);
        else if (target.offers.length > 1) await openMenu(target.offers);
        const mine = offersNamed(named(offer));
        await fireEvent.click(mine);
        expect(choose).toHaveBeenLastCalledWith(offer);
        await takeBack();
      }
    }
  });

  function offersNamed(name: string): HTMLElement {
    const [button] = screen.getAllByRole('button', { name });
    if (!button) throw new Error(`nothing is called ${name}`);
    return button;
  }

  /** Monster buttons have the monster's name, its mark and the number of its offers. */
  async function chooseMonster(offers: Offer[]) {
    const several = new RegExp(`: ${String(offers.length)} option`);
    const marks = offers.map(({ message }) => message.args['mark']);
    const mark = marks[0] && 'number' in marks[0] ? `#${String(marks[0].number)}:` : ':';
    const buttons = screen.getAllByRole('button', { name: several });
    const button = buttons.find((one) => one.getAttribute('aria-label')?.includes(mark));
    if (!button) throw new Error(`no monster has ${String(several)}`);
    await fireEvent.click(button);
  }

  async function openMenu(offers: Offer[]) {
    const several = new RegExp(`: ${String(offers.length)} options$`);
    const [button] = screen.getAllByRole('button', { name: several, expanded: false });
    if (!button) throw new Error(`no place has ${String(several)}`);
    await fireEvent.click(button);
  }

  async function takeBack() {
    const back = screen.queryByRole('button', { name: 'Cancel' });
    if (back) await fireEvent.click(back);
  }

  it('cancels the choice of a monster', async () => {
    const { view, claimed } = show('master');
    const monsters = targetsOf(claimed, view, null).filter(({ level }) => level === 1);
    const before = screen.getAllByRole('button', { expanded: false }).length;
    expect(before).toBe(monsters.length);
    await chooseMonster(monsters[0]?.offers ?? []);
    expect(screen.queryAllByRole('button', { expanded: false })).toHaveLength(0);
    expect(screen.getByText(/choose where it goes/)).toBeTruthy();
    await takeBack();
    expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(before);
  });

  it('sends nothing before a monster has a destination', async () => {
    const { view, claimed, choose } = show('master');
    const [first] = targetsOf(claimed, view, null);
    await onLevel(first?.level ?? 1);
    await chooseMonster(first?.offers ?? []);
    expect(choose).not.toHaveBeenCalled();
    expect(moverOf(first?.offers[0]?.action as Action)).not.toBeNull();
  });

  it('previews the placement that is pointed at', async () => {
    const { claimed, container, named } = show('laying');
    const ways = placementsOf(claimed);
    expect(container.querySelectorAll('.ghost')).toHaveLength(1);
    const doors = () => container.querySelector('.ghost .walls')?.getAttribute('d');
    const previews = [];
    for (const { offer } of ways) {
      await fireEvent.focus(screen.getByRole('button', { name: named(offer) }));
      previews.push(doors());
    }
    expect(new Set(previews).size).toBe(ways.length);
  });

  it('has a text for the level and its tiles', () => {
    show('stairs');
    expect(screen.getByRole('img', { name: /^Level \d: \d+ tiles?$/ })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Dungeon map' })).toBeTruthy();
  });
});

describe('the level that the map shows', () => {
  it('is the hero’s as the own turn begins, but stays for the rest of the turn', async () => {
    const { view } = SNAPSHOTS.deep_fighting;
    const theirs = { ...view, active: 1 };
    const { props, rerender } = showWithoutOffers(theirs);
    const level = () =>
      screen
        .getByRole('img', { name: /^Level \d/ })
        .getAttribute('aria-label')
        ?.slice(0, 7);
    await onLevel(1);
    expect(level()).toBe('Level 1');
    const mine = { ...view, active: 0, round: view.round + 1 };
    await rerender({ ...props, view: mine });
    await tick();
    flushSync();
    expect(level()).toBe('Level 2');
    await onLevel(1);
    await rerender({ ...props, view: { ...mine } });
    await tick();
    flushSync();
    expect(level()).toBe('Level 1');
  });
});

describe('an animation on the map', () => {
  it('shows an event only in its turn, and all events when it is skipped', async () => {
    const { before, facts, end } = steps.find((step) =>
      step.facts.some(({ event }) => event === 'monster_moved'),
    ) as unknown as {
      before: View;
      facts: Fact[];
      end: Partial<View>;
    };
    const start = { ...(snapshots.exploring as unknown as Snapshot).view, ...before };
    const { props, rerender, container } = showWithoutOffers(start);
    const places = () =>
      [...container.querySelectorAll<SVGElement>('.figure')].map(({ style }) => style.transform).join();
    const earlier = places();
    const events = [{ event: 'round_began', round: 9 } as Fact, ...facts].map(gameEvent);
    props.animator.follow(events, 0);
    await rerender({ ...props, view: { ...start, ...end }, offers: [], fresh: props.animator.fresh });
    expect(places()).toBe(earlier);
    props.animator.skip();
    await rerender({ ...props, view: { ...start, ...end }, offers: [], fresh: props.animator.fresh });
    flushSync();
    await tick();
    flushSync();
    expect(places()).not.toBe(earlier);
  });

  function gameEvent(fact: Fact, at: number): GameEvent<Fact> {
    const event: Event = {
      number: at + 1,
      rule: 'M81',
      fact,
      message: { id: 'event-moves-ended', args: {} },
      line: at + 1,
    };
    return event as GameEvent<Fact>;
  }
});
