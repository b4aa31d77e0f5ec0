import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server that keeps what it receives. */
export class Postbox {
  readonly received: Email[] = [];
  /** Answers these recipients as a real server answers unknown ones, or with the text given. */
  readonly unknown = new Map<string, string>();
  /** Awaited before a mail is accepted. */
  hold: (mail: Email) => Promise<void> = async () => {};
  #server: SMTPServer | undefined;

  async open(port: number): Promise<void> {
    const receive = callbackify(async (stream: Readable) => {
      const mail = await PostalMime.parse(await buffer(stream));
      await this.hold(mail);
      this.received.push(mail);
    });
    const server = new SMTPServer({
      authOptional: true,
      closeTimeout: 50,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, callback) => {
        const refusal = this.unknown.get(address);
        if (refusal === undefined) return callback();
        return callback(Object.assign(new Error(refusal), { responseCode: 550 }));
      },
      onData: (stream, _session, callback) => receive(stream, callback),
    });
    server.on('error', () => {});
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    this.#server = server;
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server !== undefined) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  to(address: string): Email[] {
    return this.received.filter((mail) => mail.to?.some((recipient) => recipient.address === address));
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
