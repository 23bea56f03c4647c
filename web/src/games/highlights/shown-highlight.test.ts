import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { settings, type Speed } from '../../settings/settings.svelte.ts';
import type { GameEvent } from '../board.ts';
import { EventAnimator } from '../event-animator.svelte.ts';
import type { Highlight } from './highlight.ts';
import { ShownHighlight } from './shown-highlight.svelte.ts';

let speed: Speed;
let watches: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
  speed = 'normal';
  watches = true;
});

afterEach(() => vi.useRealTimers());

function log(...facts: string[]): GameEvent<string>[] {
  return facts.map((fact, place) => {
    return { number: place + 1, rule: 'W10', fact, message: { id: fact, args: {} }, line: place + 1 };
  });
}

/** Events with a number are highlights of that weight. */
function find({ fact, message }: GameEvent<string>): Highlight | null {
  const weight = Number(/\d+/.exec(fact)?.[0] ?? 0);
  const place = { setting: 'gate', light: 'torch' } as const;
  return weight === 0
    ? null
    : { figure: { kind: 'monsters', key: fact }, place, title: message, text: message, weight };
}

function opened(...facts: string[]) {
  const animator = new EventAnimator<string>({ speed: () => speed, highlights: () => watches });
  animator.follow(log(...facts), 1);
  const highlights = new ShownHighlight(animator, find);
  const watch = (...all: string[]) => {
    animator.follow(log(...all), 1);
    highlights.follow();
  };
  const shown = () => highlights.shown?.figure.key ?? null;
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms);
    highlights.follow();
  };
  return { animator, highlights, watch, shown, pass };
}

describe('a highlight', () => {
  it('is shown with its event, holds the next one, and ends after 2.5 seconds at the latest', () => {
    for (const tempo of ['slow', 'normal', 'fast'] as const) {
      settings.speed = speed = tempo;
      const { animator, watch, shown, pass } = opened('drew');
      watch('drew', 'died 3', 'added');
      expect(shown()).toBe('died 3');
      pass(1200);
      expect([shown(), animator.now?.number]).toEqual(['died 3', 2]);
      pass(1300);
      expect([shown(), animator.now?.number ?? 3]).toEqual([null, 3]);
    }
  });

  it('is none of what happened before the board was opened', () => {
    const { shown, pass } = opened('died 3');
    pass(0);
    expect(shown()).toBeNull();
  });

  it('can be skipped, and then the next event comes when it would have come', () => {
    const { animator, highlights, watch, shown, pass } = opened('drew');
    watch('drew', 'died 3', 'added');
    pass(600);
    highlights.skip();
    expect([shown(), animator.now?.number]).toEqual([null, 2]);
    pass(99);
    expect(animator.now?.number).toBe(2);
    pass(1);
    expect([shown(), animator.now?.number]).toEqual([null, 3]);
  });

  it('ends when the viewer skips the animation, and none follows of what was skipped', () => {
    const { animator, highlights, watch, shown } = opened('drew');
    watch('drew', 'died 3', 'added', 'won 9');
    animator.skip();
    highlights.follow();
    expect(shown()).toBeNull();
    watch('drew', 'died 3', 'added', 'won 9', 'died 2');
    expect(shown()).toBe('died 2');
  });

  it('is only the most important one of events that come at once', () => {
    settings.speed = 'normal';
    speed = 'instant';
    const { watch, shown, pass } = opened('drew');
    watch('drew', 'entered 1', 'died 3', 'failed 2');
    expect(shown()).toBe('died 3');
    pass(2499);
    expect(shown()).toBeNull();
  });

  it('gives way only to a more important one', () => {
    speed = 'instant';
    const { watch, shown } = opened('drew');
    watch('drew', 'died 3');
    watch('drew', 'died 3', 'entered 1');
    expect(shown()).toBe('died 3');
    watch('drew', 'died 3', 'entered 1', 'won 9');
    expect(shown()).toBe('won 9');
  });

  it('is none of what happened while the connection was lost', () => {
    const { animator, highlights, shown } = opened('drew');
    animator.follow(log('drew', 'died 3', 'added'), 1, 3);
    highlights.follow();
    expect(shown()).toBeNull();
  });

  it('is none for a viewer who does not want it, and ends with an undo', () => {
    const { animator, highlights, watch, shown } = opened('drew');
    watches = false;
    watch('drew', 'died 3');
    expect(shown()).toBeNull();
    watches = true;
    vi.advanceTimersByTime(1000);
    watch('drew', 'died 3', 'out 4');
    expect(shown()).toBe('out 4');
    animator.follow(log('drew'), 2);
    highlights.follow();
    expect(shown()).toBeNull();
  });
});
