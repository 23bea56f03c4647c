import { describe, expect, it } from 'vitest';

import type { Language } from '../settings/settings.svelte.ts';
import type { Message } from '../wire/index.ts';
import { gameSources } from './sources.ts';
import { Translator, type Cast } from './translator.ts';
import spoken from './spoken.json';

/** A message of a real match with its text in each language, as `crates/core/i18n` formats it. */
type Spoken = { game: string; message: Message; cast: Cast } & Record<Language, string>;

const SPOKEN = spoken as unknown as Spoken[];

describe.each(['welcome', 'raiders', 'masmorra'])('what %s says in the browser', (game) => {
  const samples = SPOKEN.filter((one) => one.game === game);

  it.each<Language>(['en', 'es'])('equals the text in a terminal: %s', async (language) => {
    const gaps: string[] = [];
    const translator = new Translator(language, await gameSources(language, game), (gap) => gaps.push(gap));
    const texts = samples.map(({ message, cast }) => translator.say(message, cast));
    expect(samples.length).toBeGreaterThan(100);
    expect(texts).toEqual(samples.map((one) => one[language]));
    expect(gaps).toEqual([]);
  });
});
