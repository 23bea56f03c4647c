/** The icons of abilities and players. */
import angelWings from 'game-icons:angel-wings';
import bearFace from 'game-icons:bear-face';
import berriesBowl from 'game-icons:berries-bowl';
import butterfly from 'game-icons:butterfly';
import chargingBull from 'game-icons:charging-bull';
import claws from 'game-icons:claws';
import crown from 'game-icons:crown';
import daggers from 'game-icons:daggers';
import dodging from 'game-icons:dodging';
import enrage from 'game-icons:enrage';
import fireball from 'game-icons:fireball';
import glowingHands from 'game-icons:glowing-hands';
import goldStack from 'game-icons:gold-stack';
import heartShield from 'game-icons:heart-shield';
import leafSwirl from 'game-icons:leaf-swirl';
import lockpicks from 'game-icons:lockpicks';
import magicHat from 'game-icons:magic-hat';
import magicShield from 'game-icons:magic-shield';
import meditation from 'game-icons:meditation';
import nightSleep from 'game-icons:night-sleep';
import receiveMoney from 'game-icons:receive-money';
import shieldReflect from 'game-icons:shield-reflect';
import sunbeams from 'game-icons:sunbeams';
import swapBag from 'game-icons:swap-bag';
import swordClash from 'game-icons:sword-clash';
import throneKing from 'game-icons:throne-king';
import thrownDaggers from 'game-icons:thrown-daggers';
import toolbox from 'game-icons:toolbox';
import wolfHead from 'game-icons:wolf-head';

import type { Ability } from '../../../wire/masmorra.ts';

export const ABILITY_ICONS: Record<Ability, string[]> = {
  arcane_focus: meditation,
  fireball: fireball,
  wizards_apprentice: magicHat,
  arcane_ward: magicShield,
  fools_gold: goldStack,
  on_guard: shieldReflect,
  plundering_charge: chargingBull,
  inner_rage: enrage,
  thrown_blade: thrownDaggers,
  riposte: swordClash,
  healing_touch: glowingHands,
  alms: receiveMoney,
  angelic_aura: angelWings,
  holy_shield: heartShield,
  holy_smite: sunbeams,
  nimble_fingers: lockpicks,
  quick_dodge: dodging,
  close_quarters: daggers,
  cutpurse: swapBag,
  tools_of_the_trade: toolbox,
  shape_of_the_wild: leafSwirl,
  forests_bounty: berriesBowl,
  animal_form: bearFace,
  claw_and_hide: claws,
  wolf_companion: wolfHead,
};

export const PLAYER_ICONS = {
  first: crown,
  passes: nightSleep,
  master: throneKing,
  captor: butterfly,
} as const;
