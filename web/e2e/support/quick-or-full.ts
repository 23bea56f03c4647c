/** Quick mode runs a part of the cases in about a minute; `ANTORCHA_FULL=1` runs all. */
export const FULL = process.env['ANTORCHA_FULL'] === '1';

/** Returns all cases in full mode, and otherwise the quick ones. */
export function chooseCases<Case>(all: readonly Case[], quick: readonly NoInfer<Case>[]): readonly Case[] {
  return FULL ? all : quick;
}
