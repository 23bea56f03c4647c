/** The level and the part of it that are shown. The viewport follows events, unless the player has moved the map. */
import type { Fact, Seat, Spot } from '../../../wire/masmorra.ts';
import type { Position } from './animate.ts';
import { Camera } from './camera.svelte.ts';
import { roomOfEvent } from './effects.ts';
import { boundingBox, boxOf, CELL, tileAt, enlarged, unitOf, type Box, type Point } from './geometry.ts';
import { levelOf } from './targets.ts';

export interface Scene {
  position: Position;
  /** The hero that the map follows. */
  subject: Seat;
  /** The factor for all durations. */
  tempo: number;
  /** Where something can be chosen. */
  places: { level: number; box: Box }[];
}

/** The dark margin around a level. */
const MARGIN = CELL * 0.6;

/** One for each map. */
export class Viewport {
  readonly camera = new Camera();
  level = $state(1);
  #isOpen = false;
  readonly #scene: () => Scene;

  constructor(scene: () => Scene) {
    this.#scene = scene;
  }

  /** The rooms of the level that is shown. */
  readonly #rooms: Box = $derived.by(() => {
    const { dungeon } = this.#scene().position;
    const rooms = dungeon.filter((_, spot) => levelOf(dungeon, spot) === this.level);
    return boundingBox(rooms.map(boxOf));
  });

  /** The area of the level that is shown. */
  readonly bounds: Box = $derived.by(() => enlarged(this.#rooms, MARGIN));

  resize(width: number, height: number) {
    this.camera.resize(width, height);
    if (width === 0) return;
    if (!this.#isOpen) this.level = levelOf(this.#scene().position.dungeon, this.#heroSpot());
    this.#isOpen = true;
    if (this.#scene().places.length > 0) this.showPlaces();
    else if (!this.#fill([])) this.#showSpot(this.#heroSpot(), 0);
  }

  /** Shows the hero's level as a turn of the viewer begins, also if the viewer has just moved the map. */
  beginTurn() {
    const spot = this.#heroSpot();
    if (levelOf(this.#scene().position.dungeon, spot) === this.level) return;
    this.camera.release();
    this.#showSpot(spot, 0);
    this.showPlaces();
  }

  /** Shows the room of an event. */
  follow(fact: Fact) {
    const spot = roomOfEvent(fact, this.#scene().position);
    if (spot !== null && !this.camera.isHeld) this.#showSpot(spot, this.#scene().tempo);
  }

  /** Shows all places with offers, and the hero. */
  showPlaces() {
    const { places, position, tempo } = this.#scene();
    const first = places.find(({ level }) => level === this.level) ?? places[0];
    if (this.camera.isHeld) return;
    if (!first) return void this.#fill([]);
    this.level = first.level;
    const boxes = places.filter(({ level }) => level === this.level).map(({ box }) => box);
    const room = position.dungeon[this.#heroSpot()];
    if (room && levelOf(position.dungeon, this.#heroSpot()) === this.level) boxes.push(boxOf(room));
    if (!this.#fill(boxes) && !this.camera.approach(boxes, tempo)) this.camera.reveal(boxes, tempo);
  }

  /** Fills the window with a level that is small enough, and with these places. */
  #fill(boxes: Box[]): boolean {
    return this.camera.fill(boundingBox([this.#rooms, ...boxes]), this.#scene().tempo);
  }

  showLevel(level: number) {
    this.level = level;
    this.camera.bounds = this.bounds;
    this.camera.showAll(0);
    this.camera.hold();
  }

  showAll() {
    this.camera.showAll(this.#scene().tempo);
  }

  showHero() {
    const { position, tempo } = this.#scene();
    const room = position.dungeon[this.#heroSpot()];
    this.level = levelOf(position.dungeon, this.#heroSpot());
    this.camera.release();
    if (room) this.camera.centre(boxOf(room), tempo);
  }

  /** The tile at a point of the window. */
  spotAt(point: Point): Spot | null {
    const { x, y } = this.camera.onMap(point);
    const unit = unitOf(this.level);
    const cell = { x: Math.floor(x / unit), y: Math.floor(y / unit) };
    return tileAt(this.#scene().position.dungeon, this.level, cell);
  }

  #heroSpot(): Spot {
    const { position, subject } = this.#scene();
    return position.players[subject]?.at ?? 0;
  }

  #showSpot(spot: Spot, time: number) {
    const { dungeon } = this.#scene().position;
    const room = dungeon[spot];
    if (!room) return;
    const wasElsewhere = levelOf(dungeon, spot) !== this.level;
    this.level = levelOf(dungeon, spot);
    this.camera.bounds = this.bounds;
    if (wasElsewhere) this.camera.centre(boxOf(room), 0);
    else this.camera.reveal([boxOf(room)], time);
  }
}
