import { loadLocalWords } from '../i18n/index.ts';
import { isStaticSite } from '../local/available.ts';
import { isAnsweredHere, isOfThisDevice } from '../local/paths.ts';
import type { Message } from '../wire/index.ts';
import { ban } from './ban.svelte.ts';
import type { Problem, Reply } from './problem.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** What a static site answers to everything that needs a server. */
const NO_SERVER: Problem = { kind: 'refused', code: 'device_no_server', message: 'this site has no server' };

/**
 * Sends a request and returns its reply. It never throws. This device answers what concerns its own matches and, without the
 * server, what it knows as well.
 */
export async function request<Value>(method: Method, path: string, body?: unknown): Promise<Reply<Value>> {
  if (isOfThisDevice(path)) return requestHere(method, path, body);
  if (isStaticSite)
    return isAnsweredHere(method, path) ? requestHere(method, path, body) : failedWithoutServer();
  const reply = await requestServer<Value>(method, path, body);
  const isAlone = !reply.ok && reply.problem.kind === 'unreachable';
  if (!isAlone || !isAnsweredHere(method, path)) return reply;
  const own = await requestHere<Value>(method, path, body);
  return own.ok || own.problem.kind === 'unreachable' ? own : reply;
}

async function failedWithoutServer(): Promise<{ ok: false; problem: Problem }> {
  await loadLocalWords();
  return failed(NO_SERVER);
}

async function requestHere<Value>(method: Method, path: string, body: unknown): Promise<Reply<Value>> {
  try {
    const { answerHere } = await import('../local/requests.ts');
    const answer = await answerHere<Value>(method, path, body);
    if (answer.ok) return answer;
    await loadLocalWords();
    return failed({ kind: 'refused', ...answer.failure });
  } catch {
    // Offline, before the files of local play were kept.
    return failed({ kind: 'unreachable' });
  }
}

async function requestServer<Value>(method: Method, path: string, body: unknown): Promise<Reply<Value>> {
  let response: Response;
  try {
    response = await fetch(path, { method, credentials: 'same-origin', ...written(body) });
  } catch {
    return failed({ kind: 'unreachable' });
  }
  return read<Value>(response);
}

function written(body: unknown): RequestInit {
  if (body === undefined) return {};
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function read<Value>(response: Response): Promise<Reply<Value>> {
  const text = await response.text().catch(() => null);
  // Some answers have no body.
  if (response.ok && text === '') return { ok: true, value: undefined as Value };
  const body = parsed(text);
  if (response.ok && body !== null) return { ok: true, value: body as Value };
  const problem = refusal(body);
  if (problem?.kind === 'refused' && problem.code === 'banned') ban.isBanned = true;
  return failed(problem ?? { kind: 'unreadable', status: response.status });
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function refusal(body: unknown): Problem | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { code, message, words } = body.error as { code?: unknown; message?: unknown; words?: Message };
  if (typeof code !== 'string' || typeof message !== 'string') return null;
  return { kind: 'refused', code, message, ...(words ? { words } : {}) };
}

function failed(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}
