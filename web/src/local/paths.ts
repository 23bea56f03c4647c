/** Which requests to the server's API this device answers itself. */
import { hasLocalPlay } from './available.ts';
import { isLocalRoom } from './rooms.ts';

/** What is the same everywhere: games, lessons and puzzles. */
const SAME_EVERYWHERE = /^\/api\/(games$|lessons\/|puzzles(\/|$))/;

/** Whether a request is about a match of this device. */
export function isOfThisDevice(path: string): boolean {
  const [, room = ''] = /^\/api\/rooms\/([^/?]+)/.exec(path) ?? [];
  return isLocalRoom(room);
}

/** Whether this device can answer a request for a server that it cannot reach. */
export function isAnsweredHere(method: string, path: string): boolean {
  const isAsked = method === 'GET' || /^\/api\/puzzles\/[^/]+\/answer$/.test(path);
  return hasLocalPlay && isAsked && SAME_EVERYWHERE.test(path);
}
