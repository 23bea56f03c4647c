/** The texts of the web app: `ui` for its own messages, `say` and `sentence` for those of the games. */
export {
  hasWords,
  list,
  loadAdminWords,
  loadGame,
  loadHostWords,
  loadMatchWords,
  loadNoticeWords,
  loadProfileWords,
  loadStudyWords,
  loadWords,
  personName,
  say,
  sentence,
  spoken,
  ui,
  type Cast,
} from './language.svelte.ts';
