/** Who this device is to the server. Nobody is asked for anything: a name is given, and can be changed. */
import { browserStorage, settings } from '../settings/settings.svelte.ts';
import { ui } from '../i18n/index.ts';
import type { Reply } from './problem.ts';
import { request } from './request.ts';
import type { Me } from './types.ts';

const PATH = '/api/session';

/** Says that the server knows this device. Asking it would tell as well, but a refusal is an error in every console. */
const KNOWN = 'antorcha.known';

/** How many different words there are for `guest-name`. */
const GUEST_NAMES = 12;

const storage = browserStorage();
let me = $state.raw<Me | null>(null);
let underWay: Promise<Reply<Me>> | null = null;

/** Who the server takes this device for, as far as it was asked. */
export const session = {
  get me(): Me | null {
    return me;
  },
  /** Whether the server has met this device before. */
  get isKnown(): boolean {
    return me !== null || (storage?.getItem(KNOWN) ?? null) !== null;
  },
};

/** Makes sure that the server knows this device, under the chosen name or one that is given to it. */
export function ensureSession(): Promise<Reply<Me>> {
  if (me) return Promise.resolve({ ok: true, value: me });
  underWay ??= introduce().finally(() => (underWay = null));
  return underWay;
}

/** Asks anew who this device is, after the server has said that it is logged out; it is a guest's if it is nobody's. */
export function renewSession(): Promise<Reply<Me>> {
  me = null;
  return ensureSession();
}

/** Changes the name, here and at every table to come. */
export async function rename(name: string): Promise<Reply<Me>> {
  return adopt(await request<Me>('POST', PATH, { name }));
}

async function introduce(): Promise<Reply<Me>> {
  if (session.isKnown) {
    const reply = adopt(await request<Me>('GET', PATH));
    if (!isRefused(reply, 'no_session')) return reply;
  }
  const reply = await rename(settings.name || guestName());
  // A name that was taken once may not be taken any more, such as one that a bot has now. Nobody is shut out by it.
  return isRefused(reply, 'bad_text') ? rename(guestName()) : reply;
}

function isRefused(reply: Reply<Me>, code: string): boolean {
  return !reply.ok && reply.problem.kind === 'refused' && reply.problem.code === code;
}

function adopt(reply: Reply<Me>): Reply<Me> {
  if (reply.ok) {
    me = reply.value;
    settings.name = reply.value.name;
    storage?.setItem(KNOWN, 'yes');
  }
  return reply;
}

function guestName(): string {
  const which = Math.floor(Math.random() * GUEST_NAMES);
  return ui('guest-name', { which, number: Math.floor(10 + Math.random() * 90) });
}
