/** Loaded together, because many small files load more slowly than one. */
import review from '../../../i18n/en/review.ftl?raw';
import puzzles from '../../../i18n/en/puzzles.ftl?raw';

export const texts = [review, puzzles];
