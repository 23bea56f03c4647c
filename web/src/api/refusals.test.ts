import { beforeAll, describe, expect, it } from 'vitest';

import protocol from '../../../docs/protocol.md?raw';
import english from '../../i18n/en/common.ftl?raw';
import spanish from '../../i18n/es/common.ftl?raw';
import { loadWords } from '../i18n/index.ts';
import { settings } from '../settings/settings.svelte.ts';
import { explain, explainName, type Problem } from './problem.ts';

/** Only programs get these, or the pages handle them. */
const NOT_SHOWN = [
  ...['hello_first', 'bad_action', 'no_decision', 'reveal_mismatch', 'wrong_method', 'not_json', 'too_big'],
  ...['bad_query', 'for_people', 'other_eyes'],
  // The host page explains these itself.
  ...['not_admin', 'wrong_token', 'unknown_ban', 'nothing_to_handle', 'many_bans', 'backups_off'],
];

function refused(code: string): Problem {
  return { kind: 'refused', code, message: `the server says ${code}` };
}

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
});

it('every refusal that a person can get is explained in both languages', () => {
  const [, refusals = ''] = protocol.split('## Refusals');
  const codes = Array.from(refusals.matchAll(/^\| `([a-z_]+)` \|/gm), ([, code]) => code ?? '');
  const shown = codes.filter((code) => code !== 'code' && !NOT_SHOWN.includes(code));
  expect(shown.length).toBeGreaterThan(40);
  for (const words of [english, spanish]) {
    const isExplained = (code: string) => words.includes(`\nrefusal-${code.replaceAll('_', '-')} =`);
    expect(shown.filter((code) => !isExplained(code))).toEqual([]);
  }
});

describe('a refused name', () => {
  it('is explained by what a name must be', () => {
    expect(explainName(refused('bad_text'))).toContain('1 to 24 visible characters');
    expect(explainName(refused('name_taken'))).toBe(explain(refused('name_taken')));
  });

  it('is not confused with other texts', () => {
    expect(explain(refused('bad_text'))).not.toContain('24');
  });
});
