import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { settings } from '../settings/settings.svelte.ts';
import { loadWords } from '../i18n/index.ts';

type Asked = { method: string; path: string; body: unknown };

let asked: Asked[];
let answers: (Response | Error)[];

function answer(status: number, body: unknown) {
  answers.push(new Response(JSON.stringify(body), { status }));
}

function refusal(code: string) {
  return { error: { id: null, code, message: `the server says ${code}` } };
}

/** The session is module state, so each test imports the module again. */
async function freshApi() {
  vi.resetModules();
  const words = await import('../i18n/index.ts');
  await words.loadWords();
  return import('./index.ts');
}

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
});

beforeEach(() => {
  localStorage.clear();
  asked = [];
  answers = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ method: init.method ?? 'GET', path, body: init.body && JSON.parse(String(init.body)) });
    const next = answers.shift();
    return next instanceof Response
      ? Promise.resolve(next)
      : Promise.reject(next ?? new Error('no answer is left'));
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('a session', () => {
  it('starts without a question, under a generated name', async () => {
    const { ensureSession } = await freshApi();
    answer(200, { player: 'p1', name: 'Ember 42', account: null });
    expect(await ensureSession()).toMatchObject({ ok: true, value: { player: 'p1' } });
    expect(asked).toEqual([
      { method: 'POST', path: '/api/session', body: { name: expect.stringMatching(/^\p{L}+ \d\d$/u) } },
    ]);
  });

  it('is requested once, also for several callers', async () => {
    const { ensureSession } = await freshApi();
    answer(200, { player: 'p1', name: 'Ember 42', account: null });
    await Promise.all([ensureSession(), ensureSession()]);
    await ensureSession();
    expect(asked).toHaveLength(1);
  });

  it('continues on a known device, with the name that the server has', async () => {
    localStorage.setItem('antorcha.known', 'yes');
    const { ensureSession, session } = await freshApi();
    answer(200, { player: 'p1', name: 'Inés', account: null });
    await ensureSession();
    expect([asked[0]?.method, session.me?.name]).toEqual(['GET', 'Inés']);
  });

  it('starts again if the server does not know the device any more', async () => {
    localStorage.setItem('antorcha.known', 'yes');
    localStorage.setItem('antorcha.settings', JSON.stringify({ language: 'en', name: 'Inés' }));
    const { ensureSession } = await freshApi();
    answer(401, refusal('no_session'));
    answer(200, { player: 'p2', name: 'Inés', account: null });
    expect(await ensureSession()).toMatchObject({ ok: true, value: { player: 'p2' } });
    expect(asked[1]).toEqual({ method: 'POST', path: '/api/session', body: { name: 'Inés' } });
  });
});

describe('a request', () => {
  it('opens a room for the session of the device', async () => {
    const { openRoom } = await freshApi();
    answer(200, { player: 'p1', name: 'Ember 42', account: null });
    answer(201, { room: 'r1' });
    const opened = await openRoom({ game: 'welcome', seats: [{ for: 'person' }, { for: 'person' }] });
    expect(opened).toEqual({ ok: true, value: { room: 'r1' } });
  });

  it('does not request the games of a device that has never played', async () => {
    const { myGames } = await freshApi();
    expect(await myGames()).toEqual({ ok: true, value: { games: [], before: null } });
    expect(asked).toEqual([]);
  });

  it("explains a refusal in the user's language", async () => {
    const { room, explain } = await freshApi();
    answer(404, refusal('unknown_room'));
    const reply = await room('r9');
    expect(reply.ok ? '' : explain(reply.problem)).toBe('Table not found. Check the link.');
  });

  it("falls back to the server's message", async () => {
    const { room, explain } = await freshApi();
    answer(400, refusal('something_new'));
    const reply = await room('r9');
    expect(reply.ok ? '' : explain(reply.problem)).toBe('the server says something_new');
  });

  it('distinguishes no answer from an answer of another server', async () => {
    const { room, lobby } = await freshApi();
    answers.push(new TypeError('no line'), new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect([await lobby(), await room('r1')]).toEqual([
      { ok: false, problem: { kind: 'unreachable' } },
      { ok: false, problem: { kind: 'unreadable', status: 502 } },
    ]);
  });

  it('requests the games again after a failure, but not after a success', async () => {
    const { games } = await freshApi();
    answers.push(new TypeError('no line'));
    expect((await games()).ok).toBe(false);
    answer(200, []);
    expect((await games()).ok).toBe(true);
    expect((await games()).ok).toBe(true);
    expect(asked).toHaveLength(2);
  });
});
