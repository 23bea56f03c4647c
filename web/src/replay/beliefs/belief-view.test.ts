import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { BeliefView } from './belief-view.svelte.ts';

const fetched = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function told(samples: number) {
  return { seat: 0, entry: samples, beliefs: { samples, error: 0, places: [] } };
}

function answer(status: number, body: object) {
  fetched.mockImplementationOnce(() => Promise.resolve(Response.json(body, { status })));
}

it('asks only for the moment at which the reader stops, and keeps it', async () => {
  answer(200, told(3));
  const view = new BeliefView('r1');
  for (const entry of [1, 2, 3]) view.ask(0, entry);
  expect(view.isWaiting).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(view.beliefs?.samples).toBe(3);
  expect(view.isWaiting).toBe(false);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/rooms/r1/review/beliefs?seat=0&entry=3']);
  answer(200, told(4));
  view.ask(0, 4);
  await vi.advanceTimersByTimeAsync(1_000);
  view.ask(0, 3);
  expect(view.beliefs?.samples).toBe(3);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('does not show the answer for an earlier moment', async () => {
  const replies: ((reply: Response) => void)[] = [];
  fetched.mockImplementation(() => new Promise((resolve) => replies.push(resolve)));
  const view = new BeliefView('r1');
  view.ask(0, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  view.ask(0, 2);
  await vi.advanceTimersByTimeAsync(1_000);
  replies[1]?.(Response.json(told(2)));
  await vi.advanceTimersByTimeAsync(0);
  replies[0]?.(Response.json(told(1)));
  await vi.advanceTimersByTimeAsync(0);
  expect(view.beliefs?.samples).toBe(2);
});

it('tells a problem, and can be asked again', async () => {
  answer(503, { error: { code: 'busy', message: 'the server is busy', id: null } });
  answer(200, told(1));
  const view = new BeliefView('r1');
  view.ask(0, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(view.problem).toMatchObject({ code: 'busy' });
  expect(view.beliefs).toBeNull();
  view.ask(0, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(view.problem).toBeNull();
  expect(view.beliefs?.samples).toBe(1);
});
