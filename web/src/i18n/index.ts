/** What is said to the reader: `ui` for the pages, `say` and `sentence` for the games. */
export {
  hasWords,
  list,
  loadGame,
  loadWords,
  say,
  sentence,
  spoken,
  ui,
  type Cast,
} from './language.svelte.ts';
