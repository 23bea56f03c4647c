/** Which level is looked at, and what of it: it goes along with what happens, unless the player looks at something else. */
import type { Fact, Seat, Spot } from '../../../wire/masmorra.ts';
import type { Position } from './animate.ts';
import { Camera } from './camera.svelte.ts';
import { roomOfEvent } from './effects.ts';
import { around, boxOf, CELL, covering, grown, unitOf, type Box, type Point } from './geometry.ts';
import { levelOf } from './targets.ts';

/** What there is to be looked at. */
export interface Scene {
  position: Position;
  /** The hero whom the map is about. */
  subject: Seat;
  /** By how much everything is stretched. */
  tempo: number;
  /** Where something can be chosen. */
  places: { level: number; box: Box }[];
}

/** How much of the dark around a level is seen. */
const MARGIN = CELL * 0.6;

/** Make one for each map. */
export class Viewport {
  readonly camera = new Camera();
  level = $state(1);
  #isOpen = false;
  readonly #scene: () => Scene;

  constructor(scene: () => Scene) {
    this.#scene = scene;
  }

  /** All of the level that is looked at. */
  readonly bounds: Box = $derived.by(() => {
    const { dungeon } = this.#scene().position;
    const rooms = dungeon.filter((_, spot) => levelOf(dungeon, spot) === this.level);
    return grown(around(rooms.map(boxOf)), MARGIN);
  });

  /** The window of the map has this size now. */
  resize(width: number, height: number) {
    this.camera.resize(width, height);
    if (width === 0) return;
    if (!this.#isOpen) this.level = levelOf(this.#scene().position.dungeon, this.#home());
    this.#isOpen = true;
    if (this.#scene().places.length > 0) this.showPlaces();
    else this.#showSpot(this.#home(), 0);
  }

  /** What is performed out of snapshot comes into snapshot. */
  follow(fact: Fact) {
    const spot = roomOfEvent(fact, this.#scene().position);
    if (spot !== null && !this.camera.isHeld) this.#showSpot(spot, this.#scene().tempo);
  }

  /** All places at which something can be chosen come into snapshot, and the hero with them. */
  showPlaces() {
    const { places, position, tempo } = this.#scene();
    const first = places.find(({ level }) => level === this.level) ?? places[0];
    if (!first || this.camera.isHeld) return;
    this.level = first.level;
    const boxes = places.filter(({ level }) => level === this.level).map(({ box }) => box);
    const home = position.dungeon[this.#home()];
    if (home && levelOf(position.dungeon, this.#home()) === this.level) boxes.push(boxOf(home));
    this.camera.reveal(boxes, tempo);
  }

  /** The player wants to see a level. */
  showLevel(level: number) {
    this.level = level;
    this.camera.bounds = this.bounds;
    this.camera.showAll(0);
    this.camera.hold();
  }

  /** The player wants to see all of the level. */
  showAll() {
    this.camera.showAll(this.#scene().tempo);
  }

  /** The player wants to see the hero. */
  showHero() {
    const { position, tempo } = this.#scene();
    const room = position.dungeon[this.#home()];
    this.level = levelOf(position.dungeon, this.#home());
    this.camera.release();
    if (room) this.camera.centre(boxOf(room), tempo);
  }

  /** The tile at a point of the window. */
  spotAt(point: Point): Spot | null {
    const { x, y } = this.camera.onMap(point);
    const unit = unitOf(this.level);
    const cell = { x: Math.floor(x / unit), y: Math.floor(y / unit) };
    return covering(this.#scene().position.dungeon, this.level, cell);
  }

  #home(): Spot {
    const { position, subject } = this.#scene();
    return position.players[subject]?.at ?? 0;
  }

  #showSpot(spot: Spot, time: number) {
    const { dungeon } = this.#scene().position;
    const room = dungeon[spot];
    if (!room) return;
    const wasElsewhere = levelOf(dungeon, spot) !== this.level;
    this.level = levelOf(dungeon, spot);
    if (wasElsewhere) this.camera.centre(boxOf(room), 0);
    else this.camera.reveal([boxOf(room)], time);
  }
}
