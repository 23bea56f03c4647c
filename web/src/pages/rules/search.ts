/** Finds words in a text, whatever their accents and capitals, and says where they stand. */

/** A stretch of a text, and whether it was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** What is looked for: the words of a query, folded. All of them must be found. */
export function needlesOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether all needles are somewhere in the texts. */
export function findsAll(needles: readonly string[], texts: readonly string[]): boolean {
  if (needles.length === 0) return true;
  const hay = fold(texts.join('\n'));
  return needles.every((needle) => hay.includes(needle));
}

/** A text in pieces, with every occurrence of a needle as a piece of its own. */
export function mark(text: string, needles: readonly string[]): Piece[] {
  if (needles.length === 0) return [{ text, hit: false }];
  const letters = [...text];
  const hits = hitLetters(letters, needles);
  const pieces: Piece[] = [];
  letters.forEach((letter, place) => {
    const hit = hits[place] ?? false;
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}

/** Without accents, and in lower case. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * Which letters belong to an occurrence. Folding can make a letter longer or shorter, so that for each folded letter it
 * is kept from which one it came.
 */
function hitLetters(letters: string[], needles: readonly string[]): boolean[] {
  const origin: number[] = [];
  let folded = '';
  letters.forEach((letter, place) => {
    const plain = fold(letter);
    folded += plain;
    for (let i = 0; i < plain.length; i += 1) origin.push(place);
  });
  const hits = letters.map(() => false);
  for (const needle of needles) {
    for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + 1)) {
      for (const place of origin.slice(at, at + needle.length)) hits[place] = true;
    }
  }
  return hits;
}
