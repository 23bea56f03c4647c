/**
 * Highlights the buttons on the board that the coach asks for, and dims the others.
 *
 * It finds them by the key of their offer: `aria-keyshortcuts`, or `data-keys` for a button of several offers. So it works with
 * every board. Screen reader users hear from the coach what to do.
 */
import type { Attachment } from 'svelte/attachments';

/** The keys of the offers to highlight and to dim. */
export interface Highlights {
  wanted: readonly string[];
  later: readonly string[];
}

/** Highlights the buttons in an element, also those that are added later. */
export function highlightOffers(highlights: Highlights): Attachment<HTMLElement> {
  return (root) => {
    apply(root, highlights);
    const observer = new MutationObserver(() => apply(root, highlights));
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-keyshortcuts', 'data-keys'],
    });
    return () => {
      observer.disconnect();
      apply(root, { wanted: [], later: [] });
    };
  };
}

function apply(root: HTMLElement, { wanted, later }: Highlights) {
  for (const button of root.querySelectorAll<HTMLElement>('[aria-keyshortcuts], [data-keys], [data-coach]')) {
    const keys = keysOf(button);
    if (keys.some((key) => wanted.includes(key))) button.dataset['coach'] = 'wanted';
    else if (keys.some((key) => later.includes(key))) button.dataset['coach'] = 'later';
    else delete button.dataset['coach'];
  }
}

function keysOf(button: HTMLElement): string[] {
  const keys = button.dataset['keys'] ?? button.getAttribute('aria-keyshortcuts') ?? '';
  return keys.split(' ').filter((key) => key !== '');
}
