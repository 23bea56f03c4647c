/** What this browser remembers of the chance of a table: the server's commitment and the nonce of its own seat. */
import { browserStorage } from '../settings/settings.svelte.ts';

const KEY = 'antorcha.chance';

/** The number of remembered tables. */
const MOST = 200;

/** Separates this use of the digest from all others. */
const TAG = 'antorcha/nonce/1';

const BYTES = 16;

export interface Remembered {
  commitment?: string;
  nonce?: string;
}

/** What a seat sends of its nonce: a hash, or the nonce itself if the browser has no digests. */
export type NoncePart = { nonce_hash: string } | { nonce: string };

export function rememberedOf(room: string): Remembered {
  return read().get(room) ?? {};
}

/** Remembers the commitment that the server showed first. */
export function rememberCommitment(room: string, commitment: string) {
  const known = rememberedOf(room);
  if (known.commitment === undefined) write(room, { ...known, commitment });
}

/** Draws and remembers a nonce for one's seat, and shows it now. This is enough at a table without other people. */
export function drawOpenNonce(room: string): { nonce: string } {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  write(room, { ...rememberedOf(room), nonce });
  return { nonce };
}

/** Draws and remembers a nonce for one's seat. The others see it only after everyone has chosen. */
export async function drawNonce(room: string): Promise<NoncePart> {
  const { nonce } = drawOpenNonce(room);
  const hash = await hashOf(nonce);
  return hash === null ? { nonce } : { nonce_hash: hash };
}

/** Computes the hash of a nonce; null if the browser has no digests. Only pages with TLS or from localhost have them. */
export async function hashOf(nonce: string): Promise<string | null> {
  if (!('subtle' in crypto)) return null;
  const bytes = (nonce.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const tagged = new Uint8Array([...new TextEncoder().encode(TAG), 0, ...bytes]);
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', tagged)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function read(): Map<string, Remembered> {
  try {
    return new Map(JSON.parse(browserStorage()?.getItem(KEY) ?? '[]') as [string, Remembered][]);
  } catch {
    return new Map();
  }
}

function write(room: string, remembered: Remembered) {
  const all = read();
  all.delete(room);
  all.set(room, remembered);
  try {
    browserStorage()?.setItem(KEY, JSON.stringify([...all].slice(-MOST)));
  } catch {
    // A full storage loses the comparison, not the game.
  }
}
