import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MatchReview } from './match-review.svelte.ts';

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

function answer(status: number, body: object) {
  fetched.mockImplementationOnce(() => Promise.resolve(Response.json(body, { status })));
}

it('is asked for until it is ready', async () => {
  answer(202, { state: 'waiting', done: 0 });
  answer(202, { state: 'running', done: 0.4 });
  answer(200, { entries: [4], review: { points: [] } });
  const review = new MatchReview('r1');
  expect(review.state.kind).toBe('unasked');
  review.ask();
  review.ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(review.state).toEqual({ kind: 'pending', stage: 'waiting', done: 0 });
  await vi.advanceTimersByTimeAsync(500);
  expect(review.state).toEqual({ kind: 'pending', stage: 'running', done: 0.4 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(review.state).toEqual({ kind: 'ready', entries: [4], review: { points: [] } });
  await vi.advanceTimersByTimeAsync(60_000);
  review.ask();
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('can be asked for again after a refusal', async () => {
  answer(503, { error: { code: 'busy', message: 'the server is busy', id: null } });
  answer(200, { entries: [4], review: { points: [] } });
  const review = new MatchReview('r1');
  review.ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(review.state).toMatchObject({ kind: 'failed', problem: { code: 'busy' } });
  review.ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(review.state.kind).toBe('ready');
});

it('is asked for no more when its page is closed', async () => {
  answer(202, { state: 'waiting', done: 0 });
  const review = new MatchReview('r1');
  review.ask();
  await vi.advanceTimersByTimeAsync(0);
  review.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});
