/** Reasons for an undo. The listed ones are stored by name, so that everyone reads them in their own language. */
import { ui } from '../../i18n/index.ts';

export const USUAL_REASONS = ['slip', 'misread', 'rule'] as const;

/** Returns a reason as text: a listed one is translated, other text is shown as it is. */
export function reasonInWords(reason: string): string {
  const usual = USUAL_REASONS.find((name) => name === reason);
  return usual ? ui(`undo-reason-${usual}`) : reason;
}
