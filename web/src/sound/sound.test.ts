import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { settings } from '../settings/settings.svelte.ts';
import { play, prepareSound } from './index.ts';
import { RECIPES } from './recipes.ts';

/** Counts started sources. */
const started = vi.fn();

class FakeAudioContext {
  currentTime = 0;
  sampleRate = 8_000;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => this.#node();
  createOscillator = () => this.#node();
  createBiquadFilter = () => this.#node();
  createBufferSource = () => this.#node();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });

  #node() {
    const dial = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    return {
      gain: dial,
      frequency: dial,
      Q: dial,
      start: started,
      stop: vi.fn(),
      connect: (to: unknown) => to,
    };
  }
}

beforeEach(() => {
  started.mockClear();
  settings.sound = true;
  vi.stubGlobal('AudioContext', FakeAudioContext);
});

afterEach(() => vi.unstubAllGlobals());

describe('a sound', () => {
  it('is not played before the first gesture', () => {
    prepareSound();
    play('card');
    expect(started).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerdown'));
    play('card');
    expect(started).toHaveBeenCalledOnce();
  });

  it('is not played when sound is off', () => {
    settings.sound = false;
    play('win');
    expect(started).not.toHaveBeenCalled();
  });

  it('is short and quiet', () => {
    for (const notes of Object.values(RECIPES)) {
      expect(Math.max(...notes.map(({ at, length }) => at + length))).toBeLessThan(1.3);
      expect(Math.max(...notes.map(({ loud }) => loud))).toBeLessThanOrEqual(0.4);
    }
  });
});
