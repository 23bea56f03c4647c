/** What a reader has chosen for this browser, kept from visit to visit. */

/** The languages in which everything is written. */
export type Language = 'en' | 'es';

/** The look: one of the two, or the one that the reader's system asks for. */
export type Theme = 'dark' | 'light' | 'auto';

/** How fast events are performed. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** All languages, in the order in which they are offered. */
export const LANGUAGES: readonly Language[] = ['en', 'es'];

/** All themes, in the order in which they are offered. */
export const THEMES: readonly Theme[] = ['auto', 'dark', 'light'];

/** All speeds, the slowest first. */
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];

/** Where the choices are kept in the browser. */
const KEPT_AS = 'antorcha.settings';

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  name: string;
  keys: boolean;
  known: string[];
}

/** The choices as runes: whatever reads one of them follows it. Each change is kept at once. */
export class Settings {
  #language = $state<Language>('en');
  #theme = $state<Theme>('auto');
  #sound = $state(true);
  #speed = $state<Speed>('normal');
  #name = $state('');
  #keys = $state(true);
  #known = $state.raw<readonly string[]>([]);
  readonly #storage: Storage | null;

  constructor(storage: Storage | null, languages: readonly string[]) {
    this.#storage = storage;
    const kept = read(storage);
    this.#language = oneOf(LANGUAGES, kept.language) ?? preferred(languages);
    this.#theme = oneOf(THEMES, kept.theme) ?? 'auto';
    this.#sound = typeof kept.sound === 'boolean' ? kept.sound : true;
    this.#speed = oneOf(SPEEDS, kept.speed) ?? 'normal';
    this.#name = typeof kept.name === 'string' ? kept.name : '';
    this.#keys = typeof kept.keys === 'boolean' ? kept.keys : true;
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

  /** Whether sounds are heard. */
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

  /** What the reader wants to be called; empty until it was given or chosen. */
  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    this.#keep();
  }

  /** Whether single keys do something. Who dictates, or rests a hand on the keyboard, turns them off. */
  get keys(): boolean {
    return this.#keys;
  }
  set keys(keys: boolean) {
    this.#keys = keys;
    this.#keep();
  }

  /** Whether the reader was told how this goes, and need not be asked again. */
  knows(primer: string): boolean {
    return this.#known.includes(primer);
  }

  /** Notes that the reader was told how this goes. */
  learn(primer: string) {
    if (this.knows(primer)) return;
    this.#known = [...this.#known, primer];
    this.#keep();
  }

  #keep() {
    const { language, theme, sound, speed, name, keys } = this;
    const kept: Kept = { language, theme, sound, speed, name, keys, known: [...this.#known] };
    try {
      this.#storage?.setItem(KEPT_AS, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays: the choices then hold for this visit.
    }
  }
}

/** The choices of this browser. */
export const settings = new Settings(browserStorage(), navigator.languages);

function read(storage: Storage | null): Partial<Record<keyof Kept, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEPT_AS) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function oneOf<Option>(options: readonly Option[], value: unknown): Option | null {
  return options.find((option) => option === value) ?? null;
}

/** The first of the reader's languages that there is; English for everyone else. */
function preferred(languages: readonly string[]): Language {
  const known = languages.map((tag) => oneOf(LANGUAGES, tag.split('-')[0]?.toLowerCase()));
  return known.find((language) => language !== null) ?? 'en';
}

/** What the browser keeps for us, from visit to visit or for this one. It can be forbidden, and asking for it then throws. */
export function browserStorage(kept: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage | null {
  try {
    return window[kept];
  } catch {
    return null;
  }
}
