/** A small client of the W3C WebDriver protocol: only the commands that the smoke tests use. */

/** The key of an element's reference, as the protocol defines it. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type Element = Record<typeof ELEMENT, string>;

/** A browser that needs longer for one command hangs. */
const ANSWER_WITHIN_MS = 60_000;

/** An error that the driver answered, with the protocol's code, such as `stale element reference`. */
export class DriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** One browser window, driven through the address of its driver. */
export class Session {
  private constructor(readonly url: string) {}

  static async open(driver: string, capabilities: object): Promise<Session> {
    const asked = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = (await send('POST', `${driver}/session`, asked)) as { sessionId: string };
    return new Session(`${driver}/session/${sessionId}`);
  }

  async visit(url: string) {
    await this.#post('url', { url });
  }

  async resize(width: number, height: number) {
    await this.#post('window/rect', { width, height });
  }

  /** Runs the body of a function in the page. Returned elements are references. */
  async run<Result>(body: string, ...args: unknown[]): Promise<Result> {
    return (await this.#post('execute/sync', { script: body, args })) as Result;
  }

  /** Runs the body of a function in Firefox itself instead of the page. */
  async runInFirefox<Result>(body: string): Promise<Result> {
    await this.#post('moz/context', { context: 'chrome' });
    return this.run<Result>(body).finally(() => this.#post('moz/context', { context: 'content' }));
  }

  /** The windows and tabs that are open. */
  async windows(): Promise<string[]> {
    return (await send('GET', `${this.url}/window/handles`)) as string[];
  }

  /** Goes to another window or tab. */
  async enter(handle: string) {
    await this.#post('window', { handle });
  }

  /** Scrolls to an element and clicks its centre. It is an error if something covers it. */
  async click(element: Element) {
    // The driver would scroll only until the element touches the edge, where a bar can be.
    await this.run(`arguments[0].scrollIntoView({ block: 'center' })`, element);
    await this.#post(`element/${element[ELEMENT]}/click`, {});
  }

  /** Returns a PNG picture. */
  async picture(): Promise<Buffer> {
    return Buffer.from((await send('GET', `${this.url}/screenshot`)) as string, 'base64');
  }

  async close() {
    await send('DELETE', this.url);
  }

  #post(command: string, body: object): Promise<unknown> {
    return send('POST', `${this.url}/${command}`, body);
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const sent = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await fetch(url, { method, signal, ...sent });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new DriverError(error, message);
}
