/** The letters on the shields of a table: as few as tell its players apart. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('initials');

/** Provides the players' names to all shields below. */
export function provideNames(names: () => readonly string[]) {
  setContext(KEY, names);
}

/** The names of the table, if there is one. */
export function useNames(): () => readonly string[] {
  return getContext<(() => readonly string[]) | undefined>(KEY) ?? (() => []);
}

/** Returns the first letter of a name, and a second one where another name begins with the same. */
export function initialOf(name: string, names: readonly string[]): string {
  const [first, ...rest] = lettersOf(name);
  if (first === undefined) return '?';
  const rivals = names
    .map(lettersOf)
    .filter((other) => other[0] === first && other.join() !== [first, ...rest].join());
  if (rivals.length === 0) return first;
  const telling =
    rest.find((letter, place) => rivals.every((other) => other[place + 1] !== letter)) ?? rest[0];
  return first + (telling?.toLowerCase() ?? '');
}

function lettersOf(name: string): string[] {
  return [...name.trim().toUpperCase()];
}
