/** What the scanners of the games share: walking through a notice, and telling what was found. */

/** A text somewhere in a notice. */
export interface Leaf {
  path: string[];
  text: string;
}

/** Something that was told to someone who may not know it. */
export interface Leak {
  /** Where it stood. */
  place: string;
  /** What was told. */
  told: string;
}

/** Every text in a value, with the way that leads there. */
export function* leavesOf(value: unknown, path: string[] = []): Generator<Leaf> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* leavesOf(part, [...path, name]);
}

/** The name of a piece, whether it is given by its key or by the message that names it: `power_1`, `card-power-1`. */
export function pieceNamed(text: string, prefixes: readonly string[]): string {
  const prefix = prefixes.find((one) => text.startsWith(one));
  return prefix === undefined ? text : text.slice(prefix.length).replaceAll('-', '_');
}
