/** The browser in which everything is tried. */

/** Debian's browser, or another one. */
export const CHROMIUM = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';

/** What makes it a browser for tests: no window, and nothing fetched on its own account. */
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
 * Parts of the browser that no test needs. The first two would open pages of the browser's own for each visitor, which cost
 * more than ours; the others are those that its driver turns off, since of several such lists the last holds.
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
