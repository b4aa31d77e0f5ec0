// Cards that Stripe keeps: the page on which they are set up, and what their banks say of a charge.
import { BLANK_SESSION } from './stripe-blanks.ts';
import { cardOf, customerOf, setupOf } from './stripe-kept-cards.ts';
import {
  nowInSeconds,
  StripeRefusal,
  type Answer,
  type Intent,
  type Params,
  type Session,
} from './stripe-objects.ts';

interface Kept {
  readonly origin: string;
  readonly sessions: Map<string, Session>;
  readonly intents: Map<string, Intent>;
}

interface Book {
  newId: (kind: string) => string;
  newIntent: (
    given: Pick<Intent, 'amount' | 'currency' | 'metadata' | 'capture_method'> & Partial<Intent>,
  ) => Intent;
  bookCharge: (intent: Intent) => void;
}

export class StripeCards {
  /** What the bank says of a charge while its customer is away. */
  verdict: 'pays' | 'card_declined' | 'authentication_required' = 'pays';
  readonly detached: string[] = [];
  readonly #kept: Kept;
  readonly #book: Book;
  readonly #cards = new Map<string, { customer: string; id: string }>();

  constructor(kept: Kept, book: Book) {
    this.#kept = kept;
    this.#book = book;
  }

  /** Undefined: it is no call about cards. */
  answer(name: string, id: string, params: Params): Answer | undefined {
    if (name === 'POST customers') return customerOf(this.#book.newId('cus'), params);
    if (name === 'POST checkout/sessions' && params.mode === 'setup') return this.#open(params);
    if (name === 'GET checkout/sessions/id' && this.#kept.sessions.get(id)?.mode === 'setup')
      return this.#shown(this.#kept.sessions.get(id)!);
    if (name === 'POST payment_intents' && params.off_session === 'true') return this.#charge(params);
    if (name === 'GET payment_intents')
      return {
        object: 'list',
        url: '/v1/payment_intents',
        has_more: false,
        data: [...this.#kept.intents.values()].filter(({ customer }) => customer === params.customer),
      };
    if (name === 'POST payment_methods/id/detach') {
      this.detached.push(id);
      return cardOf(id, null);
    }
    return undefined;
  }

  /** Its owner has typed the card in, and the bank agreed that it is kept. */
  keep(sessionId: string): void {
    const session = this.#kept.sessions.get(sessionId)!;
    if (session.status !== 'open') return;
    this.#cards.set(sessionId, { customer: String(session.customer), id: this.#book.newId('pm') });
    Object.assign(session, { status: 'complete', url: null });
  }

  #open(params: Params): Session {
    const id = this.#book.newId('cs');
    const session: Session = {
      ...BLANK_SESSION,
      id,
      object: 'checkout.session',
      mode: 'setup',
      created: nowInSeconds(),
      status: 'open',
      payment_status: 'no_payment_required',
      url: `${this.#kept.origin}/c/pay/${id}`,
      amount_total: 0,
      currency: 'usd',
      customer: params.customer!,
      client_reference_id: params.client_reference_id ?? null,
      payment_intent: null,
      success_url: params.success_url!,
      cancel_url: params.cancel_url!,
      expires_at: Number(params.expires_at),
      metadata: { mark: params['metadata[mark]']! },
    };
    this.#kept.sessions.set(id, session);
    return session;
  }

  #shown(session: Session): Answer {
    const card = this.#cards.get(session.id);
    if (card === undefined) return session;
    const setup = setupOf(`seti_${card.id}`, card.customer, cardOf(card.id, card.customer));
    return { ...session, setup_intent: setup };
  }

  #charge(params: Params): Intent {
    const { customer, payment_method: method } = params;
    const isKept = [...this.#cards.values()].some((card) => card.id === method && card.customer === customer);
    if (!isKept) throw new StripeRefusal(404, `No such PaymentMethod: '${method}'`, 'resource_missing');
    const amount = Number(params.amount);
    const isPaid = this.verdict === 'pays';
    const intent = this.#book.newIntent({
      amount,
      currency: params.currency!,
      customer: customer!,
      capture_method: 'automatic',
      metadata: { reference: params['metadata[reference]']!, mark: params['metadata[mark]']! },
      ...(isPaid && { status: 'succeeded', amount_received: amount }),
    });
    if (!isPaid) throw new StripeRefusal(402, 'Your card was declined.', this.verdict, intent);
    this.#book.bookCharge(intent);
    return intent;
  }
}
