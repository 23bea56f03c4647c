import { expect, it } from 'vitest';

import { isAnsweredHere, isOfThisDevice } from './paths.ts';
import { readOf } from './requests.ts';
import { isLocalRoom, newLocalRoom } from './rooms.ts';

it('rooms of this device have ids of the form of the server, and their own beginning', () => {
  const room = newLocalRoom();
  expect(room).toMatch(/^herehere[02-9a-hj-km-np-z]{12}$/);
  expect(isLocalRoom(room)).toBe(true);
  expect(isLocalRoom('k2m9c0d3e4f5g6h7j8k9')).toBe(false);
});

it('this device answers what concerns its own matches, and never what concerns others', () => {
  const room = newLocalRoom();
  expect(isOfThisDevice(`/api/rooms/${room}/outline?from=0`)).toBe(true);
  expect(isOfThisDevice('/api/rooms/k2m9c0d3e4f5g6h7j8k9/outline?from=0')).toBe(false);
  expect(isOfThisDevice('/api/rooms')).toBe(false);
});

it('without a module nothing is answered in place of a server', () => {
  expect(isAnsweredHere('GET', '/api/session')).toBe(false);
  expect(isAnsweredHere('POST', '/api/lessons/welcome?chapter=first')).toBe(false);
});

it('each request becomes one to the module', () => {
  const room = newLocalRoom();
  const check = (method: string, path: string, read: unknown, body?: unknown) =>
    expect(readOf(method, path, body)).toEqual(read);
  check('GET', '/api/games', { do: 'games' });
  check('GET', '/api/lessons/raiders?chapter=last', { do: 'lesson', game: 'raiders', chapter: 'last' });
  check('GET', '/api/puzzles', { do: 'puzzles' });
  check('GET', '/api/puzzles/w%201', { do: 'puzzle', id: 'w 1' });
  check('POST', '/api/puzzles/w1/answer', { do: 'answer', id: 'w1', choice: 2 }, { choice: 2 });
  check('GET', `/api/rooms/${room}`, { do: 'listing', room });
  check('GET', `/api/rooms/${room}/events?before=9`, { do: 'events', room, before: 9 });
  check('GET', `/api/rooms/${room}/outline?as=seat%3A1&from=5`, {
    do: 'outline',
    room,
    as: 'seat:1',
    from: 5,
  });
  check('GET', `/api/rooms/${room}/replay?from=5&count=8`, {
    do: 'replay',
    room,
    as: null,
    from: 5,
    count: 8,
  });
  check('GET', `/api/rooms/${room}/review`, { do: 'review', room });
  check('GET', `/api/rooms/${room}/review/beliefs?seat=1&entry=7`, {
    do: 'beliefs',
    room,
    seat: 1,
    entry: 7,
  });
  check('POST', `/api/rooms/${room}/bug-reports`, null, { description: 'x' });
  check('PUT', '/api/notices/mail', null);
});
