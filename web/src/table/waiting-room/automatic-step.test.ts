import { beforeEach, describe, expect, it } from 'vitest';

import { room } from '../../connection/fake-server.ts';
import type { HolderInfo, RoomInfo, SeatInfo } from '../../wire/index.ts';
import { nextAutomaticStep, rememberStoodUp } from './automatic-step.ts';

beforeEach(() => sessionStorage.clear());

describe('the automatic step at a table', () => {
  const nobody: HolderInfo = { kind: 'nobody' };
  const bot: HolderInfo = { kind: 'bot', bot: 'random', name: 'Chispa' };
  const me: HolderInfo = { kind: 'person', player: 'ana', name: 'Ana' };

  function at(holders: HolderInfo[], you: { seat: number | null; isHost?: boolean; nonce?: string }) {
    const seats = holders.map((holder): SeatInfo => ({
      holder,
      present: true,
      covered: null,
      nonce: you.nonce ?? 'c0',
      bank_ms: null,
      asked_ms: null,
      deadline_ms: null,
    }));
    const chairs = holders.map((holder) =>
      holder.kind === 'bot' ? ({ for: 'bot', bot: holder.bot } as const) : ({ for: 'person' } as const),
    );
    const open: RoomInfo = room({
      stage: { stage: 'open' },
      seats,
      settings: { ...room().settings, seats: chairs },
    });
    return nextAutomaticStep({ id: 'r1', room: open, seats, seat: you.seat, isHost: you.isHost ?? true });
  }

  it('seats the host, and no other visitor', () => {
    expect([at([nobody, bot], { seat: null }), at([nobody, bot], { seat: null, isHost: false })]).toEqual([
      'sit',
      null,
    ]);
  });

  it('does not seat a host who stood up', () => {
    rememberStoodUp('r1');
    expect(at([nobody, bot], { seat: null })).toBeNull();
  });

  it('adds a nonce in a seat that was kept for a rematch', () => {
    expect(at([me, bot], { seat: 0, nonce: '' })).toBe('add-chance');
  });

  it('begins at once against bots, and waits for people', () => {
    expect(at([me, bot], { seat: 0 })).toBe('begin');
    const other: HolderInfo = { kind: 'person', player: 'luis', name: 'Luis' };
    expect([at([me, other], { seat: 0 }), at([me, nobody], { seat: 0 })]).toEqual([null, null]);
    expect(at([me, bot], { seat: 0, isHost: false })).toBeNull();
  });
});
