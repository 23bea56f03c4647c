import { describe, expect, it } from 'vitest';

import type { Offer } from '../../../wire/index.ts';
import type { PlayerView, View } from '../../../wire/raiders.ts';
import snapshots from '../fixtures/snapshots.json';
import { raiders } from '../game.ts';
import { handOf, owing } from './hand.ts';

function snapshot(name: keyof typeof snapshots) {
  const { view, offers } = snapshots[name] as unknown as { view: View; offers: Offer[] };
  const me = view.players[0] as PlayerView;
  return { view, offers, hand: handOf(me, view, offers) };
}

describe('the hand', () => {
  it('has each offer on one of its cards', () => {
    for (const name of ['choosing', 'chosen', 'again', 'glimpsed', 'boss'] as const) {
      const { offers, hand } = snapshot(name);
      expect(hand.flatMap(({ offer }) => (offer ? [offer] : []))).toEqual(expect.arrayContaining(offers));
    }
  });

  it('plays cards and lights torches', () => {
    const uses = snapshot('choosing').hand.map(({ card, use }) => [card, use]);
    expect(uses).toContainEqual(['torch', 'light']);
    expect(uses.filter(([card]) => String(card).startsWith('power')).every(([, use]) => use === 'play')).toBe(
      true,
    );
  });

  it('has no use and no reason while an earlier room is resolved', () => {
    const { view } = snapshot('choosing');
    const held = handOf(view.players[0] as PlayerView, null, []);
    expect(held.length).toBeGreaterThan(4);
    expect(held.every(({ offer, use, reason }) => !offer && !use && !reason)).toBe(true);
  });

  it('has the reason why an item has no use', () => {
    const useless = snapshot('choosing').hand.filter(({ offer }) => offer === null);
    expect(useless.map(({ reason }) => reason?.id)).toEqual(useless.map(() => 'refusal-card-not-for-room'));
    expect(useless.length).toBeGreaterThan(0);
  });

  it('has whose turn it is if it is not the viewer’s', () => {
    const { view, hand } = snapshot('waiting');
    expect(owing(view)).toEqual([view.actor]);
    expect(hand[0]?.reason).toEqual({
      id: 'refusal-not-your-turn',
      args: { who: { list: [{ seat: view.actor }] } },
    });
  });

  it('merges copies of an item', () => {
    const { view, offers } = snapshot('choosing');
    const me = { ...(view.players[0] as PlayerView), items: [{ item: 'crystal_ball' as const, count: 2 }] };
    expect(handOf(me, view, offers).at(-1)).toMatchObject({ card: 'crystal_ball', count: 2 });
  });
});

describe('the game entry', () => {
  it('claims every offer', () => {
    for (const { offers } of Object.values(snapshots)) {
      expect((offers as Offer[]).every((offer) => raiders.claims?.(offer))).toBe(true);
    }
  });
});
