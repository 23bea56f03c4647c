/** The icons of cards, tiles and adventurers, and of their states. */
import all_seeing_eye from 'game-icons:all-seeing-eye';
import barbarian from 'game-icons:barbarian';
import barbed_spear from 'game-icons:barbed-spear';
import battle_axe from 'game-icons:battle-axe';
import bracers from 'game-icons:bracers';
import breastplate from 'game-icons:breastplate';
import broadsword from 'game-icons:broadsword';
import bubbling_flask from 'game-icons:bubbling-flask';
import chain_mail from 'game-icons:chain-mail';
import coinflip from 'game-icons:coinflip';
import crossed_bones from 'game-icons:crossed-bones';
import crowned_skull from 'game-icons:crowned-skull';
import devil_mask from 'game-icons:devil-mask';
import duality_mask from 'game-icons:duality-mask';
import evil_book from 'game-icons:evil-book';
import fairy from 'game-icons:fairy';
import firewall from 'game-icons:firewall';
import flute from 'game-icons:flute';
import frog from 'game-icons:frog';
import goblin_head from 'game-icons:goblin-head';
import harp from 'game-icons:harp';
import health_potion from 'game-icons:health-potion';
import herbs_bundle from 'game-icons:herbs-bundle';
import holy_grail from 'game-icons:holy-grail';
import hooded_assassin from 'game-icons:hooded-assassin';
import ice_cube from 'game-icons:ice-cube';
import invisible_face from 'game-icons:invisible-face';
import jewel_crown from 'game-icons:jewel-crown';
import katana from 'game-icons:katana';
import lasso from 'game-icons:lasso';
import mail_shirt from 'game-icons:mail-shirt';
import mimic_chest from 'game-icons:mimic-chest';
import musical_notes from 'game-icons:musical-notes';
import mustache from 'game-icons:mustache';
import ninja_armor from 'game-icons:ninja-armor';
import ninja_head from 'game-icons:ninja-head';
import orb_wand from 'game-icons:orb-wand';
import orc_head from 'game-icons:orc-head';
import plain_dagger from 'game-icons:plain-dagger';
import power_ring from 'game-icons:power-ring';
import robe from 'game-icons:robe';
import robin_hood_hat from 'game-icons:robin-hood-hat';
import rock_golem from 'game-icons:rock-golem';
import round_shield from 'game-icons:round-shield';
import rune_stone from 'game-icons:rune-stone';
import shaking_hands from 'game-icons:shaking-hands';
import shambling_zombie from 'game-icons:shambling-zombie';
import shuriken from 'game-icons:shuriken';
import skeleton from 'game-icons:skeleton';
import smoke_bomb from 'game-icons:smoke-bomb';
import spiked_dragon_head from 'game-icons:spiked-dragon-head';
import spinning_blades from 'game-icons:spinning-blades';
import templar_shield from 'game-icons:templar-shield';
import tiara from 'game-icons:tiara';
import tied_scroll from 'game-icons:tied-scroll';
import torch from 'game-icons:torch';
import umbrella from 'game-icons:umbrella';
import vampire_cape from 'game-icons:vampire-cape';
import vampire_dracula from 'game-icons:vampire-dracula';
import viking_shield from 'game-icons:viking-shield';
import visored_helm from 'game-icons:visored-helm';
import warhammer from 'game-icons:warhammer';
import warlock_hood from 'game-icons:warlock-hood';
import wing_cloak from 'game-icons:wing-cloak';
import winged_scepter from 'game-icons:winged-scepter';
import winged_sword from 'game-icons:winged-sword';
import wizard_face from 'game-icons:wizard-face';

import type { Adventurer, Monster, Tile } from '../../wire/welcome.ts';

export const MONSTER_ICONS: Record<Monster, string[]> = {
  goblin: goblin_head,
  skeleton,
  orc: orc_head,
  vampire: vampire_dracula,
  golem: rock_golem,
  lich: crowned_skull,
  demon: devil_mask,
  dragon: spiked_dragon_head,
  fairy,
  ally: shaking_hands,
  mimic: mimic_chest,
  gelatinous_cube: ice_cube,
  count: vampire_cape,
  shapeshifter: duality_mask,
};

export const ADVENTURER_ICONS: Record<Adventurer, string[]> = {
  warrior: visored_helm,
  barbarian,
  mage: wizard_face,
  rogue: hooded_assassin,
  necromancer: warlock_hood,
  princess: tiara,
  ninja: ninja_head,
  bard: musical_notes,
};

export const TILE_ICONS: Record<Tile, string[]> = {
  plate_armor: breastplate,
  knight_shield: templar_shield,
  vorpal_sword: winged_sword,
  dragon_spear: barbed_spear,
  holy_grail,
  torch,
  chain_mail,
  leather_shield: round_shield,
  vorpal_axe: battle_axe,
  war_hammer: warhammer,
  healing_potion: health_potion,
  wall_of_fire: firewall,
  bracelet_of_protection: bracers,
  polymorph: frog,
  demonic_pact: evil_book,
  omnipotence: all_seeing_eye,
  mithril_armor: mail_shirt,
  buckler: viking_shield,
  vorpal_dagger: plain_dagger,
  ring_of_power: power_ring,
  invisibility_cloak: invisible_face,
  zombie_pet: shambling_zombie,
  evil_cloak: wing_cloak,
  bloody_wand: orb_wand,
  dark_stone: rune_stone,
  possession_scroll: tied_scroll,
  reanimation_bones: crossed_bones,
  mr_charm: mustache,
  chaperone: umbrella,
  dragon_leash: lasso,
  royal_sceptre: winged_scepter,
  family_crown: jewel_crown,
  greatsword: broadsword,
  weird_concoction: bubbling_flask,
  curative_herbs: herbs_bundle,
  ninjato: katana,
  wooden_shuriken: shuriken,
  shinobi_gear: ninja_armor,
  smoke_bomb,
  glamorous_tunic: robe,
  fancy_hat: robin_hood_hat,
  dancing_blade: spinning_blades,
  charming_flute: flute,
  elven_harp: harp,
  lucky_coin: coinflip,
};

export { default as bookIcon } from 'game-icons:open-book';
export { default as brainIcon } from 'game-icons:brain';
export { default as crownIcon } from 'game-icons:laurel-crown';
export { default as drawIcon } from 'game-icons:card-draw';
export { default as eyeIcon } from 'game-icons:semi-closed-eye';
export { default as failureIcon } from 'game-icons:death-skull';
export { default as gateIcon } from 'game-icons:dungeon-gate';
export { default as heartIcon } from 'game-icons:hearts';
export { default as passIcon } from 'game-icons:flying-flag';
export { default as successIcon } from 'game-icons:laurels';
export { default as swordsIcon } from 'game-icons:crossed-swords';
export { default as tileIcon } from 'game-icons:battle-gear';
export { default as aidIcon } from 'game-icons:heart-plus';
export { default as woundIcon } from 'game-icons:bleeding-wound';
