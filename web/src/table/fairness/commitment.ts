/** Separates this use of the digest from all others. */
const TAG = 'antorcha/commit/1';

/** Computes the commitment to a secret, both as hexadecimal digits; null if the browser has no digests. */
export async function commitmentTo(secret: string): Promise<string | null> {
  // Only pages with TLS or from localhost have it.
  if (!('subtle' in crypto)) return null;
  const tag = new TextEncoder().encode(TAG);
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([...tag, 0, ...bytesOf(secret)]));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
}
