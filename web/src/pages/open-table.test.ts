import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadWords } from '../i18n/index.ts';
import { EDITIONS, type Edition } from './editions.ts';
import { inviteFriends, openAndSit, playNow } from './open-table.ts';

interface Asked {
  path: string;
  body: { command?: { do: string; nonce?: string }; seats?: unknown; options?: unknown };
}

let asked: Asked[];
let refuse: string | null;

beforeEach(async () => {
  await loadWords();
  asked = [];
  refuse = null;
  vi.stubGlobal('fetch', answer);
});

afterEach(() => vi.unstubAllGlobals());

describe('play now', () => {
  it('opens a table against bots, sits down and begins', async () => {
    const begun = await playNow(game('back'), 'adventurer');
    expect(begun).toEqual({ ok: true, value: 'ROOM' });
    const bot = { for: 'bot', bot: 'adventurer' };
    const [opened, ...commands] = asked.filter(({ path }) => path.startsWith('/api/rooms'));
    expect(opened?.body).toMatchObject({
      options: { set: 'back' },
      seats: [{ for: 'person' }, bot, bot, bot],
    });
    expect(commands.map(({ body }) => body.command?.do)).toEqual(['sit', 'begin']);
  });

  it('adds its own randomness to the match', async () => {
    await playNow(game('raiders'), 'adventurer');
    await playNow(game('raiders'), 'adventurer');
    const nonces = asked.flatMap(({ body }) => body.command?.nonce ?? []);
    expect(nonces).toHaveLength(2);
    expect(nonces.every((nonce) => /^[0-9a-f]{32}$/.test(nonce))).toBe(true);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('stops at the first refusal', async () => {
    refuse = '/api/rooms';
    const begun = await playNow(game('welcome'), 'adventurer');
    expect(begun).toMatchObject({ ok: false, problem: { code: 'bad_terms' } });
    expect(asked.some(({ body }) => body.command)).toBe(false);
  });
});

it('invite friends opens a table for people and waits', async () => {
  await inviteFriends(game('masmorra'), 3);
  const person = { for: 'person' };
  expect(asked.find(({ path }) => path === '/api/rooms')?.body.seats).toEqual([person, person, person]);
  expect(asked.flatMap(({ body }) => body.command?.do ?? [])).toEqual(['sit']);
});

it('a table with bots only begins without its host', async () => {
  const bot = { for: 'bot', bot: 'random' } as const;
  await openAndSit({ game: 'raiders', seats: [bot, bot, bot] });
  expect(asked.flatMap(({ body }) => body.command?.do ?? [])).toEqual(['begin']);
});

function game(id: string): Edition {
  const found = EDITIONS.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not an edition`);
  return found;
}

/** A fake server that accepts everything except the refused path. */
async function answer(path: string, { body }: RequestInit = {}): Promise<Response> {
  asked.push({ path, body: body ? JSON.parse(String(body)) : {} });
  if (path === refuse) {
    return Response.json({ error: { code: 'bad_terms', message: 'no' } }, { status: 400 });
  }
  if (path === '/api/session') return Response.json({ player: 'ME', name: 'Ana', account: null });
  return Response.json(path === '/api/rooms' ? { room: 'ROOM' } : { id: 'x', again: false });
}
