import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, request } from 'playwright-core';
const PORT = 7991, URL_ = `http://127.0.0.1:${PORT}`;
const folder = mkdtempSync('/tmp/daily-shots-');
const since = Math.floor(Date.now() / 1000) % 86400;
function serve(day) {
  const p = spawn('../target/debug/antorcha', ['serve', '--listen', `127.0.0.1:${PORT}`, '--store', `sqlite:${folder}/a.db`, '--log-level', 'warn', '--requests-per-second', '2000', '--daily-start', `${since + 43200 + (day === 1 ? 86400 : 0)}s`], { stdio: 'inherit' });
  return p;
}
async function ready() { for (let i = 0; i < 200; i++) { try { if ((await fetch(`${URL_}/api/games`)).ok) return; } catch {} await pause(100); } throw new Error('no server'); }
async function player(name, account = true) {
  const line = await request.newContext({ baseURL: URL_ });
  await line.post('/api/session', { data: { name } });
  if (account) await line.post('/api/account', { data: { name, password: 'correct horse' } });
  return line;
}
let n = 0;
async function play(line, game, choice = 0) {
  const opened = await (await line.post(`/api/daily/${game}`, { data: {} })).json();
  const until = Date.now() + 60000;
  while (Date.now() < until) {
    const a = await line.post(`/api/rooms/${opened.room}/commands`, { data: { id: `x${n++}`, command: { do: 'decide', choice } } });
    if (!a.ok()) { const { error } = await a.json(); if (error.code === 'over') return opened.room; if (choice && error.code === 'no_such_choice') await line.post(`/api/rooms/${opened.room}/commands`, { data: { id: `x${n++}`, command: { do: 'decide', choice: 0 } } }); await pause(3); }
  }
  return opened.room;
}
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
async function shot(line, name, path, { w, h, theme, lang, full = true, act }) {
  const context = await browser.newContext({ baseURL: URL_, viewport: { width: w, height: h }, colorScheme: theme, locale: lang === 'es' ? 'es-ES' : 'en-GB', storageState: await line.storageState() });
  await context.addInitScript(() => localStorage.setItem('antorcha.known', 'yes'));
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log(name, 'ERROR', e.message));
  await page.goto(path); await page.locator('main').waitFor(); await pause(1500);
  if (act) await act(page);
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full });
  await context.close();
}
let server = serve(1);
try {
  await ready();
  const names = ['Ana', 'Luis', 'Bartolomé de las Casas', 'Eva'];
  const players = [];
  for (const name of names) players.push(await player(name));
  const [ana, luis, bart, eva] = players;
  const guest = await player('Somebody', false);
  await shot(guest, 'home-phone-en-dark', '/', { w: 390, h: 844, theme: 'dark', lang: 'en', full: false });
  await shot(guest, 'home-desk-es-light', '/', { w: 1366, h: 768, theme: 'light', lang: 'es', full: false });
  await shot(guest, 'daily-guest-phone-es-light', '/daily', { w: 390, h: 844, theme: 'light', lang: 'es' });
  const room = await play(ana, 'raiders');
  await play(luis, 'raiders', 1); await play(bart, 'raiders', 2);
  await play(ana, 'welcome'); await play(luis, 'welcome', 1);
  const begun = (await (await eva.post('/api/daily/raiders', { data: {} })).json()).room;
  await pause(9000);
  await shot(ana, 'daily-ana-desk-en-dark', '/daily', { w: 1366, h: 768, theme: 'dark', lang: 'en' });
  await shot(ana, 'daily-ana-phone-en-dark', '/daily', { w: 390, h: 844, theme: 'dark', lang: 'en' });
  await shot(ana, 'home-ana-desk-en-dark', '/', { w: 1366, h: 768, theme: 'dark', lang: 'en', full: false });
  await shot(eva, 'table-phone-en-dark', `/table/${begun}`, { w: 390, h: 844, theme: 'dark', lang: 'en', full: false });
  await shot(eva, 'table-desk-es-light', `/table/${begun}`, { w: 1366, h: 768, theme: 'light', lang: 'es', full: false });
  await shot(eva, 'menu-desk-en-dark', `/table/${begun}`, { w: 1366, h: 768, theme: 'dark', lang: 'en', full: false, act: async (p) => { await p.keyboard.press('m'); await pause(500); } });
  await shot(ana, 'end-desk-en-dark', `/table/${room}`, { w: 1366, h: 768, theme: 'dark', lang: 'en', full: false });
  await shot(ana, 'end-phone-es-light', `/table/${room}`, { w: 390, h: 844, theme: 'light', lang: 'es', full: false });
  await shot(ana, 'sealed-replay-desk-en', `/replay/${room}`, { w: 1366, h: 768, theme: 'dark', lang: 'en', full: false });
  server.kill('SIGTERM'); await pause(1500);
  server = serve(2); await ready();
  await shot(ana, 'next-desk-es-light', '/daily', { w: 1366, h: 768, theme: 'light', lang: 'es', act: async (p) => { await p.locator('summary').click(); await pause(300); } });
  await shot(ana, 'next-phone-en-dark', '/daily', { w: 390, h: 844, theme: 'dark', lang: 'en', act: async (p) => { await p.locator('summary').click(); await pause(300); } });
  await shot(guest, 'next-guest-phone-en-light', '/daily', { w: 360, h: 740, theme: 'light', lang: 'en' });
} finally { server.kill('SIGTERM'); await browser.close(); }
