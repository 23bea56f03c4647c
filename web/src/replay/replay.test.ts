import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Frame, OutlinePage } from '../api/index.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Event as ReplayEvent } from '../wire/index.ts';
import { pollForSteps } from './poll.ts';
import { Replay } from './replay.svelte.ts';

const MANY = 45;

/** The requested paths without their common prefix. */
let asked: string[];
let finished: boolean;
/** Whether the finished match keeps secrets. */
let secret: boolean;
let length: number;

function eventsOf(step: number): ReplayEvent[] {
  const id = step % 10 === 0 ? 'round_began' : 'played';
  const [number, message] = [step + 1, { id, args: {} }];
  const kind = id.includes('round') ? ('heading' as const) : ('line' as const);
  const lines = [{ line: number, kind, rule: 'M01', message }];
  return [{ number, rule: 'M01', fact: { event: id }, message, line: number, lines }];
}

function outlinePage(query: URLSearchParams): OutlinePage {
  const eyes = query.get('as') ?? 'seat:0';
  const steps = Array.from({ length }, (_, step) => ({
    at_ms: step,
    undo_epoch: 0,
    entry: finished && !secret ? step : null,
    events: eventsOf(step),
  }));
  return {
    game: 'masmorra',
    options: {},
    practice: false,
    sealed: false,
    players: ['Ana', 'Luis'],
    seat: 0,
    finished,
    seen_by: eyes,
    open_eyes: finished && !secret ? ['public', 'seat:0', 'seat:1', 'all'] : ['seat:0'],
    delay_s: 0,
    steps: steps.slice(Number(query.get('from'))),
    next: null,
  };
}

function framesOf(query: URLSearchParams): Frame[] {
  const from = Number(query.get('from'));
  const many = Math.max(0, Math.min(Number(query.get('count')), length - from));
  const all = query.get('as') === 'all';
  return Array.from({ length: many }, (_, place) => ({
    step: from + place,
    at_ms: from + place,
    undo_epoch: 0,
    events: eventsOf(from + place),
    view: `public ${String(from + place)}`,
    ...(all && { seats: [`Ana ${String(from + place)}`, `Luis ${String(from + place)}`] }),
    turn: { turn: 'decide', owe: [1], may: [] },
  }));
}

function answer(path: string): Response {
  const url = new URL(path, 'http://antorcha.test');
  asked.push(url.pathname.replace('/api/rooms/r1/', '') + url.search);
  if (url.searchParams.get('as') === 'all' && !finished) {
    return new Response(JSON.stringify({ error: { code: 'other_eyes', message: 'not yet' } }), {
      status: 403,
    });
  }
  const body = url.pathname.endsWith('/outline')
    ? outlinePage(url.searchParams)
    : { frames: framesOf(url.searchParams) };
  return new Response(JSON.stringify(body));
}

async function open(step: number | null = null): Promise<Replay> {
  const opened = await Replay.open('r1', null, step);
  if (!opened.ok) throw new Error('the replay cannot be opened');
  return opened.replay;
}

beforeEach(() => {
  asked = [];
  [finished, secret, length] = [true, false, MANY];
  settings.speed = 'instant';
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(path)));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('stepping', () => {
  it('goes forward and back, and stays within the match', async () => {
    const replay = await open();
    const seen = [replay.step];
    for (const move of [
      () => replay.back(),
      () => replay.forward(),
      () => replay.goTo(99),
      () => replay.forward(),
    ]) {
      await move();
      seen.push(replay.step);
    }
    expect(seen).toEqual([0, 0, 1, MANY - 1, MANY - 1]);
  });

  it('animates the next step, but not a jump', async () => {
    const replay = await open(3);
    expect(replay.animator.fresh).toEqual([]);
    await replay.forward();
    expect(replay.animator.fresh.map(({ number }) => number)).toEqual([5]);
    await replay.goTo(20);
    expect([replay.animator.fresh.length, replay.animator.past.length]).toEqual([0, 21]);
  });

  it('jumps between rounds', async () => {
    const replay = await open(13);
    await replay.nextChapter();
    expect(replay.step).toBe(20);
    await replay.previousChapter();
    expect(replay.step).toBe(10);
    expect(replay.stepEvents.map(({ event }) => event.message.id)).toEqual(['round_began']);
  });

  it('shows only the last requested step', async () => {
    const replay = await open();
    await Promise.all([replay.goTo(40), replay.goTo(5)]);
    expect([replay.step, replay.frame?.step]).toEqual([5, 5]);
  });
});

