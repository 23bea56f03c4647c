/** The server's forecasts for actions in a fight, in words. */
import type { Action, FightView, Forecast } from '../../../wire/masmorra.ts';
import { ui, type Cast } from '../../../i18n/index.ts';
import { seatName } from '../names.ts';

/** Who fights, for the messages: they speak to the viewer, and name another player. */
export interface Fighter {
  who: 'you' | 'other';
  name: string;
}

export function fighterOf(seat: number, cast: Cast): Fighter {
  return { who: seat === cast.viewer ? 'you' : 'other', name: seatName(seat, cast) };
}

/** The state of the fight after an action; `null` if the server gives no forecast for it. */
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

/** A forecast as a sentence. */
export function forecastText(forecast: Forecast, fight: FightView, fighter: Fighter): string {
  const { damage, end, wounds, life } = forecast;
  const args = { damage, defense: fight.defense, wounds, life, ...fighter };
  return ui(`masmorra-fight-${end}-${costOf(forecast)}`, args);
}

function costOf({ wounds, life }: Forecast): 'unhurt' | 'hurt' | 'deadly' {
  if (wounds === 0) return 'unhurt';
  return life === 0 ? 'deadly' : 'hurt';
}

/** A forecast in a few words, for a button. */
export function briefForecast(action: Action, fight: FightView): string | null {
  const forecast = forecastOf(action, fight);
  if (!forecast) return null;
  const { damage, end, wounds, life } = forecast;
  const numbers = { damage, defense: fight.defense, wounds, life };
  if (action.action === 'strike' && end === 'withstands') return ui('masmorra-fight-brief-damage', numbers);
  const cost = ui(`masmorra-fight-brief-${costOf(forecast)}`, numbers);
  return action.action === 'strike' ? `${ui('masmorra-fight-brief-falls')}, ${cost}` : cost;
}
