// A shopper who browses, buys, cancels and signs in, and who sends a form again for as long as it got no answer.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SoakRecord } from './record.ts';

const RETRY_MS = 500;
const PATIENCE_MS = 180_000;
const ANSWER_TIMEOUT_MS = 30_000;
const FORM = {
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  shippingAddress: '12 Harbour Street, Portland, ME 04101',
};

export interface Market {
  url: string;
  slugs: string[];
  productIds: number[];
  account: { username: string; password: string };
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

export class Shopper {
  readonly #market: Market;
  readonly #record: SoakRecord;
  #cookie: string | undefined;

  constructor(market: Market, record: SoakRecord) {
    this.#market = market;
    this.#record = record;
  }

  async shop(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      const mood = Math.random();
      if (mood < 0.45) await this.#browse();
      else if (mood < 0.95) await this.#buy();
      else await this.#signIn();
      await wait(20 + Math.random() * 200);
    }
  }

  async #browse(): Promise<void> {
    const address = pick([
      '/shop',
      `/product/${pick(this.#market.slugs)}`,
      '/api/products?limit=24&sort=newest',
      `/api/search?q=${pick(['olive', 'honey', 'chees', 'balsmic'])}`,
      '/api/cart',
      '/producers',
    ]);
    await this.#send('GET', address);
  }

  async #buy(): Promise<void> {
    this.#cookie = undefined;
    const quantity = 1 + Math.floor(Math.random() * 12);
    const added = await this.#untilAnswered('POST', '/api/cart', {
      productId: pick(this.#market.productIds),
      quantity,
    });
    if (added?.status !== 200) return this.#surprise('adding to the cart', added);
    if (Math.random() < 0.1) return undefined;
    // One key for one purchase, however often it is sent: an order each, even when the first answer was lost.
    const placed = await this.#untilAnswered('POST', '/api/checkout', FORM, {
      'idempotency-key': randomUUID(),
    });
    if (placed?.status !== 201) return this.#surprise('checkout', placed);
    const { orderId, token } = placed.body as { orderId: number; token: string };
    this.#record.acknowledge(orderId);
    if (Math.random() < 0.15) {
      const cancelled = await this.#untilAnswered('POST', `/api/orders/${orderId}/cancel?token=${token}`, {});
      // A second attempt finds it cancelled already.
      if (cancelled?.status !== 200 && cancelled?.status !== 409)
        return this.#surprise('cancelling', cancelled);
      this.#record.cancelled += 1;
    }
    return undefined;
  }

  async #signIn(): Promise<void> {
    this.#cookie = undefined;
    const { username, password } = this.#market.account;
    const answer = await this.#send('POST', '/api/auth/login', { username, password });
    if (answer === undefined || answer.status >= 500) return;
    if (answer.status !== 200) this.#surprise('signing in', answer);
    this.#record.signIns += 1;
    await this.#send('GET', '/api/user/orders');
  }

  #surprise(what: string, answer: Answer | undefined): void {
    const said =
      answer === undefined ? 'no answer in three minutes' : `${answer.status} ${String(answer.body.message)}`;
    this.#record.fail(`${what}: ${said}`);
  }

  async #untilAnswered(
    method: string,
    path: string,
    payload: object,
    headers: Record<string, string> = {},
  ): Promise<Answer | undefined> {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const answer = await this.#send(method, path, payload, headers);
      if (answer !== undefined && answer.status < 500) return answer;
      await wait(RETRY_MS);
    }
    return undefined;
  }

  async #send(
    method: string,
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer | undefined> {
    const what = `${method} ${path}`;
    try {
      const answer = await fetch(this.#market.url + path, {
        method,
        headers: {
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...(this.#cookie === undefined ? {} : { cookie: this.#cookie }),
          ...headers,
        },
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      const text = await answer.text();
      this.#record.noteAnswer(what, answer.status, answer.headers.get('retry-after'));
      const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('session='));
      if (session !== undefined) this.#cookie = session.split(';', 1)[0];
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      return { status: answer.status, body: isJson ? (JSON.parse(text) as Answer['body']) : {} };
    } catch (error) {
      this.#record.noteLostConnection(what, error);
      return undefined;
    }
  }
}
