/** Short labels for the tray. The full sentence is the accessible name of the button. */
import type { Offer } from '../../../wire/index.ts';
import type { Ability, Action, Source } from '../../../wire/masmorra.ts';
import { say, ui, type Cast } from '../../../i18n/index.ts';
import { choicesOf } from '../board.ts';
import { abilityName, faceName, GAME, message } from '../names.ts';

/** The label of an action's button; `null` if the offer's own text is short enough. */
export function shortName(action: Action, cast: Cast): string | null {
  switch (action.action) {
    case 'flip_token':
      return ui('masmorra-dice-short-token', { face: faceName(action.symbol) });
    case 'step':
      return ui('masmorra-dice-short-step', { source: sourceName(action.with, cast) });
    case 'heal':
      return ui('masmorra-dice-short-heal', { source: sourceName(action.with, cast) });
    case 'conjure':
      return ui('masmorra-dice-short-conjure', { source: sourceName(action.with, cast) });
    case 'use_ability':
      return abilityName(action.ability);
    case 'collect':
      return ui('masmorra-dice-short-collect', { gold: action.coins });
    default:
      return null;
  }
}

export interface AbilityUses {
  ability: Ability;
  uses: { offer: Offer; action: Extract<Action, { action: 'use_ability' }> }[];
}

/** Each ability that can be used now, once. */
export function abilityUses(offers: readonly Offer[]): AbilityUses[] {
  const uses = choicesOf(offers, 'use_ability');
  const abilities = [...new Set(uses.map(({ action }) => action.ability))];
  return abilities.map((ability) => ({
    ability,
    uses: uses.filter(({ action }) => action.ability === ability),
  }));
}

function sourceName(source: Source, cast: Cast): string {
  return say(GAME, message(`source-${source}`), cast);
}
