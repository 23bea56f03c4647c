/** The colours of a theme by custom property, without the dashes. */
export type Palette = Record<string, string>;

/** Parses the plain colours of one theme in tokens.css. */
export function palette(css: string, theme: 'dark' | 'light'): Palette {
  const block = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  const colours = block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries(Array.from(colours, ([, name, colour]) => [name, colour]));
}

/** Returns the WCAG contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
