/** An SMTP server that keeps the mails that it gets. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const WAIT_MS = 10_000;

export class MailSink {
  readonly #server: Server = createServer((socket) => this.#serve(socket));
  readonly #mails: string[] = [];

  /** Listens on a free port. */
  static async open(): Promise<MailSink> {
    const sink = new MailSink();
    sink.#server.listen(0, '127.0.0.1');
    await once(sink.#server, 'listening');
    return sink;
  }

  /** The settings of a server that sends its mail here. */
  settingsFor(publicUrl: string): string[] {
    const { port } = this.#server.address() as AddressInfo;
    return [
      ...['--smtp-url', `smtp://127.0.0.1:${String(port)}`, '--smtp-from', 'antorcha@example.org'],
      ...['--public-url', publicUrl],
    ];
  }

  /** Waits for this mail, from 1, and returns its text without transfer encoding. */
  async mail(number: number): Promise<string> {
    const deadline = Date.now() + WAIT_MS;
    while (Date.now() < deadline) {
      const mail = this.#mails[number - 1];
      if (mail !== undefined) return decoded(mail);
      await pause(20);
    }
    throw new Error(`mail ${String(number)} has not arrived`);
  }

  get count(): number {
    return this.#mails.length;
  }

  close() {
    this.#server.close();
  }

  #serve(socket: Socket) {
    let text = '';
    let inMail = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 sink');
    socket.setEncoding('utf8');
    socket.on('error', () => {});
    socket.on('data', (data: string) => {
      text += data;
      for (;;) {
        const end = text.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (inMail ? 5 : 2));
        if (inMail) {
          this.#mails.push(part);
          inMail = false;
          say('250 ok');
        } else if (/^DATA/i.test(part)) {
          inMail = true;
          say('354 go ahead');
        } else if (/^QUIT/i.test(part)) {
          say('221 bye');
          socket.end();
        } else {
          say('250 ok');
        }
      }
    });
  }
}

/** Decodes quoted-printable text. */
function decoded(mail: string): string {
  const bytes = mail
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
