/** A seeded random number generator, so that a picture looks the same on every visit. */
export function stable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Shapes of equal brightness as one path: fewer elements render faster. */
export interface Layer {
  outline: string;
  opacity: number;
}

const GLEAMS = 4;

/** Sparks that rise from a fire at (x, y); farther ones are smaller and fainter. */
export function sparks(
  count: number,
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number,
): Layer[] {
  const next = stable(seed);
  const outlines = Array.from({ length: GLEAMS }, () => '');
  for (let spark = 0; spark < count; spark += 1) {
    const rise = next();
    const across = x + (next() - 0.5) * width * (0.35 + rise);
    outlines[Math.floor((1 - rise) * GLEAMS)] += dot(
      across,
      y - rise * height,
      0.6 + (1 - rise) * 1.5 * next(),
    );
  }
  return outlines.map((outline, gleam) => ({ outline, opacity: 0.3 + (gleam / GLEAMS) * 0.7 }));
}

/** A circle as a path. */
export function dot(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius);
}

/** An ellipse as a path. */
export function oval(x: number, y: number, width: number, height: number): string {
  const [rx, ry, across] = [round(width), round(height), round(width * 2)];
  return `M${round(x - width)} ${round(y)}a${rx} ${ry} 0 1 0 ${across} 0a${rx} ${ry} 0 1 0-${across} 0z`;
}

const SHADES = 5;

/** Rows of stones with uneven lengths, each a little darker than the wall, grouped by shade. */
export function brickCourses(width: number, height: number, course: number, seed: number): Layer[] {
  const next = stable(seed);
  const outlines = Array.from({ length: SHADES }, () => '');
  for (let y = 0; y < height; y += course) {
    for (let x = -next() * course * 2; x < width;) {
      const length = course * (1.3 + next() * 1.2);
      outlines[Math.floor(next() * SHADES)] += stone(x + 1, y + 1, length - 2, course - 2);
      x += length;
    }
  }
  return outlines.map((outline, shade) => ({ outline, opacity: 0.04 + (shade / SHADES) * 0.5 }));
}

/** A rectangle with worn corners. */
function stone(x: number, y: number, width: number, height: number): string {
  const [across, down] = [round(width - 6), round(height - 6)];
  return `M${round(x + 3)} ${y}h${across}q3 0 3 3v${down}q0 3-3 3h-${across}q-3 0-3-3v-${down}q0-3 3-3z`;
}

/** Two decimals are precise enough for any screen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
