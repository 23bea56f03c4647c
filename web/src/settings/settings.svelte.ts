/** The user's settings, stored in this browser. */

export type Language = 'en' | 'es';

export type Theme = 'dark' | 'light' | 'auto';

/** The speed of animations. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** In the order of the form. */
export const LANGUAGES: readonly Language[] = ['en', 'es'];

/** In the order of the form. */
export const THEMES: readonly Theme[] = ['auto', 'dark', 'light'];

/** The slowest first. */
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];

/** The key of local storage. */
const STORAGE_KEY = 'antorcha.settings';

interface StoredSettings {
  language: Language;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  highlights: boolean;
  name: string;
  keys: boolean;
  playsHere: boolean;
  known: string[];
}

/** Reactive settings. Each change is stored at once. */
export class Settings {
  #language = $state<Language>('en');
  #theme = $state<Theme>('auto');
  #sound = $state(true);
  #speed = $state<Speed>('normal');
  #highlights = $state(true);
  #name = $state('');
  #keys = $state(true);
  #playsHere = $state(false);
  #known = $state.raw<readonly string[]>([]);
  readonly #storage: Storage | null;

  constructor(storage: Storage | null, languages: readonly string[]) {
    this.#storage = storage;
    const kept = read(storage);
    this.#language = oneOf(LANGUAGES, kept.language) ?? preferred(languages);
    this.#theme = oneOf(THEMES, kept.theme) ?? 'auto';
    this.#sound = typeof kept.sound === 'boolean' ? kept.sound : true;
    this.#speed = oneOf(SPEEDS, kept.speed) ?? 'normal';
    this.#highlights = typeof kept.highlights === 'boolean' ? kept.highlights : true;
    this.#name = typeof kept.name === 'string' ? kept.name : '';
    this.#keys = typeof kept.keys === 'boolean' ? kept.keys : true;
    this.#playsHere = typeof kept.playsHere === 'boolean' ? kept.playsHere : false;
    this.#known = Array.isArray(kept.known) ? kept.known.filter((name) => typeof name === 'string') : [];
  }

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    this.#keep();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    this.#keep();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    this.#keep();
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    this.#keep();
  }

  /** Whether important events are shown as large pictures. */
  get highlights(): boolean {
    return this.#highlights;
  }
  set highlights(highlights: boolean) {
    this.#highlights = highlights;
    this.#keep();
  }

  /** The user's name; empty until it is generated or chosen. */
  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    this.#keep();
  }

  /** Whether keyboard shortcuts are on. People who dictate turn them off. */
  get keys(): boolean {
    return this.#keys;
  }
  set keys(keys: boolean) {
    this.#keys = keys;
    this.#keep();
  }

  /** Whether matches against bots are played on this device, although there is a server. */
  get playsHere(): boolean {
    return this.#playsHere;
  }
  set playsHere(playsHere: boolean) {
    this.#playsHere = playsHere;
    this.#keep();
  }

  /** Whether the user has seen a primer or dismissed it. */
  knows(primer: string): boolean {
    return this.#known.includes(primer);
  }

  learn(primer: string) {
    if (this.knows(primer)) return;
    this.#known = [...this.#known, primer];
    this.#keep();
  }

  #keep() {
    const { language, theme, sound, speed, highlights, name, keys, playsHere } = this;
    const known = [...this.#known];
    const kept: StoredSettings = {
      ...{ language, theme, sound, speed, highlights, name, keys, playsHere },
      known,
    };
    try {
      this.#storage?.setItem(STORAGE_KEY, JSON.stringify(kept));
    } catch {
      // Without storage the settings last for this visit.
    }
  }
}

export const settings = new Settings(browserStorage(), navigator.languages);

function read(storage: Storage | null): Partial<Record<keyof StoredSettings, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function oneOf<Option>(options: readonly Option[], value: unknown): Option | null {
  return options.find((option) => option === value) ?? null;
}

/** The first supported language of the user, or else English. */
function preferred(languages: readonly string[]): Language {
  const known = languages.map((tag) => oneOf(LANGUAGES, tag.split('-')[0]?.toLowerCase()));
  return known.find((language) => language !== null) ?? 'en';
}

/** Returns the browser's storage, or null: access throws if the user forbids it. */
export function browserStorage(kept: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage | null {
  try {
    return window[kept];
  } catch {
    return null;
  }
}
