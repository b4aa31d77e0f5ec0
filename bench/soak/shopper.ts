// A shopper who browses, buys, cancels and signs in, and who sends a form again for as long as it got no answer.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Caller, type Answer } from './caller.ts';
import type { SoakRecord } from './record.ts';

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
  /** Codes of gift cards, each until it is empty. */
  giftCards: string[];
}

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

export class Shopper {
  readonly #market: Market;
  readonly #record: SoakRecord;
  readonly #caller: Caller;

  constructor(market: Market, record: SoakRecord) {
    this.#market = market;
    this.#record = record;
    this.#caller = new Caller(market.url, record);
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
    await this.#caller.send('GET', address);
  }

  async #buy(): Promise<void> {
    this.#caller.forgetSession();
    const quantity = 1 + Math.floor(Math.random() * 12);
    const added = await this.#caller.untilAnswered('POST', '/api/cart', {
      productId: pick(this.#market.productIds),
      quantity,
    });
    if (added?.status !== 200) return this.#surprise('adding to the cart', added);
    if (Math.random() < 0.1) return undefined;
    // One key for one purchase, however often it is sent: an order each, even when the first answer was lost.
    const placed = await this.#checkOut();
    if (placed?.status !== 201) return this.#surprise('checkout', placed);
    const { orderId, token } = placed.body as { orderId: number; token: string };
    this.#record.acknowledge(orderId);
    if (Math.random() < 0.15) {
      const cancelled = await this.#caller.untilAnswered(
        'POST',
        `/api/orders/${orderId}/cancel?token=${token}`,
        {},
      );
      // A second attempt finds it cancelled already.
      if (cancelled?.status !== 200 && cancelled?.status !== 409)
        return this.#surprise('cancelling', cancelled);
      this.#record.cancelled += 1;
    }
    return undefined;
  }

  /** Now and then a gift card pays first, which several shoppers may hold at once; one that is empty pays nothing. */
  async #checkOut(): Promise<Answer | undefined> {
    const send = (form: object) =>
      this.#caller.untilAnswered('POST', '/api/checkout', form, { 'idempotency-key': randomUUID() });
    if (this.#market.giftCards.length === 0 || Math.random() < 0.7) return send(FORM);
    const placed = await send({ ...FORM, giftCards: [pick(this.#market.giftCards)] });
    return placed?.status === 409 && placed.body.reason === 'gift_card_refused' ? send(FORM) : placed;
  }

  async #signIn(): Promise<void> {
    this.#caller.forgetSession();
    const { username, password } = this.#market.account;
    const answer = await this.#caller.send('POST', '/api/auth/login', { username, password });
    if (answer === undefined || answer.status >= 500) return;
    if (answer.status !== 200) this.#surprise('signing in', answer);
    this.#record.signIns += 1;
    await this.#caller.send('GET', '/api/user/orders');
  }

  #surprise(what: string, answer: Answer | undefined): void {
    const said =
      answer === undefined ? 'no answer in three minutes' : `${answer.status} ${String(answer.body.message)}`;
    this.#record.fail(`${what}: ${said}`);
  }
}
