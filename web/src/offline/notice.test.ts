import { describe, expect, it } from 'vitest';

import { alerts, isWatched, pageToFocus, readNotice } from './notice.ts';

const ORIGIN = 'https://play.example';
const TURN = { id: 'n1', title: "It's your turn", body: 'Dungeon Raiders with Luis', tag: 'room1' };

function read(message: object) {
  return readNotice(JSON.stringify(message), ORIGIN);
}

describe('a push message', () => {
  it('is shown as the server wrote it', () => {
    const notice = read({ ...TURN, url: 'https://play.example/table/room1' });
    expect(notice).toEqual({ ...TURN, path: '/table/room1' });
  });

  it('leads to this site, whatever the name of the server in it', () => {
    expect(read({ ...TURN, url: '/table/room1' }).path).toBe('/table/room1');
    expect(read({ ...TURN, url: 'http://192.168.0.7:7676/table/room1' }).path).toBe('/table/room1');
    expect(read({ ...TURN, url: 'https://' }).path).toBe('/');
    expect(read(TURN).path).toBe('/');
  });

  it('is shown even if it cannot be read', () => {
    for (const message of [null, '', 'hello', '[1]', 'null', '{"title":7}']) {
      expect(readNotice(message, ORIGIN)).toMatchObject({ title: 'Antorcha', path: '/' });
    }
  });
});

describe('a notice', () => {
  const notice = read({ ...TURN, url: '/table/room1' });
  const page = (path: string, visible: boolean) => ({ path, visible });

  it('is not shown to a user who is looking at the table', () => {
    expect(isWatched(notice, [page('/', true), page('/table/room1', true)])).toBe(true);
    expect(isWatched(notice, [page('/table/room1', false)])).toBe(false);
    expect(isWatched(notice, [page('/table/room2', true)])).toBe(false);
    expect(isWatched(notice, [])).toBe(false);
  });

  it('makes a sound once, and the next one about the same table again', () => {
    expect(alerts(notice, [])).toBe(true);
    expect(alerts(notice, ['n1'])).toBe(false);
    expect(alerts(notice, ['n0'])).toBe(true);
    expect(alerts(readNotice(null, ORIGIN), [''])).toBe(true);
  });

  it('opens the table, or focuses the page that shows it', () => {
    expect(pageToFocus('/table/room1', [page('/', true)])).toBeNull();
    const hidden = page('/table/room1', false);
    expect(pageToFocus('/table/room1', [hidden])).toBe(hidden);
    const visible = page('/table/room1', true);
    expect(pageToFocus('/table/room1', [hidden, visible])).toBe(visible);
  });
});
