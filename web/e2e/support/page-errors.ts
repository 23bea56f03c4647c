/** Records errors, warnings and requests to other sites in a browser's pages. */
import type { BrowserContext, ConsoleMessage } from 'playwright-core';

/** What a visit expects: no errors, a broken connection, a missing page, a refusal, or that Chromium's windows of tests have no push service. */
export type Visit = 'steady' | 'line-breaks' | 'leads-nowhere' | 'is-refused' | 'has-no-push';

/** What the browser itself logs then. The script is the service worker. */
const INEVITABLE: Record<Visit, RegExp | null> = {
  steady: null,
  'line-breaks':
    /net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|INTERNET_DISCONNECTED|EMPTY_RESPONSE|FAILED)|WebSocket connection to .* failed|error occurred when fetching the script/,
  'leads-nowhere': /status of 404|WebSocket connection to .* failed: .* 404/,
  'is-refused': /status of 40[01349]/,
  'has-no-push': /Push API in incognito mode/,
};

/** All errors in the pages of one visitor. */
export class PageErrors {
  readonly complaints: string[] = [];
  /** The number of requests, so that a test can check that something was recorded. */
  requests = 0;

  constructor(context: BrowserContext, origin: string, visit: Visit) {
    context.on('console', (message) => {
      if (isComplaint(message) && !INEVITABLE[visit]?.test(message.text())) {
        this.complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => this.complaints.push(`thrown: ${String(error.error().stack)}`));
    context.on('request', (request) => {
      this.requests += 1;
      const url = new URL(request.url());
      const isOurs = url.origin === origin || url.protocol === 'data:' || url.protocol === 'blob:';
      if (!isOurs) this.complaints.push(`a request left for ${request.url()}`);
    });
  }
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}
