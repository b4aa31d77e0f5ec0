// A mail server that counts what it is given by Message-ID, and can be away.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';

export class Postbox {
  /** Message-ID → how often it came. */
  readonly received = new Map<string, number>();
  port = 0;
  #server: SMTPServer | undefined;

  async open(): Promise<void> {
    const receive = callbackify(async (stream: Readable) => {
      const id = /^message-id:\s*(\S+)/im.exec(await text(stream))?.[1] ?? 'none';
      this.received.set(id, (this.received.get(id) ?? 0) + 1);
    });
    const server = new SMTPServer({
      authOptional: true,
      closeTimeout: 50,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, callback) => receive(stream, callback),
    });
    server.on('error', () => {});
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
    this.port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    return new Promise((done) => (server === undefined ? done() : server.close(() => done())));
  }

  /** Mails that came more than once. */
  get repeated(): number {
    return [...this.received.values()].filter((times) => times > 1).length;
  }
}
