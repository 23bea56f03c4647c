import { loadRules, type Rule } from '../../games/rulebook.ts';
import { ui, spoken } from '../../i18n/index.ts';

/** The rules of a game, for those who ask why. They are loaded when the log is first shown. */
export class RuleTexts {
  #rules = $state.raw<Rule[]>([]);

  constructor(game: string) {
    void loadRules(game).then((rules) => (this.#rules = rules));
  }

  /** The title and the text of a rule, or its number alone until they are loaded. */
  textOf(id: string): string {
    const rule = this.#rules.find((one) => one.id === id)?.[spoken()];
    return rule ? `${ui('rule-title', { rule: id, title: rule.title })}\n${rule.text}` : id;
  }
}
