import { beforeAll, describe, expect, it } from 'vitest';

import type { Message } from '../../wire/index.ts';
import type { GameOptions } from '../../wire/raiders.ts';
import { loadGame, loadWords, say } from '../../i18n/index.ts';
import snapshots from './fixtures/snapshots.json';
import { CHARACTERS, printOf, ROOMS, startOf } from './data.ts';
import { chamberTerm, GAME, roomDescription } from './names.ts';

beforeAll(async () => {
  await loadWords();
  await loadGame(GAME);
});

describe('component data', () => {
  it('has the strength of a monster for each number of players', () => {
    const strengths = [3, 4, 5].map((players) => printOf({ room: 'dragon' }, players));
    expect(strengths).toEqual([
      { kind: 'monster', strength: 14, wounds: 3 },
      { kind: 'monster', strength: 18, wounds: 3 },
      { kind: 'monster', strength: 23, wounds: 3 },
    ]);
  });

  it('has one or two chests of a treasure', () => {
    expect(printOf({ room: 'treasure_four_two' }, 3)).toEqual({ kind: 'treasure', big: 4, small: 2 });
    expect(printOf({ room: 'treasure_one' }, 3)).toEqual({ kind: 'treasure', big: 1, small: null });
  });

  it('has a gift of a vault for each power', () => {
    expect(printOf({ room: 'strongroom' }, 3)).toEqual({
      kind: 'vault',
      gifts: [
        { kind: 'coins', count: 1 },
        { kind: 'coins', count: 2 },
        { kind: 'potion', wounds: 1 },
        { kind: 'coins', count: 3 },
        { kind: 'potion', wounds: 2 },
      ],
    });
    const armory = printOf({ room: 'armory' }, 3);
    expect(armory.kind === 'vault' && armory.gifts[1]).toEqual({ kind: 'item', item: 'crystal_ball' });
  });

  it('has a toll of a trap for each power', () => {
    expect(printOf({ room: 'lava_cauldron' }, 3)).toEqual({
      kind: 'trap',
      toll: 'coins',
      byPower: [0, 0, 1, 2, 3],
    });
  });

  it('has final monsters that cannot be defeated', () => {
    expect(printOf({ boss: 'sphinx' }, 5)).toEqual({ kind: 'boss', strength: 16 });
    expect(printOf({ boss: 'golem' }, 5)).toEqual({ kind: 'boss', strength: null });
  });

  it('has all rooms and characters', () => {
    expect(ROOMS.reduce((sum, { copies }) => sum + copies, 0)).toBe(30);
    expect(CHARACTERS).toHaveLength(5);
    expect(startOf('sorcerer')).toEqual({ coins: 1, wounds: 1, items: [{ item: 'crystal_ball', count: 2 }] });
  });
});

describe('the description of a room', () => {
  it('equals that of the engine', () => {
    const cast = { names: [], viewer: 0 };
    for (const { view, prompt } of [snapshots.again, snapshots.boss]) {
      const chamber = view.row[view.place]?.chamber as Parameters<typeof roomDescription>[0];
      const ours = roomDescription(chamber, view.house as GameOptions, view.players.length);
      const theirs = { ...ours, args: (prompt as unknown as Message).args };
      expect(say(GAME, ours, cast)).toBe(say(GAME, theirs, cast));
    }
  });

  it('is different if final monsters give coins only with an attack', () => {
    const house: GameOptions = {
      mode: 'standard',
      characters: 'dealt',
      boss_coins: 'on_attack',
      fainting: 'most',
    };
    expect(roomDescription({ boss: 'sphinx' }, house, 3).args['room']).toEqual({
      term: 'boss-sphinx-on-attack',
    });
    expect(roomDescription({ boss: 'mummy' }, house, 3).args['room']).toEqual(chamberTerm({ boss: 'mummy' }));
  });
});
