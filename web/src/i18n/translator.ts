import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Language } from '../settings/settings.svelte.ts';
import type { Arg, Message } from '../wire/index.ts';
import { join } from './grammar.ts';

/** The players' names, and the seat of the user. */
export interface Cast {
  /** By seat. A seat without a name is called by its number. */
  names: string[];
  /** Null for a spectator. */
  viewer: number | null;
}

/** A missing message or variable, as a text for developers. */
export type Gap = string;

/** An argument as text, and in the forms of its attributes. */
interface Wording {
  text: string;
  forms: Map<string, string>;
}

/** The message that names a seat without a player name. */
const SEAT_NAME = 'seat-name';

/** Formats messages of one language, with the same result as `crates/core/i18n`. */
export class Translator {
  readonly #bundle: FluentBundle;
  readonly #attributes = new Set<string>();
  readonly #note: (gap: Gap) => void;

  constructor(
    readonly language: Language,
    sources: readonly string[],
    note: (gap: Gap) => void,
  ) {
    this.#note = note;
    // Isolation marks around arguments would make the text different from the terminal's.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#add(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Formats a message of the pages. Anything missing is shown in braces. */
  tell(id: string, args: Record<string, string | number> = {}): string {
    const given = Object.entries(args).map(([name, value]) => [name, variable(value)] as const);
    return this.#value(id, Object.fromEntries(given));
  }

  /** Formats a message of a game. Anything missing is shown in braces. */
  say(message: Message, cast: Cast): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(message.args)) this.#give(args, name, arg, cast);
    return this.#value(message.id, args);
  }

  #add(resource: FluentResource) {
    this.#bundle.addResource(resource).forEach((error) => this.#note(error.message));
    for (const entry of resource.body) {
      Object.keys(entry.attributes).forEach((name) => this.#attributes.add(name));
    }
  }

  #give(args: Record<string, FluentVariable>, name: string, arg: Arg, cast: Cast) {
    if ('number' in arg) {
      args[name] = variable(arg.number);
      return;
    }
    if ('seat' in arg) args[`${name}-is`] = arg.seat === cast.viewer ? 'you' : 'other';
    if ('list' in arg) args[`${name}-count`] = variable(arg.list.length);
    const { text, forms } = this.#wording(arg, cast);
    args[name] = text;
    forms.forEach((text, form) => (args[`${name}-${form}`] = text));
  }

  #wording(arg: Arg, cast: Cast): Wording {
    if ('number' in arg) return plain(String(arg.number));
    if ('seat' in arg) return plain(this.#name(arg.seat, cast));
    if ('symbol' in arg) return plain(arg.symbol);
    if ('term' in arg) return this.#term(arg.term);
    if ('message' in arg) return plain(this.say(arg.message, cast));
    return this.#list(arg.list, cast);
  }

  #name(seat: number, cast: Cast): string {
    const name = cast.names[seat];
    return name?.trim() ? name : this.#value(SEAT_NAME, { number: variable(seat + 1) });
  }

  #term(id: string): Wording {
    const forms = Object.entries(this.#bundle.getMessage(id)?.attributes ?? {});
    return {
      text: this.#value(id, {}),
      forms: new Map(forms.map(([form, pattern]) => [form, this.#resolve(id, pattern, {})])),
    };
  }

  #list(items: readonly Arg[], cast: Cast): Wording {
    const wordings = items.map((item) => this.#wording(item, cast));
    const forms = new Map<string, string>();
    for (const form of this.#attributes) {
      const texts = wordings.map((wording) => wording.forms.get(form));
      if (texts.every((text) => text !== undefined)) forms.set(form, join(this.language, texts));
    }
    const texts = wordings.map((wording) => wording.text);
    return { text: join(this.language, texts), forms };
  }

  #value(id: string, args: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern !== undefined && pattern !== null) return this.#resolve(id, pattern, args);
    this.#note(`there is no message ${id} in ${this.language}`);
    return `{${id}}`;
  }

  #resolve(
    id: string,
    pattern: Parameters<FluentBundle['formatPattern']>[0],
    args: Record<string, FluentVariable>,
  ) {
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    errors.forEach((error) => this.#note(`${id} cannot be said whole in ${this.language}: ${error.message}`));
    return text;
  }
}

function plain(text: string): Wording {
  return { text, forms: new Map() };
}

function variable(value: string | number): FluentVariable {
  return typeof value === 'number' ? new PlainNumber(value, { useGrouping: false }) : value;
}

/** A number without separators, as in the engines. `Intl.NumberFormat` delays the first page, and integers do not need it. */
class PlainNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return Number.isSafeInteger(this.value) ? String(this.value) : super.toString(...scope);
  }
}
