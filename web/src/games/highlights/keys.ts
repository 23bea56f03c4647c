/** What a key press does to a highlight. */
export type Press =
  /** It closes the highlight, and nothing else. */
  | 'only-closes'
  /** It closes the highlight, and does what it usually does: a shortcut, or a button beside the board. */
  | 'closes'
  /** Someone types, or a dialog is open. */
  | 'is-for-others';

/** Returns what a key press does while a highlight covers this board. */
export function pressOn(board: Element | null | undefined, event: KeyboardEvent): Press {
  const target = event.target instanceof Element ? event.target : document.body;
  const isTyping = target.closest('input, textarea, select, [contenteditable]') !== null;
  if (isTyping || document.querySelector('dialog[open]')) return 'is-for-others';
  const isOnBoard = target === document.body || board?.contains(target) === true;
  if (event.key === 'Escape' || event.key === 'Enter') return isOnBoard ? 'only-closes' : 'closes';
  return event.key.length === 1 ? 'closes' : 'is-for-others';
}
