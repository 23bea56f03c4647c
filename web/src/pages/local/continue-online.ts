/** Continues a match of this device at a table of the server, where friends can take the seats of the bots. */
import { ensureSession, type Opened, type Reply } from '../../api/index.ts';
import { drawNonce } from '../../api/own-nonce.ts';
import { request } from '../../api/request.ts';
import { loadLocalWords } from '../../i18n/index.ts';
import type { NewContinuation } from '../../wire/api.ts';
import type { Ack, RoomInfo, RoomSettings, SeatRequest } from '../../wire/index.ts';

/** Opens the table and sits down in the same seat. Returns the room's id. */
export async function continueOnline(room: RoomInfo | null, seat: number): Promise<Reply<string>> {
  const [known] = await Promise.all([ensureSession(), loadLocalWords()]);
  if (!known.ok) return known;
  const { exportMatch } = await import('../../local/client.ts');
  const file = await exportMatch(room?.id ?? '');
  if (!room || !file.ok) {
    const code = file.ok ? 'device_unknown' : file.failure.code;
    return { ok: false, problem: { kind: 'refused', code, message: 'the match has no record' } };
  }
  const body: NewContinuation = { settings: settingsOf(room, seat), record: file.value.text };
  const opened = await request<Opened>('POST', '/api/rooms/continued', body);
  if (!opened.ok) return opened;
  const id = opened.value.room;
  const command = { do: 'sit', seat, ...(await drawNonce(id)) };
  const sat = await request<Ack>('POST', `/api/rooms/${id}/commands`, { id: 'sit', command });
  return sat.ok ? { ok: true, value: id } : sat;
}

/** What the user could not know is dealt again, because the record tells everything. */
export function settingsOf({ id, settings }: RoomInfo, seat: number): RoomSettings {
  const { game, options, practice, pace, spectators } = settings;
  return {
    ...{ game, options, pace, spectators, listed: false, rated: false },
    seats: settings.seats.map((): SeatRequest => ({ for: 'person' })),
    ...(practice ? { practice } : {}),
    origin: { room: id, known_to: seat },
  };
}
