/** The keys of a table. */

/** What a key can do besides choosing an offer. */
export type Deed = 'help' | 'log' | 'chat' | 'menu' | 'undo' | 'skip' | 'turn';

/** The keys of the frame, in the order of the key help. */
export const DEEDS: readonly { key: string; deed: Deed }[] = [
  { key: '?', deed: 'help' },
  { key: 'l', deed: 'log' },
  { key: 'c', deed: 'chat' },
  { key: 'm', deed: 'menu' },
  { key: 'u', deed: 'undo' },
  { key: ' ', deed: 'skip' },
  { key: 'n', deed: 'turn' },
];

/** The keys of the offers in their order: numbers, then letters that do nothing else. */
const OFFERS = [...'123456789abdefghijkopqrstvwxyz'];

/** The key that chooses the offer at this place; empty for one beyond all keys, or for none. */
export function keyOfPlace(place: number): string {
  return OFFERS[place] ?? '';
}

/** What a key asks for: one of the deeds, or the offer at a place. */
export type Pressed = { kind: 'deed'; deed: Deed } | { kind: 'offer'; place: number };

/** What a stroke asks for; nothing if it belongs to the browser, to a field, or to a dialog. */
export function pressed(event: KeyboardEvent): Pressed | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (belongsElsewhere(event)) return null;
  const key = event.key.toLowerCase();
  const deed = DEEDS.find((one) => one.key === key)?.deed;
  if (deed) return { kind: 'deed', deed };
  const place = OFFERS.indexOf(key);
  return place < 0 ? null : { kind: 'offer', place };
}

function belongsElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector('dialog[open]')) return true;
  if (target?.closest('input, textarea, select, [contenteditable]')) return true;
  // The space bar presses whatever has the focus.
  return event.key === ' ' && target?.closest('button, a, summary') !== null && target !== document.body;
}
