/** Answers requests of the server's API with the worker. */
import type { Answer, Read } from './asks.ts';
import { read } from './client.ts';

const NOT_HERE: Answer<never> = {
  ok: false,
  failure: { code: 'device_no_server', message: 'this needs a server' },
};

export function answerHere<Value>(method: string, path: string, body: unknown): Promise<Answer<Value>> {
  const asked = readOf(method, path, body);
  return asked ? read<Value>(asked) : Promise.resolve(NOT_HERE);
}

/** Returns what the module is asked instead of the server; null if only a server can answer. */
export function readOf(method: string, path: string, body: unknown): Read | null {
  const { pathname, searchParams: query } = new URL(path, 'http://localhost');
  const [, , what = '', id = '', part = '', detail = ''] = pathname.split('/').map(decodeURIComponent);
  if (method === 'POST') {
    const { choice } = (body ?? {}) as { choice?: unknown };
    const isAnswer = what === 'puzzles' && part === 'answer' && typeof choice === 'number';
    return isAnswer ? { do: 'answer', id, choice } : null;
  }
  if (method !== 'GET') return null;
  if (what === 'games') return { do: 'games' };
  if (what === 'lessons') return { do: 'lesson', game: id, chapter: query.get('chapter') ?? 'first' };
  if (what === 'puzzles') return id === '' ? { do: 'puzzles' } : { do: 'puzzle', id };
  return what === 'rooms' ? readOfRoom(id, detail ? `${part}/${detail}` : part, query) : null;
}

function readOfRoom(room: string, part: string, query: URLSearchParams): Read | null {
  const number = (name: string) => Number(query.get(name) ?? 0);
  const as = query.get('as');
  switch (part) {
    case '':
      return { do: 'listing', room };
    case 'fairness':
    case 'record':
    case 'review':
      return { do: part, room };
    case 'events':
      return { do: 'events', room, before: number('before') };
    case 'outline':
      return { do: 'outline', room, as, from: number('from') };
    case 'replay':
      return { do: 'replay', room, as, from: number('from'), count: number('count') };
    case 'review/beliefs':
      return { do: 'beliefs', room, seat: number('seat'), entry: number('entry') };
    default:
      return null;
  }
}
