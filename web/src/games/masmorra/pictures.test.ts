import { describe, expect, it } from 'vitest';

import bossFile from '../../../../crates/games/masmorra/data/bosses.toml';
import foeFile from '../../../../crates/games/masmorra/data/foes.toml';
import heroFile from '../../../../crates/games/masmorra/data/heroes.toml';
import treasureFile from '../../../../crates/games/masmorra/data/treasures.toml';
import { readPictures } from '../../../build/pictures.ts';
import type { Being, Boss } from '../../wire/masmorra.ts';
import { breedOf } from './fight/stage.ts';
import { pictureOf } from './pictures.ts';

interface Entry {
  key: string;
}

const { hero: heroes } = heroFile as { hero: Entry[] };
const { foe: foes } = foeFile as { foe: Entry[] };
const { boss: bosses } = bossFile as { boss: { key: Boss }[] };
const { treasure: treasures } = treasureFile as { treasure: Entry[] };

const THINGS = [
  'chest',
  'chest_open',
  'gold',
  'stairs',
  'portal',
  'fountain',
  'pit',
  'web',
  'ritual',
  'bottomless_pit',
  'trap',
  'lair',
  'door',
];

describe('pictures', () => {
  check('heroes', keys(heroes));
  check('monsters', [...keys(foes), ...bosses.flatMap(sidesOf)]);
  check(
    'treasures',
    treasures.flatMap(({ key }) => [`${key}_orange`, `${key}_purple`]),
  );
  check('things', THINGS);

  it('show the red side of a boss where it is another being', () => {
    expect(pictureOf({ blue: 'malaphyas' })).toBe('malaphyas');
    expect(pictureOf({ red: 'malaphyas' })).toBe('malaphyas_red');
    expect(pictureOf({ red: 'mortiferous' })).toBe('mortiferous');
  });
});

/** Every component has a picture, and every picture a component. */
function check(kind: string, wanted: string[]) {
  it(`has all ${kind} and no others`, () => {
    expect(Object.keys(readPictures('masmorra', kind)).sort()).toEqual([...wanted].sort());
  });
}

function keys(entries: Entry[]): string[] {
  return entries.map(({ key }) => key);
}

/** A boss whose red side has another breed has a picture of each side. */
function sidesOf({ key }: { key: Boss }): string[] {
  const [blue, red]: Being[] = [{ blue: key }, { red: key }];
  return blue && red && breedOf(blue) !== breedOf(red) ? [key, `${key}_red`] : [key];
}
