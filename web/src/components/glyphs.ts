/** Plain signs of our own where an ornate icon would be harder to read, in the same square of 512. */

/** Two crossed strokes: close, dismiss. */
export const closeGlyph = [
  'M113 79L256 222L399 79l34 34L290 256L433 399l-34 34L256 290L113 433l-34-34L222 256L79 113z',
];

/** Three strokes: a menu. */
export const menuGlyph = ['M80 120h352v48H80zM80 232h352v48H80zM80 344h352v48H80z'];

/** A chevron that points down: there is more below. */
export const moreGlyph = ['M104 170l152 152l152-152l34 34L256 390L70 204z'];

/** A chevron that points left: back. */
export const backGlyph = ['M342 104L190 256l152 152l-34 34L122 256L308 70z'];
