import { ui } from '../../i18n/index.ts';
import type { RoomInfo, UndoPrice } from '../../wire/index.ts';

interface Undoable {
  undo: UndoPrice | null;
  room: Pick<RoomInfo, 'settings'> | null;
}

/** Returns why the user's last decision cannot be undone. The server says the same if it is asked. */
export function whyNoUndo({ undo, room }: Undoable): string {
  if (room?.settings.daily !== undefined && !room.settings.practice) return ui('refusal-daily');
  if (undo === null) return ui('refusal-nothing-to-undo');
  return ui(room?.settings.rated ? 'refusal-undo-rated' : 'refusal-undo-revealed');
}
