/** Text search that ignores accents and case. */

export interface Piece {
  text: string;
  hit: boolean;
}

/** Returns the words of a query, folded. All of them must be found. */
export function wordsOfQuery(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

export function findsAll(queryWords: readonly string[], texts: readonly string[]): boolean {
  if (queryWords.length === 0) return true;
  const hay = fold(texts.join('\n'));
  return queryWords.every((word) => hay.includes(word));
}

/** Splits a text into hits and other pieces. */
export function mark(text: string, queryWords: readonly string[]): Piece[] {
  if (queryWords.length === 0) return [{ text, hit: false }];
  const letters = [...text];
  const hits = hitLetters(letters, queryWords);
  const pieces: Piece[] = [];
  letters.forEach((letter, place) => {
    const hit = hits[place] ?? false;
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}

/** Removes accents and upper case. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Returns which letters belong to a hit. Folding can change the length of a letter, so each folded letter keeps its origin. */
function hitLetters(letters: string[], queryWords: readonly string[]): boolean[] {
  const origin: number[] = [];
  let folded = '';
  letters.forEach((letter, place) => {
    const plain = fold(letter);
    folded += plain;
    for (let i = 0; i < plain.length; i += 1) origin.push(place);
  });
  const hits = letters.map(() => false);
  for (const word of queryWords) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (const place of origin.slice(at, at + word.length)) hits[place] = true;
    }
  }
  return hits;
}
