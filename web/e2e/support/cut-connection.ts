/** Cuts a table's line in the middle of a decision, once. */
import type { Page, WebSocketRoute } from 'playwright-core';

/** Whether the server has heard of the decision when the line is cut. The page cannot tell these apart. */
export type Cut = 'before' | 'after';

/** A pair of cutter laid around the lines of a page. */
export class ConnectionCutter {
  /** Lets the page connect again; call it when it has been seen that the line is lost. */
  mend: () => void = () => {};
  #isUsed = false;
  readonly #mended = new Promise<void>((resolve) => (this.mend = resolve));

  private constructor(readonly when: Cut) {}

  /** From now on the first decision of this page cuts its line. */
  static async around(page: Page, when: Cut): Promise<ConnectionCutter> {
    const cutter = new ConnectionCutter(when);
    await page.routeWebSocket(/\/socket$/, (line) => cutter.#hold(line));
    return cutter;
  }

  async #hold(line: WebSocketRoute) {
    if (this.#isUsed) await this.#mended;
    const server = line.connectToServer();
    if (this.#isUsed) return;
    line.onMessage((message) => {
      if (!isDecision(String(message))) return server.send(message);
      this.#isUsed = true;
      if (this.when === 'after') server.send(message);
      else void line.close();
    });
    server.onMessage((message) => {
      // The first word after the decision shows that it was taken; the page never hears it.
      if (this.#isUsed) void line.close();
      else line.send(message);
    });
  }
}

function isDecision(message: string): boolean {
  return message.includes('"do":"decide"');
}
