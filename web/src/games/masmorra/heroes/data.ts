/**
 * The data of hero boards and ability cards. The limits below are in no data file; `heroes.test.ts` compares them with
 * the engine.
 */
import abilityFile from '../../../../../crates/games/masmorra/data/abilities.toml';
import heroFile from '../../../../../crates/games/masmorra/data/heroes.toml';
import type { Ability, Hero, Symbol as Face } from '../../../wire/masmorra.ts';
import { isFace } from '../dice/faces.ts';

interface HeroCard {
  key: Hero;
  start: Ability;
  abilities: Ability[];
}

interface AbilityCard {
  key: Ability;
  cost: string;
}

const HEROES = (heroFile as { hero: HeroCard[] }).hero;
const ABILITIES = (abilityFile as { ability: AbilityCard[] }).ability;

export const MOST_LIFE = 6;
export const MOST_GOLD = 6;
/** The hand limit for treasure cards. */
export const MOST_CARDS = 6;
/** The spaces with an arrow. A hero who falls goes back to the last one. */
export const ARROWS: readonly number[] = [3, 7, 12, 17, 24, 28, 33, 38];
/** How many of the arrows teach an ability. */
export const LESSONS = 4;
/** The experience that starts the last round of the Standard game. */
export const GOAL = 16;

export type Cost =
  | { kind: 'any_die' }
  | { kind: 'dice'; faces: Face[] }
  | { kind: 'gold'; gold: number }
  | { kind: 'token' }
  | { kind: 'nothing' };

/** The starting ability, then those to learn. */
export function abilitiesOf(hero: Hero): Ability[] {
  const card = HEROES.find(({ key }) => key === hero);
  return card ? [card.start, ...card.abilities] : [];
}

export function costOf(ability: Ability): Cost {
  const cost = abilityCard(ability)?.cost ?? 'Nothing';
  if (cost === 'DockAny') return { kind: 'any_die' };
  if (cost === 'Token') return { kind: 'token' };
  const [, gold] = /^Gold\((\d+)\)$/.exec(cost) ?? [];
  if (gold !== undefined) return { kind: 'gold', gold: Number(gold) };
  const faces = Array.from(cost.matchAll(/Symbol::(\w+)/g), ([, name = '']) => name.toLowerCase()).filter(
    isFace,
  );
  return faces.length > 0 ? { kind: 'dice', faces } : { kind: 'nothing' };
}

function abilityCard(ability: Ability): AbilityCard | undefined {
  return ABILITIES.find(({ key }) => key === ability);
}
