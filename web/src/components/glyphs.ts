/** Own icons where one of game-icons.net would be harder to read, also in a square of 512. */

export const closeGlyph = [
  'M113 79L256 222L399 79l34 34L290 256L433 399l-34 34L256 290L113 433l-34-34L222 256L79 113z',
];

export const menuGlyph = ['M80 120h352v48H80zM80 232h352v48H80zM80 344h352v48H80z'];

/** A chevron down. */
export const moreGlyph = ['M104 170l152 152l152-152l34 34L256 390L70 204z'];

/** A chevron to the left. */
export const backGlyph = ['M342 104L190 256l152 152l-34 34L122 256L308 70z'];
