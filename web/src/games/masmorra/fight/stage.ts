/** Where a monster is shown, and in what light. */
import bossFile from '../../../../../crates/games/masmorra/data/bosses.toml';
import foeFile from '../../../../../crates/games/masmorra/data/foes.toml';
import type { Place } from '../../../pictures/place.ts';
import type { Being } from '../../../wire/masmorra.ts';

const BREEDS = ['Humanoid', 'Undead', 'Animal', 'Aberration', 'Dragon', 'Ooze', 'Demon'] as const;

export type Breed = (typeof BREEDS)[number];

const STAGES: Record<Breed, Place> = {
  Humanoid: { setting: 'gate', light: 'torch' },
  Undead: { setting: 'night', light: 'moon' },
  Animal: { setting: 'cave', light: 'torch' },
  Aberration: { setting: 'hall', light: 'arcane' },
  Dragon: { setting: 'cave', light: 'gold' },
  Ooze: { setting: 'hall', light: 'leaf' },
  Demon: { setting: 'gate', light: 'blood' },
};

const FOES = new Map(
  (foeFile as { foe: { key: string; breed: string }[] }).foe.map(({ key, breed }) => [key, breedsIn(breed)]),
);

/** The breeds of the blue side and of the red one. */
const BOSSES = new Map(
  (bossFile as { boss: { key: string; sides: string }[] }).boss.map(({ key, sides }) => [
    key,
    Array.from(sides.matchAll(/Breed::(\w+)/g), ([, breed = '']) => breedsIn(breed)).flat(),
  ]),
);

export function stageOf(being: Being): Place {
  return STAGES[breedOf(being) ?? 'Humanoid'];
}

/** What manner of being it is. */
export function breedOf(being: Being): Breed | undefined {
  if ('foe' in being) return FOES.get(being.foe)?.[0];
  const breeds = BOSSES.get('blue' in being ? being.blue : being.red);
  return breeds?.['red' in being ? 1 : 0] ?? breeds?.[0];
}

function breedsIn(source: string): Breed[] {
  return BREEDS.filter((breed) => breed === source);
}
