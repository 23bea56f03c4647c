/** The numbered rules of the games, loaded from the engine's rule files on demand. */
import type { Language } from '../settings/settings.svelte.ts';

export interface RuleText {
  title: string;
  text: string;
}

export type Rule = { id: string } & Record<Language, RuleText>;

const FILES = import.meta.glob<{ rule: Rule[] }>(
  ['../../../crates/games/*/rules/*.toml', '!../../../crates/games/example/**'],
  { import: 'default' },
);

/** The rules of a game in their order; none for a game that has no rules here. */
export async function loadRules(game: string): Promise<Rule[]> {
  const file = FILES[`../../../crates/games/${game}/rules/${game}.toml`];
  return file ? (await file()).rule.map(tidy) : [];
}

/** Line breaks in a rule's text have no meaning. */
function tidy(rule: Rule): Rule {
  return { id: rule.id, en: inOneLine(rule.en), es: inOneLine(rule.es) };
}

function inOneLine({ title, text }: RuleText): RuleText {
  return { title, text: text.trim().replaceAll(/\s*\n\s*/g, ' ') };
}
