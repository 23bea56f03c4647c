import { beforeAll, describe, expect, it } from 'vitest';

import { loadGame, loadWords, sentence } from '../../i18n/index.ts';
import { settings } from '../../settings/settings.svelte.ts';
import type { View } from '../../wire/welcome.ts';
import { applyEvent } from './animate.ts';
import { eventsOf, MATCHES } from './fixtures.ts';
import { highlightOf } from './highlights.ts';
import { GAME } from './names.ts';
import { emptyView } from './position.ts';

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadGame('welcome');
});

/** All highlights of a recorded match for its first seat, as figure, title and text. */
function told(name: string): string[] {
  const match = MATCHES[name];
  const view = match?.looks.at(-1)?.view;
  if (!match || !view) throw new Error(`there is no match ${name}`);
  const events = eventsOf(match.facts);
  const cast = { names: ['Ana', 'Luis', 'Mar', 'Inés'], viewer: 0 };
  let position: View = emptyView(view);
  return events.flatMap((event) => {
    position = applyEvent(position, event.fact);
    const found = highlightOf(event, events, position);
    if (!found) return [];
    const { figure, title, text } = found;
    return [`${figure.key}: ${sentence(GAME, title, cast)} / ${sentence(GAME, text, cast)}`];
  });
}

describe('the highlights of a match', () => {
  it('are entries, successes and failures, and the end by success cards', () => {
    expect(told('necromancer, 4 seats, 4')).toEqual([
      'necromancer: Inés goes in / 13 monsters wait.',
      'demon: Inés fails / The Demon strikes the last blow.',
      'barbarian: You must go in / 6 monsters wait.',
      'barbarian: You survive! / Success card 1 of 2.',
      'mage: You must go in / 6 monsters wait.',
      'orc: You fail / The Orc strikes the last blow.',
      'warrior: You must go in / 8 monsters wait.',
      "demon: You're out / 2 failures: out of the game.",
      'warrior: Luis goes in / 1 monster waits.',
      'warrior: Luis survives! / Success card 1 of 2.',
      'ninja: Luis goes in / 3 monsters wait.',
      'ninja: Luis wins! / With 2 success cards.',
    ]);
  });

  it('end with the last player who is not out, with the adventurer of their success', () => {
    expect(told('mage, 3 seats, 2').slice(-4)).toEqual([
      'warrior: Mar goes in / 4 monsters wait.',
      'golem: Mar is out / 2 failures: out of the game.',
      'bard: Luis goes in / 6 monsters wait.',
      'warrior: You win! / Everyone else is out.',
    ]);
  });

  it('tell a success after a death, and no entry into an empty dungeon', () => {
    expect(told('mage, 3 seats, 2').slice(0, 2)).toEqual([
      'mage: Luis goes in / 2 monsters wait.',
      'mage: Luis survives! / Success card 1 of 2.',
    ]);
    expect(told('princess, 2 seats, 1')).toEqual([
      'princess: Luis survives! / Success card 1 of 2.',
      'necromancer: Luis goes in / 1 monster waits.',
      'necromancer: Luis wins! / With 2 success cards.',
    ]);
  });

  it.each(Object.keys(MATCHES))('name a picture that exists (%s)', async (name) => {
    const files = import.meta.glob('../../../../crates/games/welcome/pictures/*/*.svg');
    const keys = Object.keys(files).map((path) => /(\w+)\.svg$/.exec(path)?.[1]);
    expect(
      told(name)
        .map((line) => line.split(':')[0])
        .filter((key) => !keys.includes(key)),
    ).toEqual([]);
  });
});
