import { beforeAll, describe, expect, it } from 'vitest';

import { EDITIONS } from '../editions.ts';
import { loadWords } from '../../i18n/index.ts';
import {
  canBeRated,
  draftFor,
  draftHere,
  fittingOptions,
  isAlone,
  proposalOf,
  withSeats,
  type Draft,
} from './draft.ts';
import { summaryOf } from './summary.ts';

const welcome = {
  key: 'welcome',
  name: { en: 'Welcome', es: 'Bienvenido' },
  rules_version: 1,
  seats: { min: 2, max: 4 },
  options: [
    { key: 'set', values: ['welcome', 'back', 'combined'], default: 'welcome', rule: 'W04' },
    { key: 'flute', values: ['next', 'all'], default: null, rule: 'W51' },
  ],
  bots: ['novice', 'adventurer', 'veteran', 'legend'],
};

function draft(changes: Partial<Draft> = {}): Draft {
  const back = EDITIONS.find(({ id }) => id === 'back');
  if (!back) throw new Error('Welcome Back is not an edition');
  return { ...draftFor(back, welcome), ...changes };
}

beforeAll(loadWords);

describe('a draft', () => {
  it('starts with the options of its edition, and defaults for the rest', () => {
    expect(draft().options).toEqual({ set: 'back', flute: 'next' });
  });

  it('is for people, in the lobby, live and without a clock', () => {
    expect(proposalOf(draft(), welcome)).toMatchObject({
      seats: [{ for: 'person' }, { for: 'person' }, { for: 'person' }, { for: 'person' }],
      listed: true,
      rated: false,
      pace: { pace: 'live', clock: null, grace_s: 60 },
      spectators: { welcome: true, delay_s: 0 },
    });
  });

  it('keeps the chosen seats when their number changes', () => {
    const three = ['person', 'adventurer', 'person'];
    expect(withSeats(three, 2)).toEqual(['person', 'adventurer']);
    expect(withSeats(three, 4)).toEqual(['person', 'adventurer', 'person', 'person']);
  });

  it('has only options that make a difference, and the defaults of the others', () => {
    const keys = (set: string) => fittingOptions(welcome, draft({ options: { set } })).map(({ key }) => key);
    expect([keys('back'), keys('welcome')]).toEqual([['set', 'flute'], ['set']]);
    const chosen = (set: string) => proposalOf(draft({ options: { set, flute: 'all' } }), welcome).options;
    expect([chosen('combined'), chosen('welcome')]).toEqual([
      { set: 'combined', flute: 'all' },
      { set: 'welcome', flute: 'next' },
    ]);
  });

  it('is rated only with people in all seats', () => {
    const withBot = draft({ seats: ['person', 'adventurer'], rated: true });
    expect(canBeRated(withBot)).toBe(false);
    expect(proposalOf(withBot, welcome).rated).toBe(false);
    expect(proposalOf(draft({ rated: true }), welcome).rated).toBe(true);
  });

  it('on this device has bots in all other seats', () => {
    const online = draft({ seats: ['veteran', 'person', 'person'], rated: true, pace: 'turns' });
    expect(isAlone(online)).toBe(false);
    const here = draftHere(online, 'adventurer');
    expect(here.seats).toEqual(['veteran', 'person', 'adventurer']);
    expect(isAlone(here)).toBe(true);
    expect(proposalOf(here, welcome)).toMatchObject({ rated: false, pace: { pace: 'live', clock: null } });
    expect(draftHere(draft({ seats: ['veteran', 'novice'] }), 'adventurer').seats).toEqual([
      'person',
      'novice',
    ]);
  });

  it('is either rated or for practice', () => {
    const practice = draft({ rated: true, practice: true });
    expect(canBeRated(practice)).toBe(false);
    expect(proposalOf(practice, welcome)).toMatchObject({ rated: false, practice: true });
    expect(proposalOf(draft({ rated: true }), welcome)).not.toHaveProperty('practice');
    expect(summaryOf(practice, 'Welcome')).toContain('for practice');
  });

  it('by turns has days and no clock', () => {
    expect(proposalOf(draft({ pace: 'turns', clock: 'calm', days: 5 }), welcome).pace).toEqual({
      pace: 'turns',
      days: 5,
    });
  });

  it('without spectators has no delay', () => {
    const { spectators } = proposalOf(draft({ spectators: false, delay: 60 }), welcome);
    expect(spectators).toEqual({ welcome: false, delay_s: 0 });
  });
});
