import angryEyes from 'game-icons:angry-eyes';
import arrowCluster from 'game-icons:arrow-cluster';
import backstab from 'game-icons:backstab';
import bodySwapping from 'game-icons:body-swapping';
import brokenAxe from 'game-icons:broken-axe';
import cancel from 'game-icons:cancel';
import clover from 'game-icons:clover';
import crossedSwords from 'game-icons:crossed-swords';
import directionSigns from 'game-icons:direction-signs';
import evilEyes from 'game-icons:evil-eyes';
import footTrip from 'game-icons:foot-trip';
import grab from 'game-icons:grab';
import healthIncrease from 'game-icons:health-increase';
import invisible from 'game-icons:invisible';
import lifeTap from 'game-icons:life-tap';
import lightningStorm from 'game-icons:lightning-storm';
import lungs from 'game-icons:lungs';
import minions from 'game-icons:minions';
import portal from 'game-icons:portal';
import robberHand from 'game-icons:robber-hand';
import rollingDices from 'game-icons:rolling-dices';
import silenced from 'game-icons:silenced';
import skeletonKey from 'game-icons:skeleton-key';
import starSwirl from 'game-icons:star-swirl';
import stoneBust from 'game-icons:stone-bust';
import teleport from 'game-icons:teleport';
import terror from 'game-icons:terror';
import trophy from 'game-icons:trophy';
import wingedLeg from 'game-icons:winged-leg';
import woodenSign from 'game-icons:wooden-sign';

import type { Half, Treasure } from '../../../wire/masmorra.ts';

/** Two icons for each card. */
export const HALF_ICONS: Record<Treasure, Record<Half, string[]>> = {
  fear_of_the_dark: { orange: terror, purple: invisible },
  lightning_bolt: { orange: lightningStorm, purple: portal },
  sticky_fingers: { orange: grab, purple: bodySwapping },
  drain_life: { orange: lifeTap, purple: healthIncrease },
  stumble: { orange: footTrip, purple: arrowCluster },
  counterspell: { orange: cancel, purple: starSwirl },
  enrage: { orange: angryEyes, purple: crossedSwords },
  stolen_glory: { orange: trophy, purple: stoneBust },
  misdirection: { orange: directionSigns, purple: teleport },
  call_of_the_horde: { orange: minions, purple: wingedLeg },
  pickpocket: { orange: robberHand, purple: clover },
  fumble: { orange: brokenAxe, purple: rollingDices },
  silence: { orange: silenced, purple: lungs },
  ambush: { orange: evilEyes, purple: skeletonKey },
  wrong_turn: { orange: woodenSign, purple: backstab },
};
