/** The browser under test. */

/** Debian's Chromium by default. */
export const CHROMIUM = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';

/** Flags for tests: headless, without background requests. */
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Disabled features. The first two would open browser pages for each visitor, which is slow. The others are those that
 * Playwright disables: only the last such flag counts.
 */
export const WITHOUT = `--disable-features=${[
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'LensOverlay',
  ],
  ...['MediaRouter', 'OptimizationHints', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
].join()}`;
