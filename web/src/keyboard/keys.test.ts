import { beforeEach, describe, expect, it } from 'vitest';

import { keyOfOffer, tablePress } from './keys.ts';

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('table keys', () => {
  function press(key: string, on: Element = document.body, init: KeyboardEventInit = {}) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init });
    on.dispatchEvent(event);
    return tablePress(event);
  }

  it('choose the offers in order: numbers first, then the free letters', () => {
    expect([0, 8, 9, 10, 11, 12].map(keyOfOffer)).toEqual(['1', '9', 'a', 'b', 'd', 'e']);
    expect([keyOfOffer(-1), keyOfOffer(99)]).toEqual(['', '']);
    expect([press('1'), press('a')]).toEqual([
      { kind: 'offer', index: 0 },
      { kind: 'offer', index: 9 },
    ]);
  });

  it('run their commands', () => {
    const presses = ['?', 'l', 'C', 'm', 'u', ' '].map((key) => press(key));
    expect(presses.map((press) => press?.kind === 'command' && press.command)).toEqual([
      'help',
      'log',
      'chat',
      'menu',
      'undo',
      'skip',
    ]);
  });

  it('are ignored with a modifier, in a field, and while a dialog is open', () => {
    document.body.innerHTML = '<input /><button>Draw</button>';
    const [field, button] = [document.querySelector('input'), document.querySelector('button')];
    if (!field || !button) throw new Error('nothing to type on');
    expect(press('c', document.body, { ctrlKey: true })).toBeNull();
    expect(press('1', field)).toBeNull();
    expect([press(' ', button), press('1', button)]).toEqual([null, { kind: 'offer', index: 0 }]);
    document.body.innerHTML = '<dialog open></dialog>';
    expect(press('1')).toBeNull();
  });
});
