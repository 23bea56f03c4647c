import type { Component } from 'svelte';

import type { Route } from './addresses.ts';
import {
  loadAdminWords,
  loadLocalWords,
  loadMatchWords,
  loadNoticeWords,
  loadProfileWords,
  loadStudyWords,
} from './i18n/index.ts';
import { isStaticSite } from './local/available.ts';
import Home from './pages/Home.svelte';
import Rules from './pages/Rules.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Each page takes what its own address says.
export type Page = Component<any>;

/** The pages. Home and rules are part of the first chunk, all others are loaded on demand. */
const PAGES: Record<Route['page'], () => Promise<{ default: Page }>> = {
  home: () => Promise.resolve({ default: Home }),
  new: () => import('./pages/New.svelte'),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  puzzles: () => import('./puzzles/PuzzlesPage.svelte'),
  puzzle: () => import('./puzzles/PuzzlePage.svelte'),
  rules: () => Promise.resolve({ default: Rules }),
  daily: () => import('./pages/Daily.svelte'),
  local: () => import('./pages/Local.svelte'),
  about: () => import('./pages/About.svelte'),
  you: () => import('./pages/You.svelte'),
  player: () => import('./pages/Player.svelte'),
  leaderboards: () => import('./pages/Leaderboards.svelte'),
  admin: () => import('./pages/Admin.svelte'),
  settings: () => import('./pages/Settings.svelte'),
  privacy: () => import('./pages/Privacy.svelte'),
  'forgotten-password': () => import('./pages/ForgottenPassword.svelte'),
  'new-password': () => import('./pages/NewPassword.svelte'),
  'confirm-address': () => import('./pages/ConfirmAddress.svelte'),
  'not-found': () => import('./pages/NotFound.svelte'),
};

/** The pages that show a match, a primer or a replay. */
const NEED_MATCH_WORDS: Route['page'][] = ['table', 'replay', 'puzzles', 'puzzle', 'rules'];

/** The pages that show a review or puzzles. */
const NEED_STUDY_WORDS: Route['page'][] = ['replay', 'puzzles', 'puzzle'];

/** The pages about players and accounts. */
const NEED_PROFILE_WORDS: Route['page'][] = [
  ...(['you', 'player', 'leaderboards', 'settings', 'privacy'] as const),
  ...(['forgotten-password', 'new-password', 'confirm-address'] as const),
];

/** The pages that a static site does not have. */
const NEED_SERVER: Route['page'][] = [
  ...(['daily', 'you', 'player', 'leaderboards', 'admin', 'privacy'] as const),
  ...(['forgotten-password', 'new-password', 'confirm-address'] as const),
];

export async function loadPage({ page }: Route): Promise<{ default: Page }> {
  if (isStaticSite && NEED_SERVER.includes(page)) return loadNeedsServer();
  const [loaded] = await Promise.all([
    PAGES[page](),
    NEED_MATCH_WORDS.includes(page) ? loadMatchWords() : undefined,
    NEED_STUDY_WORDS.includes(page) ? loadStudyWords() : undefined,
    NEED_PROFILE_WORDS.includes(page) ? loadProfileWords() : undefined,
    page === 'admin' ? Promise.all([loadAdminWords(), loadProfileWords()]) : undefined,
    page === 'settings' ? loadNoticeWords() : undefined,
    page === 'local' ? Promise.all([loadLocalWords(), loadProfileWords()]) : undefined,
  ]);
  return loaded;
}

async function loadNeedsServer(): Promise<{ default: Page }> {
  const [loaded] = await Promise.all([import('./pages/NeedsServer.svelte'), loadLocalWords()]);
  return loaded;
}
