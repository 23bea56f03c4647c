import type { Component } from 'svelte';

import type { Route } from './addresses.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Each page takes what its own address says.
export type Page = Component<any>;

/** The pages. Each one is a chunk that is loaded on demand. */
const PAGES: Record<Route['page'], () => Promise<{ default: Page }>> = {
  home: () => import('./pages/Home.svelte'),
  new: () => import('./pages/New.svelte'),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  about: () => import('./pages/About.svelte'),
  you: () => import('./pages/You.svelte'),
  'not-found': () => import('./pages/NotFound.svelte'),
};

export function loadPage({ page }: Route): Promise<{ default: Page }> {
  return PAGES[page]();
}
