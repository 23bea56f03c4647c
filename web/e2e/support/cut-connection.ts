/** Cuts the connection of a table once, in the middle of a decision. */
import type { Page, WebSocketRoute } from 'playwright-core';

/** Whether the server has received the decision before the cut. The page cannot know it. */
export type Cut = 'before' | 'after';

export class ConnectionCutter {
  /** Lets the page connect again. Call it after the page has noticed the loss. */
  mend: () => void = () => {};
  #isUsed = false;
  readonly #mended = new Promise<void>((resolve) => (this.mend = resolve));

  private constructor(readonly when: Cut) {}

  /** The first decision of this page will cut its connection. */
  static async around(page: Page, when: Cut): Promise<ConnectionCutter> {
    const cutter = new ConnectionCutter(when);
    await page.routeWebSocket(/\/socket$/, (socket) => cutter.#route(socket));
    return cutter;
  }

  async #route(socket: WebSocketRoute) {
    if (this.#isUsed) await this.#mended;
    const server = socket.connectToServer();
    if (this.#isUsed) return;
    socket.onMessage((message) => {
      if (!isDecision(String(message))) return server.send(message);
      this.#isUsed = true;
      if (this.when === 'after') server.send(message);
      else void socket.close();
    });
    server.onMessage((message) => {
      // The first message after the decision shows that it was accepted. The page does not get it.
      if (this.#isUsed) void socket.close();
      else socket.send(message);
    });
  }
}

function isDecision(message: string): boolean {
  return message.includes('"do":"decide"');
}
