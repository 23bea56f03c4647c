import type { Pictures, Shape } from './shape.ts';

const NOTHING: Shape[] = [];

/** The pictures of one kind of a game. They load when the first one is asked for; until then, all are empty. */
export class PictureSet<Key extends string> {
  #pictures = $state.raw<Pictures | null>(null);
  #loading: Promise<void> | null = null;
  readonly #load: () => Promise<{ default: Pictures }>;

  constructor(load: () => Promise<{ default: Pictures }>) {
    this.#load = load;
  }

  /** The shapes of a picture. */
  of(key: Key): Shape[] {
    void this.load();
    return this.#pictures?.[key] ?? NOTHING;
  }

  /** Loads the pictures, and again after a failure. */
  load(): Promise<void> {
    this.#loading ??= this.#load().then(
      ({ default: pictures }) => {
        this.#pictures = pictures;
      },
      () => {
        this.#loading = null;
      },
    );
    return this.#loading;
  }
}
