/**
 * The visible part of the map and its scale. The camera sets one transform on one element; the only reactive state is
 * `crowded`.
 */
import { boundingBox, enlarged, type Box, type Point } from './geometry.ts';

/** Scales are in pixels for each map unit. */
const MAX_SCALE = 4;
const MIN_SCALE = 0.3;
/** The default scale. */
const DEFAULT_SCALE = 1.6;
/** The largest scale at which a small dungeon fills the window. */
const MAX_FILL_SCALE = 4;
/** Below this scale figures are too small to hit, and the whole room becomes one button. */
const CROWDED_SCALE = 1.35;
/** Places at less than this part of the readable scale are small. */
const SMALL = 0.7;
/** The space around revealed places, in map units. */
const MARGIN = 18;
/** After a player has moved the map, it does not move by itself for this long. */
const HOLD_MS = 5000;
const ZOOM_STEP = 1.35;
const FLIGHT_MS = 380;

interface VisibleArea {
  /** The upper left corner of the window, in map units. */
  x: number;
  y: number;
  /** Pixels for each map unit. */
  scale: number;
}

/** One for each map. */
export class Camera {
  /** Whether figures are too small to hit. */
  crowded = $state(false);
  #area: VisibleArea = { x: 0, y: 0, scale: DEFAULT_SCALE };
  #size = { width: 0, height: 0 };
  #world: HTMLElement | null = null;
  #bounds: Box = { x: 0, y: 0, width: 1, height: 1 };
  #covered = { head: 0, foot: 0 };
  #movedAt = -HOLD_MS;
  #frame = 0;
  /** Whether the map was shown before; the first view is not animated. */
  #wasShown = false;

