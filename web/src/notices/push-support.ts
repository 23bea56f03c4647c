/** Whether this browser can show notices. */

export type PushSupport =
  | 'ready'
  /** The user has blocked notifications. */
  | 'denied'
  /** On iPhones and iPads only installed apps can show notifications. */
  | 'needs-install'
  /** Browsers allow notifications only with encryption. */
  | 'insecure'
  | 'unsupported';

export interface Surroundings {
  isSecure: boolean;
  hasPush: boolean;
  isApplePhone: boolean;
  permission: NotificationPermission;
}

export function pushSupport({ isSecure, hasPush, isApplePhone, permission }: Surroundings): PushSupport {
  if (!isSecure) return 'insecure';
  if (!hasPush) return isApplePhone ? 'needs-install' : 'unsupported';
  return permission === 'denied' ? 'denied' : 'ready';
}

export function surroundings(): Surroundings {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return {
    isSecure: window.isSecureContext,
    hasPush,
    isApplePhone: isApplePhone(navigator.userAgent, navigator.maxTouchPoints),
    permission: hasPush ? Notification.permission : 'default',
  };
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
export function isApplePhone(userAgent: string, touchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
}

/** Names of browsers and systems in user agents. Many name others, too, so the first match counts. */
const BROWSERS: [RegExp, string][] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\//, 'Opera'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** A name for the list of channels, such as "Firefox, Linux". */
export function browserLabel(userAgent: string): string {
  const names = [BROWSERS, SYSTEMS].map((known) => known.find(([pattern]) => pattern.test(userAgent))?.[1]);
  return names.filter((name) => name !== undefined).join(', ');
}
