import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { pressOn, type Press } from './keys.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<section id="board"><button id="on-board"></button><input id="field" /></section><button id="beside"></button>';
});

afterEach(() => (document.body.innerHTML = ''));

function press(key: string, on: string): Press {
  const target = document.querySelector(on);
  let found: Press = 'is-for-others';
  const listen = (event: KeyboardEvent) => (found = pressOn(document.querySelector('#board'), event));
  window.addEventListener('keydown', listen, { capture: true, once: true });
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return found;
}

describe('a key press while a highlight is shown', () => {
  it.each<[key: string, on: string, does: Press]>([
    ['Escape', 'body', 'only-closes'],
    ['Enter', 'body', 'only-closes'],
    ['Enter', '#on-board', 'only-closes'],
    ['Enter', '#beside', 'closes'],
    ['1', 'body', 'closes'],
    [' ', 'body', 'closes'],
    ['Shift', 'body', 'is-for-others'],
    ['Enter', '#field', 'is-for-others'],
    ['a', '#field', 'is-for-others'],
  ])('%s on %s: %s', (key, on, does) => {
    expect(press(key, on)).toBe(does);
  });

  it('belongs to an open dialog', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    expect(press('Escape', 'body')).toBe('is-for-others');
  });
});
