/** Opens lessons and fetches their scripts. */
import { ensureSession, type Reply } from '../api/index.ts';
import { request } from '../api/request.ts';
import type { LessonShown, Opened } from '../wire/api.ts';
import type { LessonId } from './lesson-list.ts';

/** Opens a lesson and sits down. Returns the room's id. */
export async function openLesson({ game, chapter }: LessonId): Promise<Reply<string>> {
  const known = await ensureSession();
  if (!known.ok) return known;
  const opened = await request<Opened>('POST', addressOf(game, chapter), {});
  return opened.ok ? { ok: true, value: opened.value.room } : opened;
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
