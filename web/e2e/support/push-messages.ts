/** Delivers push messages to the service worker of a page, as the push service of the browser would. */
import type { CDPSession } from 'playwright-core';

import type { Server } from './server.ts';
import type { Visitor } from './visitor.ts';

export interface ShownNotice {
  title: string;
  body: string;
  tag: string;
}

export class PushMessages {
  private constructor(
    readonly visitor: Visitor,
    readonly devtools: CDPSession,
    readonly registrationId: string,
  ) {}

  /** Waits for the service worker. The visitor must be on a page. */
  static async to(visitor: Visitor): Promise<PushMessages> {
    await visitor.page.evaluate(() => navigator.serviceWorker.ready);
    const devtools = await visitor.page.context().newCDPSession(visitor.page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL === `${visitor.server.url}/`);
        if (own) resolve(own.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    return new PushMessages(visitor, devtools, await registered);
  }

  async deliver(message: object | string) {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    const origin = this.visitor.server.url;
    const { registrationId } = this;
    await this.devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  }

  /** The notifications that the browser shows, the oldest first. */
  shown(): Promise<ShownNotice[]> {
    return this.visitor.page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  }
}

/** A server that may post to this machine, and gives mail addresses to a program. */
export function openNotices(server: Server) {
  return server.open(['--private-webhooks', 'true', '--reminder-command', '/bin/true']);
}
