import type { Message } from '../wire/index.ts';
import { hasWords, ui } from '../i18n/index.ts';

/** Why something that was asked of the server was not done. */
export type Problem =
  | {
      kind: 'refused';
      /** A stable name of the reason. */
      code: string;
      /** What the server says of it, in English. */
      message: string;
      /** The rules' own words for it. */
      words?: Message;
    }
  /** No answer came. */
  | { kind: 'unreachable' }
  /** An answer came that is none of Antorcha's, such as a proxy's. */
  | { kind: 'unreadable'; status: number };

/** What a request came to. */
export type Reply<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** A problem in the reader's language, or in the server's words if we have none for it. */
export function explain(problem: Problem): string {
  if (problem.kind !== 'refused') return ui(`problem-${problem.kind}`);
  return explainCode(problem.code, problem.message);
}

/** What a code of the server means in the reader's language, or else what the server says. */
export function explainCode(code: string, message: string): string {
  const id = `refusal-${code.replaceAll('_', '-')}`;
  return hasWords(id) ? ui(id) : message;
}