  /** Sets the element to transform. */
  attach(world: HTMLElement): () => void {
    this.#world = world;
    this.#apply();
    return () => {
      cancelAnimationFrame(this.#frame);
      this.#world = null;
    };
  }

  /** Keeps the centre of the window in place. */
  resize(width: number, height: number) {
    const { x, y, scale } = this.#area;
    this.#area.x = x + (this.#size.width - width) / 2 / scale;
    this.#area.y = y + (this.#size.height - height) / 2 / scale;
    this.#size = { width, height };
    this.#apply();
  }

  /** The area of the level. */
  set bounds(box: Box) {
    this.#bounds = box;
  }

  /** How many pixels at the top and bottom of the window are covered. */
  set covered(pixels: { head: number; foot: number }) {
    this.#covered = pixels;
  }

  /** Whether the player has just moved the map. */
  get isHeld(): boolean {
    return performance.now() - this.#movedAt < HOLD_MS;
  }

  /** Keeps the map still, as after a move by the player. */
  hold() {
    this.#movedAt = performance.now();
  }

  /** Allows automatic moves again. */
  release() {
    this.#movedAt = -HOLD_MS;
  }

  /** Pans by this many pixels. */
  drag(across: number, along: number) {
    this.#stop();
    this.hold();
    this.#area.x -= across / this.#area.scale;
    this.#area.y -= along / this.#area.scale;
    this.#clampToBounds();
    this.#apply();
  }

  /** Scales by a factor, around a point of the window. */
  zoom(factor: number, at: Point = this.#centre()) {
    this.#stop();
    this.hold();
    const { x, y, scale } = this.#area;
    const wanted = clamp(scale * factor, Math.min(MIN_SCALE, this.#fittingScale(this.#bounds)), MAX_SCALE);
    this.#area = { x: x + at.x / scale - at.x / wanted, y: y + at.y / scale - at.y / wanted, scale: wanted };
    this.#clampToBounds();
    this.#apply();
  }

  closer() {
    this.zoom(ZOOM_STEP);
  }

  farther() {
    this.zoom(1 / ZOOM_STEP);
  }

  showAll(time: number) {
    const scale = Math.min(this.#fittingScale(this.#bounds), DEFAULT_SCALE);
    this.#flyTo(this.#centred(this.#bounds, scale), time);
  }

  /** Shows an area as large as it fits, unless its rooms would be small. Returns whether it is shown. */
  fill(box: Box, time: number): boolean {
    const scale = Math.min(this.#fittingScale(box), MAX_FILL_SCALE);
    if (scale < CROWDED_SCALE) return false;
    if (scale !== this.#area.scale || !this.#shows(box)) this.#flyTo(this.#centred(box, scale), time);
    return true;
  }

  /** Centres a place at a readable scale. */
  centre(box: Box, time: number) {
    const scale = Math.min(Math.max(this.#area.scale, this.#readableScale()), this.#fittingScale(box));
    this.#flyTo(this.#tidy(this.#centred(box, scale), box), time);
  }

  /** Makes places visible with the smallest move, and zooms out only if they do not fit. */
  reveal(boxes: readonly Box[], time: number) {
    if (boxes.length === 0) return;
    if (!this.#wasShown) return this.centre(boundingBox(boxes), 0);
    const box = enlarged(boundingBox(boxes), MARGIN);
    if (this.#shows(box)) return;
    const scale = Math.min(this.#area.scale, this.#fittingScale(box));
    if (scale < this.#area.scale) return this.#flyTo(this.#tidy(this.#centred(box, scale), box), time);
    const { top, width, height } = this.#uncovered(scale);
    const x = clamp(this.#area.x, box.x + box.width - width, box.x);
    const y = clamp(this.#area.y, box.y + box.height - height - top, box.y - top);
    this.#flyTo(this.#tidy({ x, y, scale }, box), time);
  }

  /** In a small window, zooms in on places that are close together. Returns whether it did. */
  approach(boxes: readonly Box[], time: number): boolean {
    if (boxes.length === 0 || !this.#wasShown) return false;
    const box = enlarged(boundingBox(boxes), MARGIN);
    const readable = this.#readableScale();
    const isUseful = readable < DEFAULT_SCALE && this.#area.scale < readable * SMALL;
    if (!isUseful || this.#fittingScale(box) < readable) return false;
    this.#flyTo(this.#tidy(this.#centred(box, readable), box), time);
    return true;
  }

  /** Moves a view so that it shows as little as possible outside of the level and the box, which stays visible. */
  #tidy({ x, y, scale }: VisibleArea, box: Box): VisibleArea {
    const { top, width, height } = this.#uncovered(scale);
    const all = boundingBox([this.#bounds, box]);
    return {
      x: inside(x, width, all.x, all.width),
      y: inside(y + top, height, all.y, all.height) - top,
      scale,
    };
  }

  /** Converts a map point to window coordinates. */
  inWindow({ x, y }: Point): Point {
    const area = this.#area;
    return { x: (x - area.x) * area.scale, y: (y - area.y) * area.scale };
  }

  /** Converts window coordinates to a map point. */
  onMap({ x, y }: Point): Point {
    const area = this.#area;
    return { x: area.x + x / area.scale, y: area.y + y / area.scale };
  }

  /** A small window shows two and a half rooms; a large one uses the default scale. */
  #readableScale(): number {
    return clamp(Math.min(this.#size.width, this.#size.height) / 270, 0.95, DEFAULT_SCALE);
  }

  #shows(box: Box): boolean {
    const { width, height } = this.#uncovered(this.#area.scale);
    const { x, y } = this.#area;
    return box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height;
  }

  #extent(scale: number) {
    return { width: this.#size.width / scale, height: this.#size.height / scale };
  }

  get #hidden(): number {
    return this.#covered.head + this.#covered.foot;
  }

  /** The part of the map that nothing covers. */
  #uncovered(scale: number) {
    const { width, height } = this.#extent(scale);
    return { top: this.#covered.head / scale, width, height: height - this.#hidden / scale };
  }

  /** The largest scale at which a box fits into the window. */
  #fittingScale({ width, height }: Box): number {
    const across = this.#size.width / (width + 2 * MARGIN);
    const along = (this.#size.height - this.#hidden) / (height + 2 * MARGIN);
    return clamp(Math.min(across, along), 0.12, MAX_SCALE);
  }

  #centred(box: Box, scale: number): VisibleArea {
    const { top, width, height } = this.#uncovered(scale);
    return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 - top, scale };
  }

  #centre(): Point {
    return { x: this.#size.width / 2, y: this.#size.height / 2 };
  }

  /** Stops a pan when the map's edge reaches the middle of the window. */
  #clampToBounds() {
    const { width, height } = this.#extent(this.#area.scale);
    const { x, y, width: wide, height: high } = this.#bounds;
    this.#area.x = clamp(this.#area.x, x - width / 2, x + wide - width / 2);
    this.#area.y = clamp(this.#area.y, y - height / 2, y + high - height / 2);
  }

  #flyTo(goal: VisibleArea, time: number) {
    this.#stop();
    if (this.#size.width === 0) return;
    const from = this.#wasShown ? this.#area : goal;
    this.#wasShown = true;
    const length = from === goal ? 0 : FLIGHT_MS * time;
    const began = performance.now();
    const step = (now: number) => {
      const part = length === 0 ? 1 : clamp((now - began) / length, 0, 1);
      const eased = 1 - (1 - part) ** 3;
      this.#area = {
        x: from.x + (goal.x - from.x) * eased,
        y: from.y + (goal.y - from.y) * eased,
        scale: from.scale + (goal.scale - from.scale) * eased,
      };
      this.#apply();
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    step(began);
  }

  #stop() {
    cancelAnimationFrame(this.#frame);
  }

  #apply() {
    const { x, y, scale } = this.#area;
    this.crowded = scale < CROWDED_SCALE;
    this.#world?.style.setProperty('transform', `scale(${scale}) translate(${-x}px, ${-y}px)`);
    this.#world?.style.setProperty('--shrink', String(1 / scale));
  }
}

/** The start of a stretch inside of another one; centred if it is longer. */
function inside(start: number, length: number, from: number, whole: number): number {
  return length >= whole ? from + (whole - length) / 2 : clamp(start, from, from + whole - length);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(Math.min(least, most), Math.min(value, Math.max(least, most)));
}
