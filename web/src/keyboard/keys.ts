/** The keyboard shortcuts of the table and of the replay. */

export type TableCommand = 'help' | 'log' | 'chat' | 'menu' | 'undo' | 'skip' | 'step' | 'turn';

export type ReplayCommand =
  'back' | 'forward' | 'first' | 'last' | 'previousChapter' | 'nextChapter' | 'run' | 'help';

interface Shortcut<Command> {
  key: string;
  command: Command;
}

/** In the order of the key help. */
export const TABLE_KEYS: readonly Shortcut<TableCommand>[] = [
  { key: '?', command: 'help' },
  { key: 'l', command: 'log' },
  { key: 'c', command: 'chat' },
  { key: 'm', command: 'menu' },
  { key: 'u', command: 'undo' },
  { key: ' ', command: 'skip' },
  { key: '.', command: 'step' },
  { key: 'n', command: 'turn' },
];

/** In the order of the key help. */
export const REPLAY_KEYS: readonly Shortcut<ReplayCommand>[] = [
  { key: 'ArrowLeft', command: 'back' },
  { key: 'ArrowRight', command: 'forward' },
  { key: 'PageUp', command: 'previousChapter' },
  { key: 'PageDown', command: 'nextChapter' },
  { key: 'Home', command: 'first' },
  { key: 'End', command: 'last' },
  { key: ' ', command: 'run' },
  { key: '?', command: 'help' },
];

/** The keys of the offers in their order: numbers, then the letters that are not in `TABLE_KEYS`. */
const OFFER_KEYS = [...'123456789abdefghijkopqrstvwxyz'];

/** Returns the key of the offer at an index; empty if the index is out of range. */
export function keyOfOffer(index: number): string {
  return OFFER_KEYS[index] ?? '';
}

export type TablePress = { kind: 'command'; command: TableCommand } | { kind: 'offer'; index: number };

/** Returns what a key press means at the table; null if it is not a shortcut. A held key counts once. */
export function tablePress(event: KeyboardEvent): TablePress | null {
  if (event.repeat || !isForShortcuts(event)) return null;
  const key = event.key.toLowerCase();
  const command = TABLE_KEYS.find((shortcut) => shortcut.key === key)?.command;
  if (command) return { kind: 'command', command };
  const index = OFFER_KEYS.indexOf(key);
  return index < 0 ? null : { kind: 'offer', index };
}

/** Returns what a key press means in a replay; null if it is not a shortcut. A held key repeats. */
export function replayPress(event: KeyboardEvent): ReplayCommand | null {
  // In a scrollable region, all of these keys but the arrows to the left and right scroll.
  const isInRegion = event.target instanceof Element && event.target.matches('[role="region"]');
  if (!isForShortcuts(event) || (isInRegion && !event.key.startsWith('Arrow'))) return null;
  return REPLAY_KEYS.find(({ key }) => key === event.key)?.command ?? null;
}

/** Whether neither the browser, nor a field, nor a dialog, nor a focused button uses this key press. */
function isForShortcuts(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog[open]')) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable]')) return false;
  // The space bar presses a focused button.
  return event.key !== ' ' || target === document.body || target?.closest('button, a, summary') === null;
}
