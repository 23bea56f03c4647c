import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { shapesOf } from './picture-shapes.ts';
import { readPictures } from './pictures.ts';

const KIB = 1024;
/** The most that a visitor loads for all pictures of a game, compressed. */
const MOST_OF_A_GAME = 250 * KIB;
const MOST_OF_A_FILE = 4 * KIB;

const FOLDER = join(import.meta.dirname, '../../crates/games/');
const GAMES = readdirSync(FOLDER).filter((game) => existsSync(`${FOLDER}${game}/pictures`));

describe('a picture', () => {
  it('is a list of outlines with materials', () => {
    const svg = picture(
      '<!-- a hill --><path class="body" d="M0 90\n  L50 10z"/><path class="rim" d="M1 1z" transform="scale(2)"/>',
      '<path class="gold" d="M2 2z" opacity=".5"/>',
    );
    expect(shapesOf(svg, 'hill.svg')).toEqual([
      ['body', 'M0 90 L50 10z'],
      ['rim', 'M1 1z', 'scale(2)'],
      ['gold', 'M2 2z', '', 0.5],
    ]);
  });

  it('has circles and ellipses as paths', () => {
    const svg = picture(
      '<circle class="glow" cx="50" cy="40" r="10"/>',
      '<ellipse class="void" cx="20" cy="30" rx="4.5" ry="2"/>',
    );
    expect(shapesOf(svg, 'eyes.svg')).toEqual([
      ['glow', 'M40 40a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z'],
      ['void', 'M15.5 30a4.5 2 0 1 0 9 0a4.5 2 0 1 0 -9 0z'],
    ]);
  });

  const outline = 'd="M0 0z"';
  it.each([
    ['an unknown material', picture(`<path class="velvet" ${outline}/>`), 'no material is called “velvet”'],
    ['no material', picture(`<path ${outline}/>`), 'no material is called “”'],
    ['a foreign element', picture('<script>alert(1)</script>'), 'not an element that is allowed: <script>'],
    ['a foreign element without content', picture(`<use class="body" ${outline}/>`), '<use>'],
    ['an attribute that is not allowed', picture(`<path class="body" ${outline} onload="x()"/>`), '<path>'],
    ['a style', picture(`<path class="body" ${outline} style="fill: red"/>`), '<path>'],
    ['a circle without a radius', picture('<circle class="body" cx="1" cy="2"/>'), '<circle>'],
    ['text', picture(`<path class="body" ${outline}/>boo`), 'not an element that is allowed: boo'],
    ['another size', picture(`<path class="body" ${outline}/>`).replace('100 100', '64 64'), 'viewBox'],
    ['nothing in it', picture(), 'empty'],
  ])('must not have %s', (_, svg, problem) => {
    expect(() => shapesOf(svg, 'bad.svg')).toThrow(problem);
    expect(() => shapesOf(svg, 'bad.svg')).toThrow('bad.svg: ');
  });
});

describe.each(GAMES)('the pictures of %s', (game) => {
  const folder = `${FOLDER}${game}/pictures/`;
  const kinds = readdirSync(folder);

  it('are quickly loaded', () => {
    const all = kinds.map((kind) => readPictures(game, kind));
    expect(gzipSync(JSON.stringify(all)).length).toBeLessThanOrEqual(MOST_OF_A_GAME);
  });

  it.each(kinds)('are small files (%s)', (kind) => {
    const files = readdirSync(folder + kind).map((file) => `${folder}${kind}/${file}`);
    expect(files.filter((file) => statSync(file).size > MOST_OF_A_FILE)).toEqual([]);
  });
});

function picture(...elements: string[]): string {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">';
  return `${svg}\n  ${elements.join('\n  ')}\n</svg>\n`;
}
