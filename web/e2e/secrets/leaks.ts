/** Common parts of the leak scanners: walks through a server message and reports what was found. */

/** A string in a server message. */
export interface Leaf {
  path: string[];
  text: string;
}

/** Something that was sent to someone who may not know it. */
export interface Leak {
  place: string;
  text: string;
}

/** Returns every string in a value, with its path. */
export function* leavesOf(value: unknown, path: string[] = []): Generator<Leaf> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* leavesOf(part, [...path, name]);
}

/** Returns the name of a piece, from its key or from the message that names it: `power_1`, `card-power-1`. */
export function pieceNamed(text: string, prefixes: readonly string[]): string {
  const prefix = prefixes.find((one) => text.startsWith(one));
  return prefix === undefined ? text : text.slice(prefix.length).replaceAll('-', '_');
}
