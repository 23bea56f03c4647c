/** What binds a server to its secret, computed here, so that nobody has to take the server's word for it. */

/** Keeps this use of the digest apart from all others. */
const TAG = 'antorcha/commit/1';

/** The commitment to a secret, both in hexadecimal digits; nothing where the browser offers no digests. */
export async function commitmentTo(secret: string): Promise<string | null> {
  // Only pages with TLS have it, and those of the very machine they are on.
  if (!('subtle' in crypto)) return null;
  const tag = new TextEncoder().encode(TAG);
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([...tag, 0, ...bytesOf(secret)]));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
}
