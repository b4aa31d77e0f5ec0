// Stands in for Stripe: remembers what it was told, answers as Stripe does, and lets a test be the customer. The real SDK
// is pointed at it.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { StripeBooks } from './stripe-books.ts';
import { answerFaults, objectFaults, requestFaults } from './stripe-description.ts';
import { StripeRefusal, type Params, type StripeEvent } from './stripe-objects.ts';

export const WEBHOOK_SECRET = 'whsec_stand_in';
export const CONNECT_SECRET = 'whsec_stand_in_connect';
export const SECRET_KEY = 'sk_test_stand_in';

/** What goes wrong with a call: it never arrives, or its answer never comes back. */
type Fault = 'lost' | 'unanswered';

export class StripeStandIn {
  readonly books = new StripeBooks();
  /** Every call as 'POST /v1/refunds', in order. */
  readonly calls: string[] = [];
  /** Where a call, an answer or an event was another than Stripe describes; each a sentence. */
  readonly faults: string[] = [];
  /** Asked before each call. */
  faultOf: (call: string) => Fault | undefined = () => undefined;
  readonly #server: Server;
  readonly #answers = new Map<string, { params: string; status: number; body: string }>();

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        this.faults.push(String(error));
        request.socket.destroy();
      });
    });
  }

  static async open(): Promise<StripeStandIn> {
    const standIn = new StripeStandIn();
    await new Promise<void>((resolve) => {
      standIn.#server.listen(0, '127.0.0.1', resolve);
    });
    standIn.books.origin = standIn.url;
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Fails where anything that was said is not as Stripe describes it. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
    if (this.faults.length > 0) throw new Error([...new Set(this.faults)].join('\n'));
  }

  /** A day has passed: Stripe keeps keys no longer. */
  forgetKeys(): void {
    this.#answers.clear();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, this.url);
    const call = `${request.method} ${pathname}`;
    const body = await text(request);
    if (pathname.startsWith('/c/pay/')) return this.#showPage(request.method!, pathname, response);
    // A browser with windows asks for it beside the page of a payment.
    if (pathname === '/favicon.ico') return void response.writeHead(204).end();
    const fault = this.faultOf(call);
    if (fault === 'lost') return void request.socket.destroy();
    this.calls.push(call);
    const key = request.headers['idempotency-key'];
    const params = request.method === 'GET' ? searchParams : new URLSearchParams(body);
    const answer = this.#once(typeof key === 'string' ? key : undefined, String(params), () =>
      this.#answerTo(call, Object.fromEntries(params)),
    );
    if (fault === 'unanswered') return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(answer.body);
  }

  /** The same key is the same answer, and another request with it a mistake. */
  #once(key: string | undefined, params: string, answer: () => { status: number; body: string }) {
    const before = key === undefined ? undefined : this.#answers.get(key);
    if (before !== undefined && before.params !== params)
      return refusal(400, {
        type: 'idempotency_error',
        message: 'Keys can only be used with the same parameters.',
      });
    const made = before ?? { params, ...answer() };
    if (key !== undefined) this.#answers.set(key, made);
    return made;
  }

  #answerTo(call: string, params: Params): { status: number; body: string } {
    const wrong = requestFaults(call, params);
    this.faults.push(...wrong);
    if (wrong.length > 0) return refusal(400, { type: 'invalid_request_error', message: wrong.join('; ') });
    try {
      const body = JSON.stringify(this.books.answer(call, params));
      this.faults.push(...answerFaults(call, JSON.parse(body)));
      return { status: 200, body };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return refusal(error.status, {
        type: error.intent === undefined ? 'invalid_request_error' : 'card_error',
        ...(error.intent && { payment_intent: error.intent }),
        message: error.message,
        code: error.code,
      });
    }
  }

  /** The page that customers are sent to: two buttons, and the way back. */
  #showPage(method: string, pathname: string, response: ServerResponse): void {
    const [, , , id = '', action] = pathname.split('/');
    const session = this.books.session(id);
    if (method === 'POST' && action === 'pay') {
      this.books.pay(id);
      response.writeHead(303, { location: session.success_url }).end();
      return;
    }
    if (method === 'POST') this.books.decline(id);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>Pay</title><h1>Stand-in for Stripe</h1>
      ${method === 'POST' ? '<p role="alert">Your card was declined.</p>' : ''}
      <form method="post" action="/c/pay/${id}/pay"><button>Pay ${session.amount_total / 100}</button></form>
      <form method="post" action="/c/pay/${id}/decline"><button>Use a card without money</button></form>
      <a href="${session.cancel_url.replaceAll('&', '&amp;')}">Back</a>`);
  }

  /** An event as Stripe sends it: its bytes and the header that signs them. */
  signed(
    event: object,
    { at = Date.now(), secret = WEBHOOK_SECRET } = {},
  ): { payload: string; header: string } {
    const payload = JSON.stringify(event);
    const { id, type, data } = JSON.parse(payload) as StripeEvent;
    // What a test makes up is not the stand-in's.
    if (this.books.events.some((told) => told.id === id))
      this.faults.push(...objectFaults(data.object, `the event ${type}`));
    const timestamp = Math.floor(at / 1000);
    return { payload, header: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
  }
}

function refusal(status: number, error: object): { status: number; body: string } {
  return { status, body: JSON.stringify({ error }) };
}
