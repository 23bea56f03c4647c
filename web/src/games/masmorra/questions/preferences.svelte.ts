/** The viewer's settings for questions about cards, stored in this browser. */
import type { Treasure } from '../../../wire/masmorra.ts';
import { TREASURES } from '../treasure/data.ts';
import { SECONDS, type Seconds } from './auto-pass.ts';

const KEPT_AS = 'antorcha.masmorra.asking';

/** Every change is stored at once. */
export class Preferences {
  #seconds = $state<Seconds>(0);
  #asksAnyway = $state(false);
  #alerts = $state.raw<readonly Treasure[]>([]);
  readonly #storage: Storage | null;

  constructor(storage: Storage | null) {
    this.#storage = storage;
    const kept = read(storage);
    this.#seconds = SECONDS.find((seconds) => seconds === kept.seconds) ?? 0;
    this.#asksAnyway = kept.asksAnyway === true;
    this.#alerts = TREASURES.filter((card) => Array.isArray(kept.alerts) && kept.alerts.includes(card));
  }

  /** A question is passed after this many seconds. */
  get seconds(): Seconds {
    return this.#seconds;
  }
  set seconds(seconds: Seconds) {
    this.#seconds = seconds;
    this.#keep();
  }

  /** Whether the viewer is asked although no card fits. */
  get asksAnyway(): boolean {
    return this.#asksAnyway;
  }
  set asksAnyway(asksAnyway: boolean) {
    this.#asksAnyway = asksAnyway;
    this.#keep();
  }

  /** Cards for which the viewer is asked in any case. */
  get alerts(): readonly Treasure[] {
    return this.#alerts;
  }

  alertFor(card: Treasure, wanted: boolean) {
    const others = this.#alerts.filter((one) => one !== card);
    this.#alerts = wanted ? [...others, card] : others;
    this.#keep();
  }

  #keep() {
    const kept = JSON.stringify({
      seconds: this.#seconds,
      asksAnyway: this.#asksAnyway,
      alerts: this.#alerts,
    });
    try {
      this.#storage?.setItem(KEPT_AS, kept);
    } catch {
      // Without storage the settings last until the page is closed.
    }
  }
}

function read(storage: Storage | null): { seconds?: unknown; asksAnyway?: unknown; alerts?: unknown } {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEPT_AS) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export const preferences = new Preferences(storage());

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
