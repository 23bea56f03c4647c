/** Which options of a table depend on its seats. */
import type { OptionScope } from '../board.ts';

/** With more players, all who are tied for the most wounds faint (R40). */
const SPARED_UP_TO = 3;

export function valuesFor(option: string, values: string[], { seats }: OptionScope): string[] {
  return option === 'fainting' && seats > SPARED_UP_TO ? [] : values;
}
