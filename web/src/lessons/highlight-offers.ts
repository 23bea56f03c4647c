/**
 * Highlights the buttons on the board that the coach asks for, and dims the others.
 *
 * Every offer has a key, and its button says which, as `aria-keyshortcuts` or, where it stands for several, as `data-keys`; so
 * this needs to know nothing of any board. Those who listen hear from the coach itself what is asked for.
 */
import type { Attachment } from 'svelte/attachments';

/** What the buttons of a question are to be marked as: by their keys. */
export interface Highlights {
  wanted: readonly string[];
  later: readonly string[];
}

/** Highlights the buttons within an element, also those that come later. */
export function highlightOffers(marks: Highlights): Attachment<HTMLElement> {
  return (root) => {
    mark(root, marks);
    const observer = new MutationObserver(() => mark(root, marks));
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-keyshortcuts', 'data-keys'],
    });
    return () => {
      observer.disconnect();
      mark(root, { wanted: [], later: [] });
    };
  };
}

function mark(root: HTMLElement, { wanted, later }: Highlights) {
  for (const button of root.querySelectorAll<HTMLElement>('[aria-keyshortcuts], [data-keys], [data-coach]')) {
    const keys = keysOf(button);
    if (keys.some((key) => wanted.includes(key))) button.dataset['coach'] = 'wanted';
    else if (keys.some((key) => later.includes(key))) button.dataset['coach'] = 'later';
    else delete button.dataset['coach'];
  }
}

/** A button that stands for several offers names the keys of all of them. */
function keysOf(button: HTMLElement): string[] {
  const keys = button.dataset['keys'] ?? button.getAttribute('aria-keyshortcuts') ?? '';
  return keys.split(' ').filter((key) => key !== '');
}
