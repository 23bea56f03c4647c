import type { Message } from '../wire/index.ts';
import { hasWords, ui } from '../i18n/index.ts';

/** Why the server did not do what was requested. */
export type Problem =
  | {
      kind: 'refused';
      /** The stable code of the reason. */
      code: string;
      /** The server's explanation, in English. */
      message: string;
      /** The explanation as a message of the game. */
      words?: Message;
    }
  | { kind: 'unreachable' }
  /** The answer is not Antorcha's, for example a proxy's. */
  | { kind: 'unreadable'; status: number };

export type Reply<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** Explains a problem in the user's language, or in the server's words if there is no message for it. */
export function explain(problem: Problem): string {
  if (problem.kind !== 'refused') return ui(`problem-${problem.kind}`);
  return explainCode(problem.code, problem.message);
}

/** Explains why a name was refused. The server has one code for all texts. */
export function explainName(problem: Problem): string {
  const isName = problem.kind === 'refused' && problem.code === 'bad_text';
  return explain(isName ? { ...problem, code: 'bad_name' } : problem);
}

/** Explains an error code in the user's language, or returns the server's message. */
export function explainCode(code: string, message: string): string {
  const id = `refusal-${code.replaceAll('_', '-')}`;
  return hasWords(id) ? ui(id) : message;
}
