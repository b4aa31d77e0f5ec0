import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Network } from '#engine/server/webhooks/send-message.ts';
import { closeAtEnd } from './opened.ts';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Somebody's program that listens, on this machine, under a name that only its own network knows. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** What it does with the next messages. */
  answer: (response: ServerResponse) => void = (response) => response.writeHead(204).end();
  /** What its name resolves to. */
  addresses = ['127.0.0.1'];
  port = 0;

  async open(): Promise<this> {
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        this.received.push({ headers: request.headers, body });
        this.answer(response);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
    closeAtEnd(async () => {
      server.closeAllConnections();
      server.close();
    });
    return this;
  }

  get url(): string {
    return `http://hooks.example.com:${this.port}/in`;
  }

  /** In which this machine counts as public. */
  get network(): Network {
    return { resolve: async () => this.addresses, isPublic: () => true };
  }
}
