/** The worker API that is used here. TypeScript's own library for workers excludes the one for pages. */

export interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessage) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void): void;
  location: Location;
  registration: {
    showNotification(title: string, options: NotificationOptions & { renotify?: boolean }): Promise<void>;
    getNotifications(filter: { tag: string }): Promise<Notification[]>;
    pushManager: PushManager;
  };
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  };
}

export interface ExtendableEvent {
  waitUntil(task: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface ExtendableMessage extends ExtendableEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

export interface PushEvent extends ExtendableEvent {
  data: { text(): string } | null;
}

export interface NotificationEvent extends ExtendableEvent {
  notification: Notification;
}

export interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

export interface WindowClient {
  url: string;
  visibilityState: DocumentVisibilityState;
  postMessage(message: unknown, transfer: Transferable[]): void;
  focus(): Promise<WindowClient>;
}

/**
 * What a page tells the service worker: to cache the whole app, or to replace the worker of the version before. It is only a type,
 * because the two share no file.
 */
export type WorkerCommand = 'antorcha-keep-files' | 'antorcha-activate';

/** The message with which the service worker asks a page for its path. It is only a type, because the two share no file. */
export type PathQuestion = 'antorcha-path';
