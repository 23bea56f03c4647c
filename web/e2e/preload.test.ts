import { describe, expect, it } from 'vitest';

import { HttpPlayer } from './support/http-player.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor } from './support/visitor.ts';

const server = sharedServer();

/** Pictures that are loaded when a bot finds the first treasure, which may be before the page is open. */
const ON_DEMAND = /^\/assets\/treasures-/;

describe.each(['welcome', 'raiders', 'masmorra'])('the page of a table of %s', (game) => {
  it.each(['en', 'es'] as const)('names every file that the table loads (%s)', async (language) => {
    const host = await HttpPlayer.arrive(server, 'Ana');
    const bot = { for: 'bot', bot: 'random' } as const;
    const room = await host.open({ game, seats: [{ for: 'person' }, bot, bot] });
    await host.ask(room, { do: 'sit', seat: 0 });
    await host.ask(room, { do: 'begin' });
    const visitor = await Visitor.arrive(server, { language, screen: 'wide', sameAs: host });
    const html = await (await visitor.page.request.get(`/table/${room}`, acceptLanguage(language))).text();
    const named = Array.from(html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g), ([, file]) => file ?? '');
    for (const file of named) expect((await visitor.page.request.get(file)).status(), file).toBe(200);

    const loaded: string[] = [];
    visitor.page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await visitor.visit(`/table/${room}`);
    await visitor.table.until('the match is shown', () => visitor.table.snapshot !== null);
    const isCode = (file: string) => /^\/assets\/.*\.(js|css)$/.test(file);
    const isUnnamed = (file: string) => isCode(file) && !named.includes(file) && !ON_DEMAND.test(file);
    expect(loaded.filter(isUnnamed)).toEqual([]);
    await visitor.leave();
  });
});

function acceptLanguage(language: string) {
  return { headers: { 'accept-language': language } };
}
