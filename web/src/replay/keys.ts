/** The keys of a replay. */

/** What a key can do. */
export type Deed = 'back' | 'forward' | 'first' | 'last' | 'previousChapter' | 'nextChapter' | 'run' | 'help';

/** The keys in the order of their help. */
export const KEYS: readonly { key: string; deed: Deed }[] = [
  { key: 'ArrowLeft', deed: 'back' },
  { key: 'ArrowRight', deed: 'forward' },
  { key: 'PageUp', deed: 'previousChapter' },
  { key: 'PageDown', deed: 'nextChapter' },
  { key: 'Home', deed: 'first' },
  { key: 'End', deed: 'last' },
  { key: ' ', deed: 'run' },
  { key: '?', deed: 'help' },
];

/** What a stroke asks for; nothing if it belongs to the browser, to a field, or to a dialog. */
export function pressed(event: KeyboardEvent): Deed | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (belongsElsewhere(event)) return null;
  return KEYS.find(({ key }) => key === event.key)?.deed ?? null;
}

function belongsElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector('dialog[open]')) return true;
  if (target?.closest('input, textarea, select, [contenteditable]')) return true;
  // A region that scrolls is scrolled by these, and the space bar presses whatever has the focus.
  if (!event.key.startsWith('Arrow') && target?.matches('[role="region"]')) return true;
  return event.key === ' ' && target !== document.body && target?.closest('button, a, summary') !== null;
}
