/** The user's notice settings, as the settings page shows and changes them. */
import { explain, session, ensureSession, type Reply } from '../api/index.ts';
import { toast } from '../components/toasts.svelte.ts';
import { ui } from '../i18n/index.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { NewNoticeChannel, NoticeChannelShown, NoticeOverview, NoticePreferences } from '../wire/api.ts';
import { forget, recall, remember } from './memory.ts';
import { pushSupport, surroundings, type PushSupport } from './push-support.ts';
import {
  addChannel,
  enableChannel,
  overview,
  removeChannel,
  setPreferences,
  testChannel,
} from './requests.ts';
import { channelOf, currentSubscription, hasKey, subscribe, unsubscribe } from './subscription.ts';
import { utcOffsetHere } from './time.ts';

/** What the server uses for players without settings. */
const USUAL: NoticePreferences = { after_minutes: null, quiet: null, utc_offset_minutes: 0, lang: null };

export class NoticeSettings {
  /** `null` until it is loaded, and for a device that the server does not know. */
  overview = $state.raw<NoticeOverview | null>(null);
  support = $state.raw<PushSupport>(pushSupport(surroundings()));
  problem = $state<string | null>(null);
  /** Whether a request is under way. */
  busy = $state(false);
  #wanted = $state.raw<NoticePreferences | null>(null);
  /** Ends with the last request, because each needs what the former one has changed. */
  #last: Promise<unknown> = Promise.resolve();
  #subscription = $state.raw<PushSubscription | null>(null);

  get channels(): NoticeChannelShown[] {
    return this.overview?.channels ?? [];
  }

  /** As the user has set them, perhaps before the server knows it. */
  get preferences(): NoticePreferences {
    return this.#wanted ?? this.overview?.preferences ?? USUAL;
  }

  /** Whether the user can add another channel. */
  get isFull(): boolean {
    return this.overview !== null && this.channels.length >= this.overview.most_channels;
  }

  /** The channel of this browser. */
  get own(): NoticeChannelShown | null {
    return channelOf(this.#subscription, this.channels);
  }

  /** Loads everything. A device that the server does not know has nothing, and does not get a session for it. */
  async load(): Promise<void> {
    if (!session.isKnown) return;
    const known = await ensureSession();
    const [reply, subscription] = await Promise.all([known.ok ? overview() : known, currentSubscription()]);
    this.#subscription = subscription;
    this.problem = reply.ok ? null : explain(reply.problem);
    if (!reply.ok) return;
    this.overview = reply.value;
    this.#remember();
    const isStale = this.own?.enabled && subscription && !hasKey(subscription, reply.value.push_key);
    if (isStale && Notification.permission === 'granted') await this.#subscribe(reply.value.push_key);
  }

  /** Loads everything, and turns the notices of this browser on again if the browser has lost its subscription. */
  async restore(): Promise<void> {
    const memory = recall();
    await this.load();
    const { overview } = this;
    const player = session.me?.player;
    if (!overview || !player || memory?.player !== player) return;
    // With a subscription but without a channel, the user has removed this browser from the list on another device.
    const isLost = memory.push && !this.#subscription && this.support === 'ready';
    if (isLost && Notification.permission === 'granted') {
      const reply = await subscribe(overview.push_key);
      if (reply?.ok) await this.load();
      else remember(player, true);
    }
    await this.#speakHere();
  }

  /** Asks the user for permission, and turns the notices of this browser on. */
  async turnOn(): Promise<void> {
    const isAllowed = (await Notification.requestPermission()) === 'granted';
    this.support = pushSupport(surroundings());
    if (!isAllowed) return;
    await this.#run(async () => {
      const known = await ensureSession();
      const reply = known.ok ? await overview() : known;
      if (!reply.ok) return reply;
      return this.#subscribe(reply.value.push_key);
    });
  }

  turnOff(): Promise<boolean> {
    return this.#run(unsubscribe);
  }

  /** Adds a channel. Returns the secret of a webhook's signatures, or null if there is none; undefined after a failure. */
  async add(channel: NewNoticeChannel): Promise<string | null | undefined> {
    let secret: string | null | undefined;
    await this.#run(async () => {
      const reply = await addChannel(channel);
      if (reply.ok) secret = reply.value.secret;
      return reply;
    });
    return secret;
  }

  remove(channel: NoticeChannelShown): Promise<boolean> {
    if (channel.id === this.own?.id) return this.turnOff();
    return this.#run(() => removeChannel(channel.id));
  }

  enable(channel: NoticeChannelShown, enabled: boolean): Promise<boolean> {
    return this.#run(() => enableChannel(channel.id, enabled));
  }

  /** Sends a test notice and says what came of it. */
  async test(id: string): Promise<void> {
    await this.#run(async () => {
      const reply = await testChannel(id);
      if (reply.ok && reply.value.sent) toast(ui('notices-tested'), 'good');
      if (reply.ok && !reply.value.sent) toast(problemText(reply.value.problem), 'bad');
      return reply;
    });
  }

  async set(change: Partial<NoticePreferences>): Promise<boolean> {
    const wanted = this.#preferencesHere(change);
    this.#wanted = wanted;
    const isSet = await this.#run(() => setPreferences(wanted));
    if (this.#wanted === wanted) this.#wanted = null;
    return isSet;
  }

  /** Runs a request, shows why it failed, and loads the result. */
  async run(task: () => Promise<Reply<unknown>>): Promise<boolean> {
    return this.#run(task);
  }

  #run(task: () => Promise<Reply<unknown> | null>): Promise<boolean> {
    const run = this.#last.then(() => this.#runNow(task));
    this.#last = run.catch(() => null);
    return run;
  }

  async #runNow(task: () => Promise<Reply<unknown> | null>): Promise<boolean> {
    this.busy = true;
    const reply = await task();
    if (reply && !reply.ok) toast(explain(reply.problem), 'bad');
    await this.load();
    if (reply?.ok) await this.#speakHere();
    this.busy = false;
    return reply?.ok ?? false;
  }

  async #subscribe(key: string): Promise<Reply<unknown> | null> {
    const reply = await subscribe(key);
    if (!reply) toast(ui('notices-no-service'), 'bad');
    this.#subscription = await currentSubscription();
    return reply;
  }

  /** Notices come in the language and the time zone of this device. */
  async #speakHere() {
    const { lang, utc_offset_minutes } = this.preferences;
    const here = this.#preferencesHere({});
    const isSame = lang === here.lang && utc_offset_minutes === here.utc_offset_minutes;
    if (isSame || !this.#hasAny) return;
    const reply = await setPreferences(here);
    if (reply.ok && this.overview) this.overview = { ...this.overview, preferences: here };
  }

  #preferencesHere(change: Partial<NoticePreferences>): NoticePreferences {
    const here = { lang: settings.language, utc_offset_minutes: utcOffsetHere() };
    return { ...this.preferences, ...here, ...change };
  }

  get #hasAny(): boolean {
    return this.channels.length > 0;
  }

  #remember() {
    const player = session.me?.player;
    if (player && this.#hasAny) remember(player, this.own !== null);
    else forget();
  }
}

/** Why a notice did not arrive. */
export function problemText(code: string | null): string {
  return ui('notices-problem', { code: code ?? 'unknown' });
}
