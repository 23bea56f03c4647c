import { describe, expect, it } from 'vitest';

import type { Language } from '../settings/settings.svelte.ts';
import type { Message } from '../wire/index.ts';
import { gameSources } from './sources.ts';
import { Translator, type Cast } from './translator.ts';
import spoken from './spoken.json';

/** A message of a real match, with what the engines' own words make of it. */
type Spoken = { game: string; message: Message; cast: Cast } & Record<Language, string>;

const SPOKEN = spoken as unknown as Spoken[];

describe.each(['welcome', 'raiders', 'masmorra'])('what %s says in the browser', (game) => {
  const told = SPOKEN.filter((one) => one.game === game);

  it.each<Language>(['en', 'es'])('is word for word what it says in a terminal: %s', async (language) => {
    const gaps: string[] = [];
    const speech = new Translator(language, await gameSources(language, game), (gap) => gaps.push(gap));
    const said = told.map(({ message, cast }) => speech.say(message, cast));
    expect(told.length).toBeGreaterThan(100);
    expect(said).toEqual(told.map((one) => one[language]));
    expect(gaps).toEqual([]);
  });
});
