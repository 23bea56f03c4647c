/** The notes of each sound. */

export type SoundName =
  'card' | 'tile' | 'coin' | 'wound' | 'torch' | 'door' | 'win' | 'lose' | 'turn' | 'chat';

/** One part of a sound: a tone, or filtered noise, with a pitch that may slide. */
export interface Note {
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  /** Seconds after the start of the sound. */
  at: number;
  /** Seconds. */
  length: number;
  /** The first pitch, or centre of the noise, in hertz. */
  from: number;
  /** The last pitch in hertz. */
  to: number;
  /** From 0 to 1. */
  loud: number;
}

/** They are short and quiet, because a match can last hours. */
export const RECIPES: Record<SoundName, readonly Note[]> = {
  card: [{ wave: 'noise', at: 0, length: 0.09, from: 2600, to: 900, loud: 0.22 }],
  tile: [
    { wave: 'noise', at: 0, length: 0.04, from: 1400, to: 500, loud: 0.3 },
    { wave: 'triangle', at: 0, length: 0.08, from: 210, to: 120, loud: 0.28 },
  ],
  coin: [
    { wave: 'sine', at: 0, length: 0.12, from: 1568, to: 1568, loud: 0.14 },
    { wave: 'sine', at: 0.06, length: 0.28, from: 2093, to: 2093, loud: 0.14 },
  ],
  wound: [
    { wave: 'sawtooth', at: 0, length: 0.22, from: 190, to: 55, loud: 0.2 },
    { wave: 'noise', at: 0, length: 0.1, from: 800, to: 200, loud: 0.25 },
  ],
  torch: [
    { wave: 'noise', at: 0, length: 0.45, from: 400, to: 2400, loud: 0.16 },
    { wave: 'noise', at: 0.2, length: 0.5, from: 1800, to: 700, loud: 0.1 },
  ],
  door: [
    { wave: 'sawtooth', at: 0, length: 0.4, from: 70, to: 95, loud: 0.09 },
    { wave: 'noise', at: 0.38, length: 0.16, from: 350, to: 90, loud: 0.4 },
  ],
  win: [
    { wave: 'triangle', at: 0, length: 0.2, from: 523, to: 523, loud: 0.2 },
    { wave: 'triangle', at: 0.14, length: 0.2, from: 659, to: 659, loud: 0.2 },
    { wave: 'triangle', at: 0.28, length: 0.2, from: 784, to: 784, loud: 0.2 },
    { wave: 'triangle', at: 0.42, length: 0.6, from: 1047, to: 1047, loud: 0.22 },
  ],
  lose: [
    { wave: 'triangle', at: 0, length: 0.28, from: 392, to: 370, loud: 0.2 },
    { wave: 'triangle', at: 0.24, length: 0.28, from: 311, to: 294, loud: 0.2 },
    { wave: 'triangle', at: 0.48, length: 0.7, from: 233, to: 208, loud: 0.2 },
  ],
  turn: [
    { wave: 'sine', at: 0, length: 0.16, from: 587, to: 587, loud: 0.18 },
    { wave: 'sine', at: 0.11, length: 0.3, from: 880, to: 880, loud: 0.16 },
  ],
  chat: [{ wave: 'sine', at: 0, length: 0.1, from: 700, to: 940, loud: 0.12 }],
};
