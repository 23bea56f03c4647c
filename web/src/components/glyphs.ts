/** Own icons where one of game-icons.net would be harder to read, also in a square of 512. */

export const closeGlyph = [
  'M113 79L256 222L399 79l34 34L290 256L433 399l-34 34L256 290L113 433l-34-34L222 256L79 113z',
];

export const menuGlyph = ['M80 120h352v48H80zM80 232h352v48H80zM80 344h352v48H80z'];
