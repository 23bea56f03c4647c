import type { Note } from './recipes.ts';

/** The attack of a note; without it the note clicks. */
const ATTACK_S = 0.008;

/** Exponential ramps cannot end at 0. */
const SILENCE = 0.0001;

/** Plays a note now. */
export function playNote(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const end = start + note.length;
  const source = note.wave === 'noise' ? noise(context, note, start) : tone(context, note.wave, note, start);
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(note.loud, start + ATTACK_S);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  source.output.connect(volume).connect(context.destination);
  source.input.start(start);
  source.input.stop(end);
}

interface Source {
  input: AudioScheduledSourceNode;
  output: AudioNode;
}

function tone(context: AudioContext, wave: OscillatorType, note: Note, start: number): Source {
  const voice = context.createOscillator();
  voice.type = wave;
  slide(voice.frequency, note, start);
  return { input: voice, output: voice };
}

function noise(context: AudioContext, note: Note, start: number): Source {
  const source = context.createBufferSource();
  source.buffer = noiseBuffer(context, note.length);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  slide(filter.frequency, note, start);
  return { input: source, output: source.connect(filter) };
}

function slide(pitch: AudioParam, note: Note, start: number) {
  pitch.setValueAtTime(note.from, start);
  pitch.exponentialRampToValueAtTime(note.to, start + note.length);
}

function noiseBuffer(context: AudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
