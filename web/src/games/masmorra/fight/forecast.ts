/** What would come of a decision in a fight, as the server foretells it. */
import type { Action, FightView, Forecast } from '../../../wire/masmorra.ts';
import { ui } from '../../../i18n/index.ts';

/** How the fight would stand after a decision; nothing for one that the server does not foretell. */
export function forecastOf(action: Action, fight: FightView): Forecast | null {
  switch (action.action) {
    case 'strike':
      return fight.strikes.find(({ symbol }) => symbol === action.symbol)?.after ?? null;
    case 'end_attack':
    case 'suffer':
      return fight.as_it_stands;
    default:
      return null;
  }
}

/** A forecast in words. */
export function forecastText(forecast: Forecast, fight: FightView): string {
  const { damage, end, wounds, life } = forecast;
  const numbers = { damage, defense: fight.defense, wounds, life };
  if (wounds === 0) return ui(`masmorra-fight-${end}-unhurt`, numbers);
  return ui(`masmorra-fight-${end}-${life === 0 ? 'deadly' : 'hurt'}`, numbers);
}

/** The same in a few words, for a button. */
export function briefForecast(action: Action, fight: FightView): string | null {
  const forecast = forecastOf(action, fight);
  if (!forecast) return null;
  const { damage, end, wounds, life } = forecast;
  const numbers = { damage, defense: fight.defense, wounds, life };
  if (action.action === 'strike' && end === 'withstands') return ui('masmorra-fight-brief-damage', numbers);
  const cost = ui(wounds === 0 ? 'masmorra-fight-brief-unhurt' : 'masmorra-fight-brief-hurt', numbers);
  return action.action === 'strike' ? `${ui('masmorra-fight-brief-falls')}, ${cost}` : cost;
}
