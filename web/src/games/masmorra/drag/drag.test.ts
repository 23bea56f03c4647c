import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { settings } from '../../../settings/settings.svelte.ts';
import type { Offer } from '../../../wire/index.ts';
import type { Action, View } from '../../../wire/masmorra.ts';
import { loadGame, loadWords, say } from '../../../i18n/index.ts';
import { panelFor, SNAPSHOTS, type SnapshotFixture } from '../fixtures.ts';
import DiceTray from '../dice/DiceTray.svelte';
import { neighbours } from '../map/geometry.ts';
import { actionOf, choicesOf } from '../board.ts';
import { GAME } from '../names.ts';
import { DragState } from './drag-state.svelte.ts';
import { zonesOf } from './zones.ts';
import { focusSeat } from '../focus.ts';

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadGame('masmorra');
});

/** The elements under the pointer, topmost first. */
let under: Element[] = [];

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.setPointerCapture = vi.fn();
  document.elementsFromPoint = () => under;
  under = [];
});

async function tray(snapshot: SnapshotFixture) {
  const choose = vi.fn();
  const decide = vi.fn<(actions: readonly Action[]) => void>();
  const panel = panelFor(snapshot, choose);
  const { view, offers, highlight } = panel;
  const dragging = new DragState(() => ({ view, offers, sending: null, highlight, decide }));
  render(DiceTray, { props: { ...panel, dragging } });
  await tick();
  const buttonOf = (offer: Offer) => {
    const name = say(GAME, offer.message, panel.cast);
    const all = screen.getAllByRole('button', { name });
    return all.find((one) => one.hasAttribute('aria-keyshortcuts')) ?? fail(name);
  };
  return { choose, decide, dragging, highlight, buttonOf };
}

function fail(what: string): never {
  throw new Error(`there is no ${what}`);
}

function point(kind: string, at: { x: number; y: number }): PointerEvent {
  const where = { clientX: at.x, clientY: at.y, pointerId: 1, isPrimary: true };
  return new PointerEvent(kind, { ...where, bubbles: true, button: 0 });
}

async function drag(die: HTMLElement, onto: Element | null, last: 'drop' | 'hold' = 'drop') {
  die.dispatchEvent(point('pointerdown', { x: 0, y: 0 }));
  under = onto ? [onto] : [];
  die.dispatchEvent(point('pointermove', { x: 40, y: 40 }));
  await tick();
  if (last === 'hold') return;
  die.dispatchEvent(point('pointerup', { x: 40, y: 40 }));
  // Browsers end a drag with a click on the element that captured the pointer.
  die.click();
  await tick();
}

const magic = () => screen.getAllByRole('button', { name: /^magic/i })[0] ?? fail('Magic');

describe('a dragged die', () => {
  const [conjure] = choicesOf(SNAPSHOTS.acting.offers, 'conjure');
  const [end] = choicesOf(SNAPSHOTS.acting.offers, 'end_actions');
  if (!conjure || !end) throw new Error('the snapshot has changed');

  it('pays for its drop target once, and is not pressed too', async () => {
    const { choose, decide, buttonOf } = await tray(SNAPSHOTS.acting);
    await drag(magic(), buttonOf(conjure.offer));
    expect(decide.mock.calls).toEqual([[[conjure.action]]]);
    expect(choose).not.toHaveBeenCalled();
  });

  it('highlights only what it can pay for', async () => {
    const { buttonOf, highlight, dragging } = await tray(SNAPSHOTS.acting);
    await drag(magic(), null, 'hold');
    expect(buttonOf(conjure.offer).dataset['aim']).toBe('fits');
    expect(buttonOf(end.offer).dataset['aim']).toBeUndefined();
    await drag(magic(), buttonOf(conjure.offer), 'hold');
    expect(buttonOf(conjure.offer).dataset['aim']).toBe('over');
    expect(highlight.offer).toBe(conjure.offer);
    dragging.cancel();
    await tick();
    expect(buttonOf(conjure.offer).dataset['aim']).toBeUndefined();
    expect(highlight.offer).toBeNull();
  });

  it('does nothing on an unfitting target or outside of targets', async () => {
    const { choose, decide, buttonOf, dragging } = await tray(SNAPSHOTS.acting);
    await drag(magic(), buttonOf(end.offer));
    await drag(magic(), null);
    expect(decide).not.toHaveBeenCalled();
    expect(choose).not.toHaveBeenCalled();
    expect(dragging.piece).toBeNull();
  });

  it('returns on Escape', async () => {
    const { decide, buttonOf, dragging } = await tray(SNAPSHOTS.acting);
    const die = magic();
    await drag(die, buttonOf(conjure.offer), 'hold');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(dragging.piece).toBeNull();
    die.dispatchEvent(point('pointerup', { x: 40, y: 40 }));
    expect(decide).not.toHaveBeenCalled();
  });

  it('is pressed if the pointer does not move', async () => {
    const { choose } = await tray(SNAPSHOTS.acting);
    const die = magic();
    die.dispatchEvent(point('pointerdown', { x: 0, y: 0 }));
    die.dispatchEvent(point('pointermove', { x: 2, y: 2 }));
    die.dispatchEvent(point('pointerup', { x: 2, y: 2 }));
    die.click();
    expect(choose).toHaveBeenCalledWith(conjure.offer);
  });

  it('turns the die on which Magic is dropped', async () => {
    const { decide } = await tray(SNAPSHOTS.acting);
    const ranged = screen.getByRole('img', { name: /^ranged/i });
    await drag(magic(), ranged);
    const turned = { action: 'change_die', die: 'ranged', whose: 'action' };
    expect(decide.mock.calls).toEqual([[[conjure.action, turned]]]);
  });
});

describe('the drop zones of the map', () => {
  const { view, offers } = SNAPSHOTS.acting;
  const step: Offer = {
    ...(offers[0] ?? fail('offer')),
    action: { action: 'step', with: 'die' } satisfies Action,
  };
  const here = view.players[focusSeat(view)]?.at ?? 0;

  it('accept a Step on the hero', () => {
    const zone = zonesOf([step], view).find(({ key }) => key === 'hero');
    expect(zone).toMatchObject({ offers: [step], then: [] });
  });

  it('accept a Step on rooms behind doors, followed by the move that the match would offer', () => {
    const then = zonesOf([step], view).flatMap((zone) => zone.then);
    const offered = [...choicesOf(offers, 'move'), ...choicesOf(offers, 'explore')];
    for (const { action } of offered) expect(then).toContainEqual(action);
    expect(offered.length).toBe(2);
    expect(then.length).toBeLessThanOrEqual(neighbours(view.dungeon, here).length);
  });

  it('accept a strike on the opponent', () => {
    const fighting: View = SNAPSHOTS.fighting.view;
    const strike = SNAPSHOTS.fighting.offers
      .filter((offer) => actionOf(offer).action === 'strike')
      .slice(0, 1);
    expect(zonesOf(strike, fighting).map(({ key }) => key)).toEqual(['foe']);
  });

  it('are empty without a drag', () => {
    expect(zonesOf([], view)).toEqual([]);
  });
});
