/** The session of this device. It starts without a question, under a generated name that can be changed. */
import { browserStorage, settings } from '../settings/settings.svelte.ts';
import { ui } from '../i18n/index.ts';
import type { Reply } from './problem.ts';
import { request } from './request.ts';
import type { Me } from './types.ts';

const PATH = '/api/session';

/** The server's limit for a name, in characters. */
export const LONGEST_NAME = 24;

/** Marks that the server knows this device. To ask the server instead would log an error in the console if it does not. */
const KNOWN = 'antorcha.known';

/** How many variants the message `guest-name` has. */
const GUEST_NAMES = 12;

const storage = browserStorage();
let me = $state.raw<Me | null>(null);
let underWay: Promise<Reply<Me>> | null = null;

export const session = {
  get me(): Me | null {
    return me;
  },
  /** Whether the server has seen this device before. */
  get isKnown(): boolean {
    return me !== null || (storage?.getItem(KNOWN) ?? null) !== null;
  },
  /** Forgets the user on this device, who does not exist any more. */
  forget() {
    me = null;
    settings.name = '';
    storage?.removeItem(KNOWN);
  },
};

/** Makes sure that this device has a session, under the chosen name or a generated one. */
export function ensureSession(): Promise<Reply<Me>> {
  if (me) return Promise.resolve({ ok: true, value: me });
  underWay ??= introduce().finally(() => (underWay = null));
  return underWay;
}

/** Requests the session again after a logout; without an account the device gets a guest session. */
export function renewSession(): Promise<Reply<Me>> {
  me = null;
  return ensureSession();
}

/** Changes the name, here and at all later tables. */
export async function rename(name: string): Promise<Reply<Me>> {
  return adopt(await request<Me>('POST', PATH, { name }));
}

async function introduce(): Promise<Reply<Me>> {
  if (session.isKnown) {
    const reply = adopt(await request<Me>('GET', PATH));
    if (!isRefused(reply, 'no_session')) return reply;
  }
  const reply = await rename(settings.name || guestName());
  // A name that was accepted once can be refused now, for example because a bot or an account has it. The visit continues with another.
  const isNameRefused = isRefused(reply, 'bad_text') || isRefused(reply, 'name_taken');
  return isNameRefused ? rename(guestName()) : reply;
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

/** A generated name for users who have not chosen one. */
export function guestName(): string {
  const which = Math.floor(Math.random() * GUEST_NAMES);
  return ui('guest-name', { which, number: Math.floor(10 + Math.random() * 90) });
}
