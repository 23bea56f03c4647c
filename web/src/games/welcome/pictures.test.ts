import { describe, expect, it } from 'vitest';

import adventurerFile from '../../../../crates/games/welcome/data/adventurers.toml';
import monsterFile from '../../../../crates/games/welcome/data/monsters.toml';
import tileFile from '../../../../crates/games/welcome/data/tiles.toml';
import { readPictures } from '../../../build/pictures.ts';

interface Keyed {
  key: string;
}

const DATA = {
  monsters: (monsterFile as { monster: Keyed[] }).monster,
  adventurers: (adventurerFile as { adventurer: Keyed[] }).adventurer,
  tiles: (tileFile as { tile: Keyed[] }).tile,
};

describe('the pictures of Welcome', () => {
  it.each(Object.entries(DATA))('are one for each of the %s, and no others', (kind, data) => {
    const keys = data.map(({ key }) => key).sort();
    expect(Object.keys(readPictures('welcome', kind)).sort()).toEqual(keys);
  });

  it('differ', () => {
    const all = Object.keys(DATA).flatMap((kind) => Object.values(readPictures('welcome', kind)));
    expect(new Set(all.map((shapes) => JSON.stringify(shapes))).size).toBe(all.length);
  });
});
