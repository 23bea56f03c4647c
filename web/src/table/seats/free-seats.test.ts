import { describe, expect, it } from 'vitest';

import { room } from '../../connection/fake-server.ts';
import type { SeatInfo } from '../../wire/index.ts';
import { canOffer, canSit, secondsBehind } from './free-seats.ts';

function seat(holder: SeatInfo['holder'], covered: SeatInfo['covered'] = null): SeatInfo {
  const clock = { bank_ms: null, asked_ms: null, deadline_ms: null };
  return { holder, present: false, covered, nonce: '', ...clock };
}

const BOT: SeatInfo['holder'] = { kind: 'bot', bot: 'random', name: 'Brasa' };
const LUIS: SeatInfo['holder'] = { kind: 'person', player: 'luis', name: 'Luis' };
const SEATS = [seat(LUIS, 'left'), seat(LUIS, 'away'), seat(BOT), seat(BOT, 'left')];

const TAKE_OVER = { seat: 3, player: 'eva', name: 'Eva', waits_for: [1], until_ms: 60_000 };

interface Changed {
  rated?: boolean;
  delay_s?: number;
  take_over?: typeof TAKE_OVER;
  isSeatRefused?: boolean;
}

function seen(mine: number | null, isHost = false, changed: Changed = {}) {
  const { rated = false, delay_s = 0, isSeatRefused = false, take_over } = changed;
  const shown = room({ seats: SEATS, stage: { stage: 'playing' }, ...(take_over && { take_over }) });
  const settings = { ...shown.settings, rated, spectators: { welcome: true, delay_s } };
  return { room: { ...shown, settings }, seat: mine, seats: SEATS, isHost, isSeatRefused };
}

const places = [0, 1, 2, 3];

describe('a spectator', () => {
  it('can take a seat that was left or is offered', () => {
    expect(places.filter((place) => canSit(seen(null), place))).toEqual([0, 3]);
  });

  it('cannot take one in a rated match, or with a seat already', () => {
    expect(places.some((place) => canSit(seen(null, false, { rated: true }), place))).toBe(false);
    expect(places.some((place) => canSit(seen(1), place))).toBe(false);
  });

  it('cannot ask while someone asks, or after the players refused', () => {
    expect(places.some((place) => canSit(seen(null, false, { take_over: TAKE_OVER }), place))).toBe(false);
    expect(places.some((place) => canSit(seen(null, false, { isSeatRefused: true }), place))).toBe(false);
  });

  it('is behind by the delay of the table, and a player is not', () => {
    expect(secondsBehind(seen(null, false, { delay_s: 15 }))).toBe(15);
    expect(secondsBehind(seen(1, false, { delay_s: 15 }))).toBe(0);
  });
});

it('only the host can offer the seat of a bot, once', () => {
  expect(places.filter((place) => canOffer(seen(1, true), place))).toEqual([2]);
  expect(places.filter((place) => canOffer(seen(1, false), place))).toEqual([]);
});
