/** Which options of a table depend on its set and its seats. */
import type { OptionScope } from '../board.ts';

/** The adventurers of each box. */
const ADVENTURERS: Record<string, readonly string[]> = {
  welcome: ['warrior', 'barbarian', 'mage', 'rogue'],
  back: ['necromancer', 'princess', 'ninja', 'bard'],
};

/** The box whose cards or tiles an option is about. */
const BOX_OF: Record<string, string> = {
  specials: 'back',
  flute: 'back',
  polymorphed_counts: 'welcome',
  vorpal_axe: 'welcome',
};

const STARTERS = ['first', 'second', 'third', 'fourth'];

export function valuesFor(option: string, values: string[], { options, seats }: OptionScope): string[] {
  const { set = 'welcome' } = options;
  const box = BOX_OF[option] ?? set;
  if (set !== 'combined' && set !== box) return [];
  if (option === 'start') return values.filter((value) => STARTERS.indexOf(value) < seats);
  if (option !== 'first_adventurer' || set === 'combined') return values;
  const absent = Object.entries(ADVENTURERS).flatMap(([home, names]) => (home === set ? [] : names));
  return values.filter((value) => !absent.includes(value));
}
