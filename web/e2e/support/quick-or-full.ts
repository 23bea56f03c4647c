/** How much is tried: a part that takes a minute, with each change; or, with `ANTORCHA_FULL=1`, all there is. */
export const FULL = process.env['ANTORCHA_FULL'] === '1';

/** All cases, or else those that stand for them. */
export function some<Case>(all: readonly Case[], quick: readonly NoInfer<Case>[]): readonly Case[] {
  return FULL ? all : quick;
}
