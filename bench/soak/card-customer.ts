import type { StripeStandIn } from '../../tests/support/stripe-stand-in.ts';

const FORM = {
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  shippingAddress: '12 Harbour Street, Portland, ME 04101',
};

/** Buys one thing by card, and is Stripe's messenger as well. What is not answered was not done for all it knows. */
export class CardCustomer {
  orderId: number | undefined;
  readonly #url: string;
  readonly #stripe: StripeStandIn;
  readonly #eventsBefore: number;
  readonly #sessionsBefore: number;
  #cookie = '';
  #token = '';

  constructor(url: string, stripe: StripeStandIn) {
    this.#url = url;
    this.#stripe = stripe;
    this.#eventsBefore = stripe.books.events.length;
    this.#sessionsBefore = stripe.books.sessions.size;
  }

  async fillCart(productId: number): Promise<void> {
    const answer = await this.#post('/api/cart', { productId, quantity: 1 });
    this.#cookie = answer.headers.getSetCookie()[0]!.split(';', 1)[0]!;
  }

  async checkOut(): Promise<void> {
    const answer = await this.#post('/api/checkout', FORM);
    const { orderId, token } = (await answer.json()) as { orderId: number; token: string };
    this.orderId = orderId;
    this.#token = token;
  }

  /** On Stripe's page, if it was ever made. */
  payAtStripe(): void {
    const made = [...this.#stripe.books.sessions.keys()].slice(this.#sessionsBefore);
    for (const id of made) this.#stripe.books.pay(id);
  }

  /** Everything that Stripe has to say since this customer came. */
  async tellAll(): Promise<void> {
    for (const event of this.#stripe.books.events.slice(this.#eventsBefore)) {
      const { payload, header } = this.#stripe.signed(event);
      await this.#send('/api/payments/stripe/webhook', payload, { 'stripe-signature': header });
    }
  }

  async comeBack(): Promise<void> {
    if (this.orderId !== undefined)
      await this.#post(`/api/orders/${this.orderId}/payment?token=${this.#token}`);
  }

  async cancel(): Promise<void> {
    if (this.orderId !== undefined)
      await this.#post(`/api/orders/${this.orderId}/cancel?token=${this.#token}`);
  }

  #post(path: string, body: object = {}): Promise<Response> {
    return this.#send(path, JSON.stringify(body), { cookie: this.#cookie });
  }

  async #send(path: string, body: string, headers: Record<string, string>): Promise<Response> {
    const answer = await fetch(this.#url + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`);
    return new Response(text, answer);
  }
}
