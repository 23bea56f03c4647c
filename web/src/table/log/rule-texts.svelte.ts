import { loadRules, type Rule } from '../../games/rulebook.ts';
import { ui, spoken } from '../../i18n/index.ts';

/** The rule texts of a game. They load when the first one is asked for. */
export class RuleTexts {
  #rules = $state.raw<Rule[]>([]);
  #isLoading = false;
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  /** Returns the title and the text of a rule, or only its id until they are loaded. */
  textOf(id: string): string {
    this.#load();
    const rule = this.#rules.find((one) => one.id === id)?.[spoken()];
    return rule ? `${ui('rule-title', { rule: id, title: rule.title })}\n${rule.text}` : id;
  }

  #load() {
    if (this.#isLoading) return;
    this.#isLoading = true;
    void loadRules(this.#game).then((rules) => (this.#rules = rules));
  }
}
