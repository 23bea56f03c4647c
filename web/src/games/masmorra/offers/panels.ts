/** Which panel shows which offer. */
import type { Offer } from '../../../wire/index.ts';
import type { Action } from '../../../wire/masmorra.ts';
import { actionOf } from '../board.ts';

type Place = 'dice' | 'heroes' | 'treasure' | 'fight' | 'questions';

/** Every action that the map does not show. */
const PLACES: Partial<Record<Action['action'], Place>> = {
  choose_hero: 'heroes',
  learn: 'questions',
  roll: 'dice',
  pick_die: 'dice',
  roll_again: 'dice',
  keep_dice: 'dice',
  flip_token: 'dice',
  step: 'dice',
  heal: 'dice',
  conjure: 'dice',
  change_die: 'dice',
  change_to: 'dice',
  use_ability: 'dice',
  end_invisibility: 'dice',
  end_actions: 'dice',
  collect: 'dice',
  strike: 'fight',
  sneak_attack: 'fight',
  end_attack: 'fight',
  block: 'fight',
  suffer: 'fight',
  play: 'treasure',
  discard: 'treasure',
  buy_card: 'treasure',
  give_up: 'questions',
  take_wound: 'questions',
  end_moves: 'questions',
  pass: 'questions',
  pass_until_my_turn: 'questions',
  ask_me_again: 'questions',
};

/** The panel that shows an action; `null` for one that the map shows. */
export function panelOf(action: Action): Place | null {
  return PLACES[action.action] ?? null;
}

export function isPanelOffer(offer: Offer): boolean {
  return panelOf(actionOf(offer)) !== null;
}
