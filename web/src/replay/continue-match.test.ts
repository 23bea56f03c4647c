import { describe, expect, it } from 'vitest';

import type { Frame } from '../api/index.ts';
import {
  whoCanContinue,
  PERSON,
  privateProposalOf,
  proposalOf,
  withSeatChanged,
  defaultSeats,
  YOU,
} from './continue-match.ts';

function shown(turn: Frame['turn'] = { turn: 'decide', owe: [0], may: [] }, isOpen = true) {
  const frame: Frame = { step: 4, at_ms: 0, undo_epoch: 0, events: [], view: {}, turn };
  const players = ['Ana', 'Brasa', 'Luis'];
  const entry = isOpen ? 9 : null;
  const where = { id: 'r1', game: 'welcome', options: { set: 'back' }, players, entry, step: 4 };
  return { ...where, observer: 'seat:2', mySeat: 2 as number | null, isOpen, frame };
}

describe('a match can be continued', () => {
  it('from every step of a finished match except the last', () => {
    expect(whoCanContinue(shown())).toBe('anyone');
    expect(whoCanContinue(shown({ turn: 'over' }))).toBeNull();
  });

  it('with bots only, from what a player knows of a match that is not over', () => {
    const running = shown(undefined, false);
    expect(whoCanContinue(running)).toBe('bots');
    expect(whoCanContinue({ ...running, observer: 'public', mySeat: null })).toBeNull();
    const bot = { for: 'bot', bot: 'adventurer' };
    expect(privateProposalOf(running, ['adventurer', 'adventurer', YOU])).toEqual({
      game: 'welcome',
      options: { set: 'back' },
      seats: [bot, bot, { for: 'person' }],
      spectators: { welcome: false, delay_s: 0 },
      origin: { room: 'r1', step: 4, known_to: 2 },
    });
  });

  it('with the user in their own seat and bots in all others by default', () => {
    const usual = defaultSeats(shown().players, 2, 'adventurer');
    expect(usual).toEqual(['adventurer', 'adventurer', YOU]);
    expect(defaultSeats(shown().players, null, 'adventurer')[0]).toBe(YOU);
    expect(withSeatChanged(usual, 0, YOU)).toEqual([YOU, 'adventurer', PERSON]);
    expect(withSeatChanged(usual, 1, PERSON)).toEqual(['adventurer', PERSON, YOU]);
  });

  it('as it was, or with everything redealt that a seat did not know', () => {
    const seats = ['adventurer', PERSON, YOU];
    const bot = { for: 'bot', bot: 'adventurer' };
    expect(proposalOf(shown(), seats, { kind: 'as-it-was' })).toEqual({
      game: 'welcome',
      options: { set: 'back' },
      seats: [bot, { for: 'person' }, { for: 'person' }],
      origin: { room: 'r1', entry: 9 },
    });
    const anew = proposalOf(shown(), seats, { kind: 'anew', knownTo: 2 });
    expect(anew.origin).toEqual({ room: 'r1', entry: 9, known_to: 2 });
  });
});
