// Shoppers with a session each, on plain keep-alive connections: what a cart write and a whole purchase cost.
import { Agent, request } from 'node:http';
import { randomUUID } from 'node:crypto';
import { CHANGED_COOKIE } from '#engine/server/cache/changed-cookie.ts';
import { latencyFigure, type Figure } from './measure.ts';
import { paced } from './paced.ts';

/** At the same time. */
export const SHOPPERS = 20;

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

class Shopper {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: URL;
  /** Calls to this path are timed; all of them where it is left out. */
  readonly #timed: string | undefined;
  #cookie: string | undefined;
  readonly latencies: number[] = [];

  constructor(url: string, timed?: string) {
    this.#url = new URL(url);
    this.#timed = timed;
  }

  forget(): void {
    this.#cookie = undefined;
  }

  close(): void {
    this.#agent.destroy();
  }

  send(
    method: string,
    path: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const body = payload === undefined ? undefined : JSON.stringify(payload);
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const call = request(
        {
          agent: this.#agent,
          host: this.#url.hostname,
          port: this.#url.port,
          method,
          path,
          headers: {
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
            ...(this.#cookie === undefined ? {} : { cookie: this.#cookie }),
            ...headers,
          },
        },
        (response) => {
          for (const cookie of response.headers['set-cookie'] ?? [])
            if (!cookie.startsWith(CHANGED_COOKIE)) this.#cookie = cookie.split(';', 1)[0];
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            if ((this.#timed ?? path) === path) this.latencies.push(performance.now() - started);
            const text = Buffer.concat(chunks).toString();
            resolve({
              status: response.statusCode ?? 0,
              body: text === '' ? {} : (JSON.parse(text) as Answer['body']),
            });
          });
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  }
}

/** Runs `step` again and again for each of the shoppers until the time is over; `step` returns how many count. */
async function run(
  url: string,
  shoppers: number,
  seconds: number,
  step: (shopper: Shopper, number: number) => Promise<{ done: number; failed: number }>,
  timed?: string,
): Promise<Figure> {
  const deadline = performance.now() + seconds * 1000;
  const started = performance.now();
  let done = 0;
  let failures = 0;
  const all = Array.from({ length: shoppers }, () => new Shopper(url, timed));
  await Promise.all(
    all.map(async (shopper, number) => {
      while (performance.now() < deadline) {
        const result = await step(shopper, number);
        done += result.done;
        failures += result.failed;
      }
      shopper.close();
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  const single = latencyFigure(
    all.flatMap((shopper) => shopper.latencies),
    failures,
  );
  return timed === undefined ? { ...single, perSecond: done / elapsed } : single;
}

/** Add a line, change it a few times, take it out: each of these is a cart write. */
export function cartWrites(url: string, productIds: number[], seconds: number): Promise<Figure> {
  return run(url, SHOPPERS, seconds, async (shopper, number) => {
    const productId = productIds[number % productIds.length]!;
    const added = await shopper.send('POST', '/api/cart', { productId, quantity: 1 });
    const line = (added.body.items as { id: number }[] | undefined)?.at(-1);
    if (added.status !== 200 || line === undefined) return { done: 0, failed: 1 };
    let failed = 0;
    for (const quantity of [3, 5, 8, 12]) {
      const changed = await shopper.send('PUT', `/api/cart/${line.id}`, { quantity });
      if (changed.status !== 200) failed += 1;
    }
    const removed = await shopper.send('DELETE', `/api/cart/${line.id}`);
    return { done: 6, failed: failed + (removed.status === 200 ? 0 : 1) };
  });
}

/** A whole purchase: a new session, two products, one quantity changed, checkout. Latency is that of the single calls. */
export function purchases(url: string, productIds: number[], seconds: number): Promise<Figure> {
  const buy = buyer(productIds, () => ({}));
  return run(url, SHOPPERS, seconds, buy);
}

/** The same with something chosen; only the checkout itself is timed. `choices`: by the number of the shopper. */
export function checkouts(
  url: string,
  productIds: number[],
  seconds: number,
  choices: (shopper: number) => object,
): Promise<Figure> {
  return run(url, SHOPPERS, seconds, buyer(productIds, choices), '/api/checkout');
}

/** So many purchases a second, each by somebody else; how many failed. */
export async function pacedPurchases(
  url: string,
  productIds: number[],
  perSecond: number,
  ending: AbortSignal,
): Promise<number> {
  const buy = buyer(productIds, () => ({}));
  let turn = 0;
  return paced(
    perSecond,
    async () => {
      const shopper = new Shopper(url);
      turn += 1;
      const { failed } = await buy(shopper, turn).finally(() => shopper.close());
      return failed === 0;
    },
    ending,
  );
}

function buyer(productIds: number[], choices: (shopper: number) => object) {
  let turn = 0;
  return async (shopper: Shopper, number: number) => {
    shopper.forget();
    turn += 2;
    const [first, second] = [
      productIds[turn % productIds.length]!,
      productIds[(turn + 1) % productIds.length]!,
    ];
    const added = await shopper.send('POST', '/api/cart', { productId: first, quantity: 2 });
    await shopper.send('POST', '/api/cart', { productId: second, quantity: 1 });
    const line = (added.body.items as { id: number }[] | undefined)?.[0];
    await shopper.send('PUT', `/api/cart/${line?.id}`, { quantity: 5 });
    const placed = await shopper.send(
      'POST',
      '/api/checkout',
      {
        customerName: 'Bench Shopper',
        customerEmail: 'bench@example.com',
        shippingAddress: '1 Measuring Lane, Portland, ME 04101',
        ...choices(number),
      },
      { 'idempotency-key': randomUUID() },
    );
    return placed.status === 201 ? { done: 1, failed: 0 } : { done: 0, failed: 1 };
  };
}
