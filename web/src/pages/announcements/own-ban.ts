import type { Reply } from '../../api/index.ts';
import { request } from '../../api/request.ts';
import type { OwnBan } from '../../wire/api.ts';

/** Asks why this device is banned, and until when. */
export function ownBan(): Promise<Reply<OwnBan>> {
  return request('GET', '/api/ban');
}
