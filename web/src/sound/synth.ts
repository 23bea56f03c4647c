import type { Note } from './recipes.ts';

/** How long a note takes to swell, so that it does not click. */
const SWELL_S = 0.008;

/** What counts as silence where a curve cannot end at 0. */
const SILENCE = 0.0001;

/** Lets a note be heard, from now on. */
export function sound(studio: AudioContext, note: Note): void {
  const start = studio.currentTime + note.at;
  const end = start + note.length;
  const source = note.wave === 'noise' ? noise(studio, note, start) : tone(studio, note.wave, note, start);
  const volume = studio.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(note.loud, start + SWELL_S);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  source.output.connect(volume).connect(studio.destination);
  source.input.start(start);
  source.input.stop(end);
}

interface Source {
  input: AudioScheduledSourceNode;
  output: AudioNode;
}

function tone(studio: AudioContext, wave: OscillatorType, note: Note, start: number): Source {
  const voice = studio.createOscillator();
  voice.type = wave;
  slide(voice.frequency, note, start);
  return { input: voice, output: voice };
}

function noise(studio: AudioContext, note: Note, start: number): Source {
  const hiss = studio.createBufferSource();
  hiss.buffer = hissOf(studio, note.length);
  const filter = studio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  slide(filter.frequency, note, start);
  return { input: hiss, output: hiss.connect(filter) };
}

function slide(pitch: AudioParam, note: Note, start: number) {
  pitch.setValueAtTime(note.from, start);
  pitch.exponentialRampToValueAtTime(note.to, start + note.length);
}

function hissOf(studio: AudioContext, seconds: number): AudioBuffer {
  const buffer = studio.createBuffer(1, Math.ceil(seconds * studio.sampleRate), studio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
