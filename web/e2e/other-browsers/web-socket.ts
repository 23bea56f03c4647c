/** The frames of a WebSocket (RFC 6455), as far as a browser on the same machine uses them. */

const KINDS: Record<number, 'text' | 'close'> = { 1: 'text', 8: 'close' };

export interface Frame {
  kind: 'text' | 'close' | 'other';
  text: string;
  /** What follows the frame. */
  rest: Buffer;
}

/** Reads the first frame of a browser; null until it is complete. Every frame of a browser is masked. */
export function readFrame(data: Buffer): Frame | null {
  if (data.length < 2) return null;
  const short = data.readUInt8(1) & 0x7f;
  const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
  const start = 2 + extra + 4;
  if (data.length < start) return null;
  const length = extra === 2 ? data.readUInt16BE(2) : extra === 8 ? Number(data.readBigUInt64BE(2)) : short;
  if (data.length < start + length) return null;
  const mask = data.subarray(start - 4, start);
  const payload = data.subarray(start, start + length).map((byte, place) => byte ^ (mask[place % 4] ?? 0));
  const kind = KINDS[data.readUInt8(0) & 0x0f] ?? 'other';
  return { kind, text: Buffer.from(payload).toString('utf8'), rest: data.subarray(start + length) };
}

export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = payload.length < 126 ? Buffer.alloc(2) : Buffer.alloc(4);
  head.writeUInt8(0x81, 0);
  if (payload.length < 126) head.writeUInt8(payload.length, 1);
  else {
    head.writeUInt8(126, 1);
    head.writeUInt16BE(payload.length, 2);
  }
  return Buffer.concat([head, payload]);
}
