/** The list of lessons. */

/** A lesson: the game's key in the catalog, and the chapter. */
export interface LessonId {
  game: string;
  chapter: string;
}

/** The chapter for newcomers to a game. */
export const FIRST = 'first';

/** All lessons in the recommended order. */
export const LESSONS: readonly LessonId[] = [
  { game: 'welcome', chapter: FIRST },
  { game: 'welcome', chapter: 'back' },
  { game: 'raiders', chapter: FIRST },
  { game: 'raiders', chapter: 'last' },
  { game: 'masmorra', chapter: FIRST },
];

export function lessonsOf(game: string): LessonId[] {
  return LESSONS.filter((taught) => taught.game === game);
}

/** Returns the lesson of an edition, or else the first lesson of its game. */
export function lessonForEdition(edition: string, game: string): LessonId | undefined {
  const lessons = lessonsOf(game);
  return lessons.find(({ chapter }) => chapter === edition) ?? lessons[0];
}

/** Returns the id of the message that names a lesson. */
export function nameOf({ game, chapter }: LessonId): string {
  return chapter === FIRST ? `rules-book-${game}` : `chapter-${game}-${chapter}`;
}
