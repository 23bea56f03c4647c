/** How well the bots of the house play: which of them one meets unless one chooses another. */

/** The level for everyone: it knows the game, and neither plays at random nor thinks for long. */
const USUAL = 'adventurer';

/** The bot that is offered first, of those that a game has; nothing if it has none. */
export function usualBot(bots: string[]): string | undefined {
  return bots.includes(USUAL) ? USUAL : bots.at(-1);
}
