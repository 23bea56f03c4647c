import { beforeAll, describe, expect, it } from 'vitest';

import type { View } from '../../../wire/masmorra.ts';
import { loadGame, loadWords, say } from '../../../i18n/index.ts';
import late from '../fixtures/late.json';
import snapshots from '../fixtures/snapshots.json';
import { lairOf, surroundingsOf } from './surroundings.ts';

beforeAll(async () => {
  await loadWords();
  await loadGame('masmorra');
});

const cast = { names: ['Ana', 'Luis', 'Mar', 'Inés', 'Hugo'], viewer: 0 };

function textLines(view: unknown, seat: number): string[] {
  return surroundingsOf(view as View, seat).map((message) => say('masmorra', message, cast));
}

describe('the surroundings of a hero', () => {
  it('start with the room and cover every side', () => {
    const [room, ...rest] = textLines(snapshots.exploring.view, 0);
    expect(room).toMatch(/^You're in the .* \(\d+\), level 1\.$/);
    const words = rest.join(' ');
    for (const side of ['north', 'east', 'south', 'west']) expect(words).toContain(side);
    expect(words).toContain('unexplored door');
  });

  it('are complete for every player in a late position', () => {
    for (const seat of cast.names.keys()) {
      const lines = textLines(late.snapshot.view, seat);
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.join(' ')).not.toMatch(/[{}]/);
    }
  });

  it('have the monsters of the room with their numbers', () => {
    const lines = textLines(snapshots.fighting.view, 0);
    expect(lines.join(' ')).toMatch(/: Payback \d, Defense \d, \d XP/);
  });

  it('list the monsters of other rooms', () => {
    const view = late.snapshot.view as unknown as View;
    const lairs = view.dungeon.flatMap((_, spot) => lairOf(view, spot) ?? []);
    const rooms = new Set(view.monsters.map(({ room }) => room.number));
    expect(lairs).toHaveLength(rooms.size);
    for (const lair of lairs) expect(say('masmorra', lair, cast)).toMatch(/level \d: /);
  });
});
