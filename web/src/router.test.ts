import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { addressOfFile, clickedAddress, parseRoute } from './addresses.ts';
import { finishNavigation, navigate, router, startRouter } from './router.svelte.ts';

let stop: () => void;

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
  window.scrollTo = vi.fn();
  stop = startRouter();
});

afterEach(() => stop());

function at(address: string) {
  return parseRoute(new URL(address, 'http://antorcha.test'));
}

/** The address that a click in a link opens. */
function asked(link: string, how: Partial<MouseEvent> = {}): string | null {
  document.body.innerHTML = link;
  return clickedAddress({ button: 0, target: document.querySelector('b'), ...how } as MouseEvent);
}

describe('an address', () => {
  it('names a page', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('/new/welcome')).toEqual({ page: 'new', game: 'welcome' });
    expect(at('/table/r1')).toEqual({ page: 'table', id: 'r1' });
    expect(at('/replay/r1?step=3&eyes=all')).toEqual({ page: 'replay', id: 'r1' });
    expect(at('/rules')).toEqual({ page: 'rules', game: null, rule: null });
    expect(at('/rules/welcome#W25')).toEqual({ page: 'rules', game: 'welcome', rule: 'W25' });
    expect(at('/local')).toEqual({ page: 'local' });
    for (const address of ['/table/r1', '/replay/r1?step=3', '/puzzles/w1?game=welcome'])
      expect(at(addressOfFile(address))).toEqual(at(address));
    expect(addressOfFile('/replay/r1?step=3')).toBe('/replay/?step=3#r1');
    expect(addressOfFile('/rules/welcome#W25')).toBe('/rules/welcome#W25');
    expect([at('/about'), at('/you')]).toEqual([{ page: 'about' }, { page: 'you' }]);
    expect([at('/settings'), at('/players/p1')]).toEqual([
      { page: 'settings' },
      { page: 'player', id: 'p1' },
    ]);
    expect([at('/admin'), at('/admin/people/p1')]).toEqual([
      { page: 'admin', section: 'overview', item: null },
      { page: 'admin', section: 'people', item: 'p1' },
    ]);
    expect(at('/privacy')).toEqual({ page: 'privacy' });
    expect(at('/forgotten-password')).toEqual({ page: 'forgotten-password' });
    expect(at('/new-password#abc')).toEqual({ page: 'new-password', token: 'abc' });
    expect(at('/confirm-address#abc')).toEqual({ page: 'confirm-address', token: 'abc' });
    expect(at('/leaderboards')).toEqual({ page: 'leaderboards', game: null });
    expect(at('/leaderboards/raiders')).toEqual({ page: 'leaderboards', game: 'raiders' });
  });

  it('may end with a slash', () => {
    expect([at('/about/'), at('/table/r1/')]).toEqual([{ page: 'about' }, { page: 'table', id: 'r1' }]);
  });

  it('of no page shows the not-found page', () => {
    for (const address of [
      '/nothing',
      '/new',
      '/table',
      '/about/x',
      '/rules/welcome/x',
      '/table/r1/x/y',
      '/players',
      '/settings/x',
    ]) {
      expect(at(address)).toEqual({ page: 'not-found' });
    }
    expect(at('/table/%zz')).toEqual({ page: 'table', id: '%zz' });
  });
});

describe('a link', () => {
  it('to a page is followed without a reload', () => {
    document.body.innerHTML = '<a href="/about"><b>About</b></a>';
    document.querySelector('b')?.click();
    expect([window.location.pathname, router.route]).toEqual(['/about', { page: 'about' }]);
  });

  it('keeps its whole address', () => {
    expect(asked('<a href="/rules/welcome#W25"><b>Why?</b></a>')).toBe('/rules/welcome#W25');
  });

  it('is left to the browser in all other cases', () => {
    const about = '<a href="/about"><b>About</b></a>';
    expect([asked(about, { ctrlKey: true }), asked(about, { button: 1 })]).toEqual([null, null]);
    expect(asked(about, { defaultPrevented: true })).toBeNull();
    expect(asked('<a href="/about" target="_blank"><b>About</b></a>')).toBeNull();
    expect(asked('<a href="/record" download><b>Record</b></a>')).toBeNull();
    expect(asked('<a href="/api/rooms/r1/record"><b>Record</b></a>')).toBeNull();
    expect(asked('<a href="https://example.org/"><b>Elsewhere</b></a>')).toBeNull();
    expect(asked('<a href="#W25"><b>W25</b></a>')).toBeNull();
    expect(asked('<p><b>No link</b></p>')).toBeNull();
  });
});

describe('a new page', () => {
  it('begins at its heading', () => {
    navigate('/about');
    document.body.innerHTML = '<h1>About</h1>';
    finishNavigation();
    expect(document.activeElement?.textContent).toBe('About');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('begins at the element of its address', () => {
    navigate('/rules/welcome#W25');
    document.body.innerHTML = '<h1>Rules</h1><h2 id="W25">Lost</h2>';
    const place = document.getElementById('W25') as HTMLElement;
    place.scrollIntoView = vi.fn();
    finishNavigation();
    expect(place.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('focuses its heading as soon as it is loaded', async () => {
    navigate('/rules');
    finishNavigation();
    document.body.innerHTML = '<h1>Rules</h1>';
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Rules'));
  });

  it('is scrolled to where it was left', () => {
    history.replaceState({ scrolled: 740 }, '');
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4_000);
    window.dispatchEvent(new PopStateEvent('popstate'));
    finishNavigation();
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 740, behavior: 'instant' });
  });
});
