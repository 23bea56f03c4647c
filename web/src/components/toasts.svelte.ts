export type ToastKind = 'info' | 'good' | 'bad';

export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
}

const READING_MS_A_LETTER = 60;
const LEAST_MS = 4000;

let last = 0;

/** The visible notices, the oldest first. `Toasts.svelte` shows them. */
export const toasts: Toast[] = $state([]);

/** Shows a notice for about its reading time, and bad news for twice as long. It replaces an equal one. */
export function toast(text: string, kind: ToastKind = 'info'): void {
  const equal = toasts.find((one) => one.text === text && one.kind === kind);
  if (equal) dismiss(equal.id);
  const id = ++last;
  toasts.push({ id, text, kind });
  const reading = LEAST_MS + text.length * READING_MS_A_LETTER;
  setTimeout(() => dismiss(id), kind === 'bad' ? reading * 2 : reading);
}

export function dismiss(id: number): void {
  const place = toasts.findIndex((one) => one.id === id);
  if (place >= 0) toasts.splice(place, 1);
}
