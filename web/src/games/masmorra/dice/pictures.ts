/** The icons of the dice tray. */
import footsteps from 'game-icons:footsteps';
import invisible from 'game-icons:invisible';
import paw from 'game-icons:paw';
import rollingDice from 'game-icons:rolling-dices';
import doubleFaceMask from 'game-icons:double-face-mask';
import flag from 'game-icons:flying-flag';
import stepToken from 'game-icons:wingfoot';

export const TRAY_ICONS = {
  points: footsteps,
  pet: paw,
  roll: rollingDice,
  token: stepToken,
  invisible,
  sneak: doubleFaceMask,
  end: flag,
} as const;
