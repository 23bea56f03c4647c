/** Opens lessons and fetches their scripts. */
import { beginHere, ensureSession, mustPlayHere, shouldPlayHere, type Reply } from '../api/index.ts';
import { request } from '../api/request.ts';
import type { LessonShown, Opened } from '../wire/api.ts';
import type { LessonId } from './lesson-list.ts';

/** Opens a lesson and sits down, on the server or else on this device. Returns the room's id. */
export async function openLesson(lesson: LessonId): Promise<Reply<string>> {
  if (mustPlayHere()) return beginHere({ lesson });
  const opened = await openOnServer(lesson);
  if (opened.ok) return { ok: true, value: opened.value.room };
  return shouldPlayHere(opened.problem) ? beginHere({ lesson }) : opened;
}

async function openOnServer({ game, chapter }: LessonId): Promise<Reply<Opened>> {
  const known = await ensureSession();
  return known.ok ? request<Opened>('POST', addressOf(game, chapter), {}) : known;
}

export function lessonOf({ game, chapter }: LessonId): Promise<Reply<LessonShown>> {
  return request('GET', addressOf(game, chapter));
}

function addressOf(game: string, chapter: string): string {
  return `/api/lessons/${encodeURIComponent(game)}?chapter=${encodeURIComponent(chapter)}`;
}

/** Returns the name under which the messages of a game's lessons are loaded. */
export function wordsOf(game: string): string {
  return `lessons-${game}`;
}
