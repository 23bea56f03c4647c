import { beforeAll, describe, expect, it } from 'vitest';

import { loadGame, loadWords, sentence } from '../../i18n/index.ts';
import { settings } from '../../settings/settings.svelte.ts';
import type { Fact, View } from '../../wire/masmorra.ts';
import { SNAPSHOTS } from './fixtures.ts';
import match from './fixtures/match.json';
import steps from './fixtures/steps.json';
import { highlightOf } from './highlights.ts';
import { GAME } from './names.ts';

const CAST = { names: ['Ana', 'Luis', 'Mar'], viewer: 0 };

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadGame('masmorra');
});

/** The highlights of events as figure, title and text. */
function told(facts: readonly Fact[], position: Pick<View, 'players' | 'active'>): string[] {
  return facts.flatMap((fact) => {
    const event = { number: 1, rule: 'M01', fact, message: { id: 'event-fell', args: {} }, line: 1 };
    const found = highlightOf(event, position);
    if (!found) return [];
    const { figure, title, text } = found;
    return [`${figure.key}: ${sentence(GAME, title, CAST)} / ${sentence(GAME, text, CAST)}`];
  });
}

describe('the highlights of a match', () => {
  const { view } = SNAPSHOTS.acting;
  const players = (['mika', 'jay', 'albus'] as const).map((hero, seat) => {
    const player = view.players[seat] ?? view.players[0];
    if (!player) throw new Error('there are no players');
    return { ...player, hero };
  });
  const position = { players, active: 1 };
  const room = { number: 3, tile: 'l_throne' } as const;

  it('are the falls of a recorded match and its winner', () => {
    const facts = match.events.map(({ fact }) => fact as unknown as Fact);
    expect(told(facts, position)).toEqual([
      'jay: Luis falls / Back to 3 XP.',
      'mika: You fall / Back to 0 XP.',
      'jay: Luis falls / Back to 7 XP.',
      'mika: You fall / Back to 0 XP.',
      'mika: You fall / Back to 0 XP.',
      'albus: Mar wins! / 18 XP, 1 gold and 2 Life.',
    ]);
  });

  it('are the levels and bosses of recorded updates', () => {
    const all = (steps as unknown as { before: View; facts: Fact[] }[]).flatMap(({ before, facts }) =>
      told(facts, before),
    );
    expect(all).toEqual([
      'albus: Player 5 falls / Back to 0 XP.',
      'valerie: Level 2 opens / Deeper rooms, tougher monsters.',
      'malaphyas: Malaphyas awakes / Level 3 opens and pulls every hero down.',
      'malaphyas_red: Red Malaphyas / The boss flips to the red side.',
    ]);
  });

  it('are bosses that appear, and those that are defeated for good', () => {
    const came = (being: Extract<Fact, { event: 'defeated' }>['being']): Fact => {
      return { event: 'monster_came', figure: { id: 12, being }, room };
    };
    expect(
      told(
        [
          came({ foe: 'goblin' }),
          came({ blue: 'aunty_bitsy' }),
          { event: 'defeated', seat: 1, being: { blue: 'aunty_bitsy' } },
          { event: 'boss_turned', boss: 'aunty_bitsy' },
          { event: 'defeated', seat: 0, being: { red: 'aunty_bitsy' } },
          { event: 'defeated', seat: 2, being: { blue: 'schmetterling' } },
          { event: 'defeated', seat: 2, being: { foe: 'goblin' } },
        ],
        position,
      ),
    ).toEqual([
      'aunty_bitsy: Aunty Bitsy / A boss is here.',
      'aunty_bitsy: Red Aunty Bitsy / The boss flips to the red side.',
      'aunty_bitsy: Red Aunty Bitsy / You defeat the boss.',
      'schmetterling: Schmetterling / Mar defeats the boss.',
    ]);
  });

  it('are Malaphyas, who awakes with level 3 and is defeated', () => {
    expect(
      told(
        [
          { event: 'level_opened', level: 2, room },
          { event: 'level_opened', level: 3, room },
          { event: 'monster_came', figure: { id: 15, being: { blue: 'malaphyas' } }, room },
          { event: 'defeated', seat: 1, being: { blue: 'malaphyas' } },
          { event: 'boss_turned', boss: 'malaphyas' },
          { event: 'defeated', seat: 1, being: { red: 'malaphyas' } },
        ],
        position,
      ),
    ).toEqual([
      'jay: Level 2 opens / Deeper rooms, tougher monsters.',
      'malaphyas: Malaphyas awakes / Level 3 opens and pulls every hero down.',
      'malaphyas_red: Red Malaphyas / The boss flips to the red side.',
      'malaphyas_red: Malaphyas is defeated / Luis strikes the last blow.',
    ]);
  });
});
