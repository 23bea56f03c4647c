/** Functions that run in a page. They must not use anything from outside, because only their text gets there. */
/* eslint-disable no-console -- They watch the console of the page. */

/** Runs before the page's own scripts, and reports every error of the page to an address. */
export function record(reports: string) {
  const report = (kind: string, detail: unknown) => {
    const stack = detail instanceof Error ? `${detail.message}\n${detail.stack ?? ''}` : String(detail);
    void fetch(reports, { method: 'POST', body: `${kind}: ${stack}`, keepalive: true });
  };
  for (const kind of ['error', 'warn'] as const) {
    const original = console[kind].bind(console);
    console[kind] = (...details: unknown[]) => {
      original(...details);
      report(`console.${kind}`, details.map(String).join(' '));
    };
  }
  // Files that do not load report it only while the event goes down to them.
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) report('thrown', event.error ?? event.message);
    else report('not loaded', (event.target as Element | null)?.outerHTML);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', (event) => report('rejected', event.reason));
  addEventListener('securitypolicyviolation', (event) =>
    report('forbidden by the content policy', `${event.violatedDirective} ${event.blockedURI}`),
  );
}

/** Fails in four ways, to test the recorder. */
export function fail() {
  setTimeout(() => {
    throw new Error('a timer failed');
  });
  void Promise.reject(new Error('a promise failed'));
  console.error('the console complained');
  document.body.append(Object.assign(new Image(), { src: '/assets/missing.png' }));
}
