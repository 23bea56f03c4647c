/** The ids of rooms that are kept on this device. Pages use them like those of the server, and they have the same form. */

/** The server draws its ids, so one of 10^12 begins like this. */
const PREFIX = 'herehere';

/** The 32 characters of ids, without those that are easily mistaken for others. */
const CHARACTERS = '023456789abcdefghjkmnpqrstuvwxyz';

const RANDOM_CHARACTERS = 12;

/** The user's id in all matches of this device. */
export const LOCAL_PLAYER = 'hereherehereherehere';

export function isLocalRoom(id: string): boolean {
  return id.startsWith(PREFIX);
}

export function newLocalRoom(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_CHARACTERS));
  return PREFIX + Array.from(bytes, (byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
}
