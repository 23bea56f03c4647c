/**
 * Which part of the map is seen, and how large. It moves one element by one transform, and tells the page only what the
 * page needs to know: whether things stand too close together to be hit one by one.
 */
import { around, grown, type Box, type Point } from './geometry.ts';

/** Screen pixels for each unit of the map. */
const LARGEST = 3;
const SMALLEST = 0.3;
/** How large a small room is drawn when nobody has said otherwise. */
const USUAL = 1.6;
/** Below this, what stands in a room is too small to be hit, and a room is a button as a whole. */
const CROWDED = 1.35;
/** How much of the map is seen around what is shown. */
const MARGIN = 18;
/** For so long after a player has moved the map, nothing else moves it. */
const LEFT_ALONE_MS = 5000;
const ZOOM_STEP = 1.35;
const FLIGHT_MS = 380;

interface VisibleArea {
  /** Where the left upper corner of the window is on the map, in units. */
  x: number;
  y: number;
  /** Pixels for each unit. */
  scale: number;
}

/** Make one for each map. */
export class Camera {
  /** Whether a room is too small for what stands in it to be hit. */
  crowded = $state(false);
  #seen: VisibleArea = { x: 0, y: 0, scale: USUAL };
  #size = { width: 0, height: 0 };
  #world: HTMLElement | null = null;
  #bounds: Box = { x: 0, y: 0, width: 1, height: 1 };
  #covered = { head: 0, foot: 0 };
  #movedAt = -LEFT_ALONE_MS;
  #frame = 0;
  /** Whether the map has been shown at all: before, there is nothing to fly from. */
  #isSet = false;

