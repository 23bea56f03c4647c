import { beforeEach, describe, expect, it } from 'vitest';

import type { LessonShown, PageShown } from '../wire/api.ts';
import type { Event, Offer } from '../wire/index.ts';
import { Coach, type CoachInput } from './coach.svelte.ts';
import { matches } from './matches.ts';

function page(name: string, told: unknown = null): PageShown {
  return { page: name, rule: null, told };
}

const lesson: LessonShown = {
  game: 'welcome',
  chapter: 'first',
  steps: [
    {
      pages: [page('hello'), page('draw')],
      accept: [{ action: 'draw' }],
      otherwise: 'not-yet',
    },
    {
      pages: [page('hurt', { event: 'hurt' }), page('place')],
      accept: [{ action: 'sacrifice', tile: 'torch' }, { action: 'add' }],
      otherwise: 'keep',
    },
  ],
  farewell: [page('goodbye')],
  hints: { 'prompt-bid': 'hint-bid' },
};

function offer(action: unknown): Offer {
  const message = { id: 'action', args: {} };
  return { action, message, help: message, rule: 'W10', aside: false };
}

const draw = offer({ action: 'draw' });
const pass = offer({ action: 'pass' });
const add = offer({ action: 'add' });

function event(fact: unknown): Event {
  return { number: 1, rule: 'W25', fact, message: { id: 'event', args: {} }, line: 1 };
}

/** A table after this many decisions of the user. */
function input(decided: number, offers: Offer[], more: Partial<CoachInput> = {}): CoachInput {
  const prompt = { id: 'prompt-bid', args: {} };
  return {
    question: `${String(decided)}-abcd`,
    prompt,
    offers,
    events: [],
    busy: false,
    over: false,
    ...more,
  };
}

function coached(at: CoachInput): Coach {
  return new Coach(lesson, 'room', () => at);
}

function said(coach: Coach): string {
  const { moment } = coach;
  if (moment.kind === 'says') return moment.page.page;
  return moment.kind === 'hints' ? moment.page : moment.kind;
}

describe('a coach', () => {
  beforeEach(() => localStorage.clear());

  it('shows page after page, then waits for a decision', () => {
    const coach = coached(input(0, [draw, pass]));
    expect(said(coach)).toBe('hello');
    expect(coach.next()).toBe(true);
    expect(said(coach)).toBe('draw');
    expect(coach.next()).toBe(false);
    coach.back();
    expect(said(coach)).toBe('hello');
  });

  it('refuses what the script does not accept, and says why each time', () => {
    const coach = coached(input(0, [draw, pass]));
    expect(coach.wanted).toEqual([draw]);
    expect(coach.refuses(draw)).toBe(false);
    expect(coach.complaint).toBeNull();
    expect(coach.refuses(pass)).toBe(true);
    expect(coach.refuses(pass)).toBe(true);
    expect(coach.complaint).toEqual({ page: 'not-yet', times: 2 });
  });

  it('takes its step from the table, and skips pages about events that did not happen', () => {
    const unhurt = coached(input(1, [add]));
    expect([said(unhurt), unhurt.progress]).toEqual(['place', { step: 2, steps: 3 }]);
    const hurt = coached(input(1, [add], { events: [event({ event: 'hurt', damage: 5 })] }));
    expect(said(hurt)).toBe('hurt');
  });

  it('opens the stored page, but none of another step', () => {
    coached(input(0, [draw, pass])).next();
    expect(said(coached(input(0, [draw, pass])))).toBe('draw');
    expect(said(coached(input(1, [add], { events: [event({ event: 'hurt' })] })))).toBe('hurt');
  });

  it('says nothing during animations, and where the script cannot continue', () => {
    expect(said(coached(input(0, [draw], { busy: true })))).toBe('watches');
    expect(said(coached(input(0, [], { question: '' })))).toBe('watches');
    const astray = coached(input(1, [draw, pass]));
    expect([said(astray), astray.refuses(pass), astray.isSelective]).toEqual(['silent', false, false]);
  });

  it('says goodbye at the end of the script, then gives hints, and ends with the match', () => {
    const coach = coached(input(2, [draw, pass]));
    expect([said(coach), coach.refuses(pass)]).toEqual(['goodbye', false]);
    coach.next();
    expect(said(coach)).toBe('hint-bid');
    expect(said(coached(input(5, [draw, pass])))).toBe('hint-bid');
    expect(said(coached(input(9, [], { question: '', over: true })))).toBe('parts');
  });

  it('says goodbye when the match ends with the script', () => {
    const coach = coached(input(2, [], { question: '', over: true }));
    expect(said(coach)).toBe('goodbye');
    coach.next();
    expect(said(coach)).toBe('parts');
  });
});

describe('a pattern', () => {
  it('matches a value that has all of its fields', () => {
    expect(matches({ action: 'sacrifice' }, { action: 'sacrifice', tile: 'torch' })).toBe(true);
    expect(matches({ action: 'sacrifice', tile: 'torch' }, { action: 'sacrifice' })).toBe(false);
    expect(matches({ event: 'drew', monster: null }, { event: 'drew', monster: null })).toBe(true);
    expect(matches({ to: { x: 1 } }, { to: { x: 1, y: 2 } })).toBe(true);
  });
});
