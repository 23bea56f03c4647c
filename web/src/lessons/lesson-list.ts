/** What can be learned by playing. */

/** A lesson: a game by its name in the catalog, and which of its lessons it is. */
export interface LessonId {
  game: string;
  chapter: string;
}

/** The lesson with which a newcomer to a game begins. */
export const FIRST = 'first';

/** All lessons, in the order in which a newcomer would take them. */
export const LESSONS: readonly LessonId[] = [
  { game: 'welcome', chapter: FIRST },
  { game: 'welcome', chapter: 'back' },
  { game: 'raiders', chapter: FIRST },
  { game: 'raiders', chapter: 'last' },
  { game: 'masmorra', chapter: FIRST },
];

/** The lessons of a game. */
export function lessonsOf(game: string): LessonId[] {
  return LESSONS.filter((taught) => taught.game === game);
}

/** The lesson of a game on the shelf: its own, if the box has one, or else the game's first. */
export function lessonForEdition(shelf: string, game: string): LessonId | undefined {
  const lessons = lessonsOf(game);
  return lessons.find(({ chapter }) => chapter === shelf) ?? lessons[0];
}

/** The message that names a lesson. */
export function nameOf({ game, chapter }: LessonId): string {
  return chapter === FIRST ? `rules-book-${game}` : `chapter-${game}-${chapter}`;
}