  /** Takes the element that is moved. */
  attach(world: HTMLElement): () => void {
    this.#world = world;
    this.#apply();
    return () => {
      cancelAnimationFrame(this.#frame);
      this.#world = null;
    };
  }

  /** The window has another size; what was in its middle stays there. */
  resize(width: number, height: number) {
    const { x, y, scale } = this.#seen;
    this.#seen.x = x + (this.#size.width - width) / 2 / scale;
    this.#seen.y = y + (this.#size.height - height) / 2 / scale;
    this.#size = { width, height };
    this.#apply();
  }

  /** All that there is to be seen. */
  set bounds(box: Box) {
    this.#bounds = box;
  }

  /** How many pixels of the window's upper and lower edge are covered. */
  set covered(pixels: { head: number; foot: number }) {
    this.#covered = pixels;
  }

  /** Whether the player has just moved the map, and wants it to stay. */
  get isHeld(): boolean {
    return performance.now() - this.#movedAt < LEFT_ALONE_MS;
  }

  /** The player looks at something, and wants it to stay. */
  hold() {
    this.#movedAt = performance.now();
  }

  /** The player's hand is off the map again. */
  release() {
    this.#movedAt = -LEFT_ALONE_MS;
  }

  /** The player drags the map by so many pixels. */
  drag(across: number, along: number) {
    this.#stop();
    this.hold();
    this.#seen.x -= across / this.#seen.scale;
    this.#seen.y -= along / this.#seen.scale;
    this.#keepInSight();
    this.#apply();
  }

  /** The player enlarges the map by a factor, around a point of the window. */
  zoom(factor: number, at: Point = this.#centre()) {
    this.#stop();
    this.hold();
    const { x, y, scale } = this.#seen;
    const wanted = clamp(scale * factor, Math.min(SMALLEST, this.#fitting(this.#bounds)), LARGEST);
    this.#seen = { x: x + at.x / scale - at.x / wanted, y: y + at.y / scale - at.y / wanted, scale: wanted };
    this.#keepInSight();
    this.#apply();
  }

  /** Zooms in by one step. */
  closer() {
    this.zoom(ZOOM_STEP);
  }

  /** Zooms out by one step. */
  farther() {
    this.zoom(1 / ZOOM_STEP);
  }

  /** Shows all of the level. */
  showAll(time: number) {
    const scale = Math.min(this.#fitting(this.#bounds), USUAL);
    this.#flyTo(this.#centred(this.#bounds, scale), time);
  }

  /** Puts a place into the middle, large enough to see what is there. */
  centre(box: Box, time: number) {
    const scale = Math.min(Math.max(this.#seen.scale, this.#usual()), this.#fitting(box));
    this.#flyTo(this.#centred(box, scale), time);
  }

  /** Brings places into snapshot if they are not: by the shortest way, and smaller only if they would not fit. */
  reveal(boxes: readonly Box[], time: number) {
    if (boxes.length === 0) return;
    if (!this.#isSet) return this.centre(around(boxes), 0);
    const box = grown(around(boxes), MARGIN);
    if (this.#shows(box)) return;
    const scale = Math.min(this.#seen.scale, this.#fitting(box));
    if (scale < this.#seen.scale) return this.#flyTo(this.#centred(box, scale), time);
    const { top, width, height } = this.#clear(scale);
    const x = clamp(this.#seen.x, box.x + box.width - width, box.x);
    const y = clamp(this.#seen.y, box.y + box.height - height - top, box.y - top);
    this.#flyTo({ x, y, scale }, time);
  }

  /** Where a point of the map is in the window. */
  inWindow({ x, y }: Point): Point {
    const seen = this.#seen;
    return { x: (x - seen.x) * seen.scale, y: (y - seen.y) * seen.scale };
  }

  /** Which point of the map is at this point of the window. */
  onMap({ x, y }: Point): Point {
    const seen = this.#seen;
    return { x: seen.x + x / seen.scale, y: seen.y + y / seen.scale };
  }

  /** A small window shows two rooms and a half, a large one rooms of the usual size. */
  #usual(): number {
    return clamp(Math.min(this.#size.width, this.#size.height) / 270, 0.95, USUAL);
  }

  #shows(box: Box): boolean {
    const { width, height } = this.#clear(this.#seen.scale);
    const { x, y } = this.#seen;
    return box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height;
  }

  #extent(scale: number) {
    return { width: this.#size.width / scale, height: this.#size.height / scale };
  }

  get #hidden(): number {
    return this.#covered.head + this.#covered.foot;
  }

  /** How much of the map is seen between what covers its edges. */
  #clear(scale: number) {
    const { width, height } = this.#extent(scale);
    return { top: this.#covered.head / scale, width, height: height - this.#hidden / scale };
  }

  /** The largest scale at which a box fits into the window. */
  #fitting({ width, height }: Box): number {
    const across = this.#size.width / (width + 2 * MARGIN);
    const along = (this.#size.height - this.#hidden) / (height + 2 * MARGIN);
    return clamp(Math.min(across, along), 0.12, LARGEST);
  }

  #centred(box: Box, scale: number): VisibleArea {
    const { top, width, height } = this.#clear(scale);
    return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 - top, scale };
  }

  #centre(): Point {
    return { x: this.#size.width / 2, y: this.#size.height / 2 };
  }

  /** The map cannot be dragged away altogether: its edge stays at the middle of the window. */
  #keepInSight() {
    const { width, height } = this.#extent(this.#seen.scale);
    const { x, y, width: wide, height: high } = this.#bounds;
    this.#seen.x = clamp(this.#seen.x, x - width / 2, x + wide - width / 2);
    this.#seen.y = clamp(this.#seen.y, y - height / 2, y + high - height / 2);
  }

  #flyTo(goal: VisibleArea, time: number) {
    this.#stop();
    if (this.#size.width === 0) return;
    const from = this.#isSet ? this.#seen : goal;
    this.#isSet = true;
    const length = from === goal ? 0 : FLIGHT_MS * time;
    const began = performance.now();
    const step = (now: number) => {
      const part = length === 0 ? 1 : clamp((now - began) / length, 0, 1);
      const eased = 1 - (1 - part) ** 3;
      this.#seen = {
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
    const { x, y, scale } = this.#seen;
    this.crowded = scale < CROWDED;
    this.#world?.style.setProperty('transform', `scale(${scale}) translate(${-x}px, ${-y}px)`);
    this.#world?.style.setProperty('--shrink', String(1 / scale));
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(Math.min(least, most), Math.min(value, Math.max(least, most)));
}
