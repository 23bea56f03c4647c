import { describe, expect, it } from 'vitest';

import { readPictures } from '../../../build/pictures.ts';
import bossFile from '../../../../crates/games/raiders/data/bosses.toml';
import characterFile from '../../../../crates/games/raiders/data/characters.toml';
import itemFile from '../../../../crates/games/raiders/data/items.toml';
import roomFile from '../../../../crates/games/raiders/data/rooms.toml';
import { chamberPicture, chestPicture, ITEM_PICTURES, ROOM_PICTURES } from './pictures.ts';
import { ROOMS, printOf } from './data.ts';

/** Each kind of picture, and the keys of its components. */
const KINDS: [kind: string, keys: string[]][] = [
  ['rooms', keysOf(roomFile, 'room')],
  ['bosses', keysOf(bossFile, 'boss')],
  ['characters', keysOf(characterFile, 'character')],
  ['items', keysOf(itemFile, 'item')],
];

describe('the pictures', () => {
  it.each(KINDS)('of %s are those of the data', (kind, keys) => {
    expect(keys.length).toBeGreaterThan(3);
    expect(Object.keys(readPictures('raiders', kind)).sort()).toEqual(keys.toSorted());
  });

  it('load when the first one is shown', async () => {
    expect(ITEM_PICTURES.of('key')).toEqual([]);
    await ITEM_PICTURES.load();
    expect(ITEM_PICTURES.of('key')).toEqual(readPictures('raiders', 'items')['key']);
  });

  it('of chests are those of rooms with such a chest only', async () => {
    await ROOM_PICTURES.load();
    for (const { room } of ROOMS) {
      const print = printOf({ room }, 3);
      if (print.kind !== 'treasure' || print.small !== null) continue;
      expect(chestPicture(print.big)).toBe(chamberPicture({ room }));
    }
  });
});

function keysOf(file: unknown, kind: string): string[] {
  return (file as Record<string, { key: string }[]>)[kind]?.map(({ key }) => key) ?? [];
}
