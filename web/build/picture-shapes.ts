import type { Shape } from '../src/pictures/shape.ts';

/** The shapes of a picture. It has paths, circles and ellipses in a square of 100, and nothing else. */
export function shapesOf(svg: string, file: string): Shape[] {
  const fail = (problem: string): never => {
    throw new Error(`${file}: ${problem}`);
  };
  const text = svg.replace(/<!--[^]*?-->/g, '').trim();
  const inside = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 100 100">([^]*)<\/svg>$/.exec(
    text,
  );
  const body =
    inside?.[1] ?? fail('it is not <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">…</svg>');
  const tags = [...body.matchAll(/<(\w+)((?:\s+[\w-]+="[^"]*")*)\s*\/>/g)];
  const rest = body.replace(/<(\w+)((?:\s+[\w-]+="[^"]*")*)\s*\/>/g, '').trim();
  if (rest !== '') fail(`this is not an element that is allowed: ${rest.slice(0, 60)}`);
  if (tags.length === 0) fail('it is empty');
  return tags.map(([, name = '', attributes = '']) => {
    const found = Object.fromEntries(
      Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [key, value]),
    );
    const { class: material = '', transform, opacity, ...outline } = found;
    if (!MATERIALS.includes(material)) fail(`no material is called “${material}”`);
    const d = outlineOf(name, outline) ?? fail(`<${name}> has attributes that are not allowed`);
    if (opacity !== undefined) return [material, d, transform ?? '', Number(opacity)];
    return transform === undefined ? [material, d] : [material, d, transform];
  });
}

/** The outline of an element as a path, or null if its attributes are wrong. */
function outlineOf(name: string, attributes: Record<string, string>): string | null {
  const keys = Object.keys(attributes).sort().join(' ');
  const at = (key: string) => Number(attributes[key]);
  if (name === 'path' && keys === 'd') return attributes['d']?.replace(/\s+/g, ' ').trim() ?? null;
  if (name === 'circle' && keys === 'cx cy r') return oval(at('cx'), at('cy'), at('r'), at('r'));
  if (name === 'ellipse' && keys === 'cx cy rx ry') return oval(at('cx'), at('cy'), at('rx'), at('ry'));
  return null;
}

function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${round(2 * rx)} 0a${rx} ${ry} 0 1 0 ${round(-2 * rx)} 0z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** What a shape of a picture is made of. The theme gives each material its colour. */
export const MATERIALS = [
  'aura',
  'back',
  'body',
  'form',
  'lit',
  'bright',
  'rim',
  'cool',
  'line',
  'void',
  'glow',
  'flame',
  'core',
  'gold',
  'steel',
  'wood',
  'bone',
  'leaf',
  'blood',
  'cloth',
  'arcane',
  'ice',
];
