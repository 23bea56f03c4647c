import { loadRules, type Rule } from '../../games/rulebook.ts';
import { ui, spoken } from '../../i18n/index.ts';

/** The rule texts of a game. They are loaded when the first instance is created. */
export class RuleTexts {
  #rules = $state.raw<Rule[]>([]);

  constructor(game: string) {
    void loadRules(game).then((rules) => (this.#rules = rules));
  }

  /** Returns the title and the text of a rule, or only its id until they are loaded. */
  textOf(id: string): string {
    const rule = this.#rules.find((one) => one.id === id)?.[spoken()];
    return rule ? `${ui('rule-title', { rule: id, title: rule.title })}\n${rule.text}` : id;
  }
}
