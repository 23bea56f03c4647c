import './theme/tokens.css';
import './theme/fonts.css';
import './theme/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { ensureSession } from './api/index.ts';
import { yieldToBrowser } from './components/yield-to-browser.ts';
import { isLocalRoom } from './local/rooms.ts';
import { registerServiceWorker } from './offline/register.ts';
import { checkNotices } from './notices/check.ts';
import { loadPage } from './page-list.ts';
import { router, startRouter } from './router.svelte.ts';
import { applySettings } from './settings/apply-settings.svelte.ts';
import { prepareSound } from './sound/index.ts';
import { loadWords } from './i18n/index.ts';

applySettings();
prepareSound();
startRouter();
// Load the first page together with the messages. If it fails, the app says so.
loadPage(router.route).catch(() => {});
await loadWords();
// A table needs a session, which starts while the rest of its page loads. The page reports a failure.
if (router.route.page === 'table' && !isLocalRoom(router.route.id)) void ensureSession();
await yieldToBrowser();
mount(App, { target: document.body });
registerServiceWorker();
checkNotices();
