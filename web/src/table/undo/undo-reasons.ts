/**
 * Why a decision is to be taken back. The usual reasons go by a name, so that everyone reads them in their own language; what
 * somebody writes is shown as it was written.
 */
import { ui } from '../../i18n/index.ts';

/** The names of the usual reasons. */
export const USUAL_REASONS = ['slip', 'misread', 'rule'] as const;

/** A reason as the reader is to read it. */
export function reasonInWords(reason: string): string {
  const usual = USUAL_REASONS.find((name) => name === reason);
  return usual ? ui(`undo-reason-${usual}`) : reason;
}
