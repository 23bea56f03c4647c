/** The default level: it knows the game and does not think for long. */
const USUAL = 'adventurer';

/** Returns the bot that is offered first; undefined if the game has none. */
export function usualBot(bots: string[]): string | undefined {
  return bots.includes(USUAL) ? USUAL : bots.at(-1);
}
