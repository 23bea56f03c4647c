import { expect, it, vi } from 'vitest';

import type { ServerMessage } from '../wire/index.ts';
import { Inbox } from './inbox.ts';

const PONG = { type: 'pong' } as const;
const CHAT: ServerMessage = { type: 'chat', lines: [] };

it('handles messages that arrive together in one task, in their order', async () => {
  const tasks: string[][] = [];
  let task: string[] | null = null;
  const inbox = new Inbox(({ type }) => {
    if (task === null) {
      task = [];
      tasks.push(task);
      queueMicrotask(() => (task = null));
    }
    task.push(type);
  });
  inbox.add(PONG);
  inbox.add(CHAT);
  expect(tasks).toEqual([]);
  await vi.waitFor(() => expect(tasks).toEqual([['pong', 'chat']]));
  inbox.add(CHAT);
  await vi.waitFor(() => expect(tasks).toEqual([['pong', 'chat'], ['chat']]));
  inbox.close();
});

it('handles what has arrived when it is told to, and nothing after it is closed', async () => {
  const handled: string[] = [];
  const inbox = new Inbox(({ type }) => handled.push(type));
  inbox.add(PONG);
  inbox.handle();
  expect(handled).toEqual(['pong']);
  inbox.add(CHAT);
  inbox.close();
  await new Promise((done) => setTimeout(done, 20));
  expect(handled).toEqual(['pong']);
});