describe('positions', () => {
  it('are fetched in pages on demand, and cached', async () => {
    const replay = await open();
    for (const step of [1, 2, 3, 25, 26, 2]) await replay.goTo(step);
    const pages = asked.filter((path) => path.startsWith('replay'));
    expect(pages).toEqual(['replay?as=seat%3A0&from=0&count=20', 'replay?as=seat%3A0&from=20&count=20']);
  });

  it('are fetched before a page ends', async () => {
    const replay = await open(15);
    await replay.forward();
    expect(asked.at(-1)).toContain('from=20');
  });
});

describe('another observer', () => {
  it('that sees all gets the board of the acting seat', async () => {
    const replay = await open(7);
    await replay.setObserver('all');
    expect([replay.step, replay.seat, replay.view]).toEqual([7, 1, 'Luis 7']);
    replay.perspective = 0;
    flushSync();
    expect(replay.view).toBe('Ana 7');
    replay.perspective = 'public';
    flushSync();
    expect(replay.view).toBe('public 7');
  });

  it('is refused while the match is not over, and nothing changes', async () => {
    finished = false;
    const replay = await open(7);
    await replay.setObserver('all');
    expect(replay.problem).toMatchObject({ code: 'other_eyes' });
    expect([replay.observer, replay.step, replay.openObservers]).toEqual(['seat:0', 7, ['seat:0']]);
    expect([replay.finished, replay.isOpen]).toEqual([false, false]);
  });

  it('is refused after a match that continued from what someone knew', async () => {
    secret = true;
    const replay = await open(7);
    expect([replay.finished, replay.isOpen, replay.entry]).toEqual([true, false, null]);
  });
});

describe('an automatic replay', () => {
  it('stops at the end', async () => {
    vi.useFakeTimers();
    const replay = await open(MANY - 4);
    replay.run();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([replay.step, replay.runs]).toEqual([MANY - 1, false]);
  });

  it('stops on request', async () => {
    vi.useFakeTimers();
    const replay = await open();
    replay.run();
    await vi.advanceTimersByTimeAsync(800);
    replay.stop();
    const stopped = replay.step;
    await vi.advanceTimersByTimeAsync(5_000);
    expect([stopped > 1, replay.step]).toEqual([true, stopped]);
  });
});

describe('an unfinished match', () => {
  beforeEach(() => {
    finished = false;
    vi.useFakeTimers();
  });

  it('is followed to its newest step, and only new steps are fetched', async () => {
    const replay = await open(MANY - 1);
    expect(await replay.fetchNewSteps()).toBe(false);
    length += 2;
    expect(await replay.fetchNewSteps()).toBe(true);
    expect(asked).toContain(`outline?as=seat%3A0&from=${String(MANY)}`);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([replay.step, replay.frame?.step, replay.last]).toEqual([MANY + 1, MANY + 1, MANY + 1]);
  });

  it('does not move from an earlier step', async () => {
    const replay = await open(7);
    length += 2;
    expect(await replay.fetchNewSteps()).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([replay.step, replay.last]).toEqual([7, MANY + 1]);
  });

  it('is fetched again when it is over, because the steps get entries', async () => {
    const replay = await open(MANY - 1);
    expect(replay.entry).toBeNull();
    finished = true;
    await replay.fetchNewSteps();
    expect([replay.finished, replay.entry, replay.last]).toEqual([true, MANY - 1, MANY - 1]);
  });
});

describe('polling', () => {
  let looks: number;
  let isHidden: boolean;
  let grows: boolean;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    [looks, isHidden, grows] = [0, false, false];
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    stop = pollForSteps(() => {
      looks += 1;
      return Promise.resolve(grows);
    });
  });

  afterEach(() => {
    stop();
    vi.restoreAllMocks();
  });

  it('slows down while nothing happens', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    const seldom = looks;
    grows = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([seldom, looks - seldom > 2 * seldom - 1]).toEqual([5, true]);
  });

  it('pauses in a hidden tab, and resumes at once', async () => {
    isHidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks).toBe(0);
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(looks).toBe(1);
  });

  it('stops on request', async () => {
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks).toBe(0);
  });
});
