// A proxy as docs/operations.md asks for: it looks at /readyz, and keeps connections to the processes open. It tries nothing
// twice, so whatever a process refuses is seen by the shopper.
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 500;

interface Upstream {
  port: number;
  agent: Agent;
  isReady: boolean;
  underWay: number;
  answered: number;
}

export class WatchingProxy {
  readonly #upstreams: Upstream[] = [];
  readonly #ending = new AbortController();
  readonly #server = createServer((asked, answer) => this.#forward(asked, answer));

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Resolves once it gets requests. */
  async add(port: number): Promise<void> {
    const agent = new Agent({ keepAlive: true });
    const upstream = { port, agent, isReady: false, underWay: 0, answered: 0 };
    this.#upstreams.push(upstream);
    await this.#look(upstream);
    void this.#watch(upstream);
  }

  /** How many requests the process at this port has answered. */
  answeredBy(port: number): number {
    return this.#upstreams.find((upstream) => upstream.port === port)?.answered ?? 0;
  }

  close(): void {
    this.#ending.abort();
    this.#server.close();
    this.#server.closeAllConnections();
    for (const { agent } of this.#upstreams) agent.destroy();
  }

  async #watch(upstream: Upstream): Promise<void> {
    while (!this.#ending.signal.aborted) {
      await wait(LOOK_EVERY_MS, undefined, { signal: this.#ending.signal }).catch(() => {});
      await this.#look(upstream);
    }
  }

  async #look(upstream: Upstream): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${upstream.port}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => {});
    upstream.isReady = answer?.ok === true;
  }

  #forward(asked: IncomingMessage, answer: ServerResponse): void {
    const [to] = this.#upstreams.filter(({ isReady }) => isReady).toSorted((a, b) => a.underWay - b.underWay);
    if (to === undefined) {
      answer.writeHead(502).end();
      return;
    }
    to.underWay += 1;
    answer.once('close', () => (to.underWay -= 1));
    const { connection: _hop, ...headers } = asked.headers;
    const onward = request(
      { port: to.port, host: '127.0.0.1', agent: to.agent, method: asked.method, path: asked.url, headers },
      (found) => {
        to.answered += 1;
        const { connection: _of, 'keep-alive': _it, ...said } = found.headers;
        answer.writeHead(found.statusCode!, said);
        found.pipe(answer);
        found.once('error', () => answer.destroy());
      },
    );
    onward.once('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    asked.pipe(onward);
  }
}
