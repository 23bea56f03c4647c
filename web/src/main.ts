import './theme/tokens.css';
import './theme/fonts.css';
import './theme/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { breath } from './breath.ts';
import { readOffline } from './offline/register.ts';
import { loadPage } from './page-list.ts';
import { router, startRouter } from './routes.svelte.ts';
import { dressPage } from './settings/page.svelte.ts';
import { prepareSound } from './sound/index.ts';
import { loadWords } from './i18n/index.ts';

dressPage();
prepareSound();
startRouter();
// The first page comes along with its words, not after them; if it does not come, the app says so.
loadPage(router.route).catch(() => {});
await loadWords();
await breath();
mount(App, { target: document.body });
readOffline();
