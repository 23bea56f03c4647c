/** Which action of a fight is highlighted: what a sensible player would do, or none. */
import type { Offer } from '../../../wire/index.ts';
import type { FightView, Forecast, Strike, Symbol as Face, View } from '../../../wire/masmorra.ts';
import { choicesOf } from '../board.ts';
import { mightOf } from '../data.ts';
import { focusSeat } from '../focus.ts';

/** What a combat can cost before it begins, by the printed numbers. */
export interface Prospect {
  /** The faces that the active player has left. */
  faces: Face[];
  /** The wounds if no monster is defeated and nothing is blocked. */
  wounds: number;
  /** The Life that would be left. */
  life: number;
  duty: 'must' | 'may';
}

/** Faces that attack most monsters. */
const ATTACKS: readonly Face[] = ['melee', 'ranged'];

export function prospectOf(view: View, offers: readonly Offer[]): Prospect {
  const hero = view.players[focusSeat(view)];
  const here = view.monsters.filter(({ room }) => room.number === hero?.at);
  const wounds = here.reduce((sum, { figure }) => sum + mightOf(figure.being).payback, 0);
  return {
    faces: facesLeft(view),
    wounds,
    life: Math.max(0, (hero?.life ?? 0) - wounds),
    duty: choicesOf(offers, 'end_actions').length > 0 ? 'may' : 'must',
  };
}

/** Whether to highlight the beginning of a combat: only if it must be fought, can be survived and something attacks. */
export function isFightSensible({ faces, life, duty }: Prospect): boolean {
  return duty === 'must' && life > 0 && faces.some((face) => ATTACKS.includes(face));
}

/** The action to highlight in a fight, by the server's forecasts. */
export function mainFightOffer(view: View, fight: FightView, offers: readonly Offer[]): Offer | null {
  const block = choicesOf(offers, 'block')[0]?.offer;
  if (block && fight.as_it_stands.wounds > 0) return block;
  const suffer = choicesOf(offers, 'suffer')[0]?.offer;
  if (suffer) return block ? null : suffer;
  if (fight.as_it_stands.end === 'falls') return choicesOf(offers, 'end_attack')[0]?.offer ?? null;
  const offered = fight.strikes.filter((strike) => strikeOffer(strike, offers));
  return strikeOffer(bestStrike(view, { ...fight, strikes: offered }), offers);
}

function strikeOffer(strike: Strike | null, offers: readonly Offer[]): Offer | null {
  return choicesOf(offers, 'strike').find(({ action }) => action.symbol === strike?.symbol)?.offer ?? null;
}

/** The strike that leaves the most Life, if the strikes that are left can defeat the monster and the hero survives it. */
function bestStrike(view: View, fight: FightView): Strike | null {
  const safe = fight.strikes.filter(({ after }) => after.life > 0);
  const deadly = safe.filter(({ after }) => after.end === 'falls');
  if (deadly.length > 0) return mostLife(deadly);
  const together = apart(safe).find((strikes) => reach(view, fight, strikes) >= fight.defense);
  return together ? mostLife(together) : null;
}

/** Magic defeats some monsters only alone, so it is not added to other strikes. */
function apart(strikes: readonly Strike[]): Strike[][] {
  const isMagic = ({ symbol }: Strike) => symbol === 'magic';
  return [strikes.filter((strike) => !isMagic(strike)), strikes.filter(isMagic)];
}

/** The damage of all strikes that are left, if each deals what the server forecasts for one. */
function reach(view: View, fight: FightView, strikes: readonly Strike[]): number {
  const faces = facesLeft(view);
  return strikes.reduce((sum, { symbol, after }) => {
    const count = faces.filter((face) => face === symbol).length;
    return sum + count * (after.damage - fight.damage);
  }, fight.damage);
}

function mostLife(strikes: readonly Strike[]): Strike | null {
  const [best] = [...strikes].sort((one, other) => order(other.after) - order(one.after));
  return best ?? null;
}

function order({ life, damage }: Forecast): number {
  return life * 100 + damage;
}

function facesLeft({ now }: View): Face[] {
  return [...now.dice, ...now.symbols, ...(typeof now.pet === 'object' ? [now.pet.shows] : [])];
}
