// What Stripe would know: sessions, payments, refunds and the events about them.

import type { Stripe } from 'stripe';
import { StripeBalance } from './stripe-balance.ts';
import { BLANK_EVENT, BLANK_REFUND } from './stripe-blanks.ts';
import { chargeIdOf, chargeOf, intentOf, type GivenIntent } from './stripe-charge.ts';
import { StripeCards } from './stripe-cards.ts';
import { StripeConnect } from './stripe-connect.ts';
import { listRefunds } from './stripe-refunds.ts';
import { intentAsked, sessionAsked } from './stripe-sessions.ts';
import { StripeDisputes } from './stripe-disputes.ts';
import { StripeTaxes } from './stripe-taxes.ts';
import {
  nowInSeconds,
  StripeRefusal,
  type Answer,
  type Intent,
  type Params,
  type Refund,
  type Session,
  type StripeEvent,
} from './stripe-objects.ts';

/** Of $59.93: $2.04. */
export const feeOf = (cents: number) => Math.round(cents * 0.029) + 30;

const unexpectedState = (message: string) =>
  new StripeRefusal(400, message, 'payment_intent_unexpected_state');

export class StripeBooks {
  origin = '';
  /** What a refund becomes. */
  refundStatus: Refund['status'] = 'succeeded';
  /** Whether charges get their balance transaction at once. */
  isBooking = true;
  readonly events: StripeEvent[] = [];
  readonly sessions = new Map<string, Session>();
  readonly intents = new Map<string, Intent>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new StripeDisputes({
    newId: (kind) => this.#newId(kind),
    tell: (type, object, created) => this.#tell(type, object, created),
    book: (line) => this.balance.book({ type: 'adjustment', ...line }),
  });
  readonly balance = new StripeBalance((kind) => this.#newId(kind));
  readonly connect = new StripeConnect({
    origin: () => this.origin,
    newId: (kind) => this.#newId(kind),
    tell: (type, object, more) => this.#tell(type, object, undefined, more),
    balance: this.balance,
  });
  readonly cards = new StripeCards(this, {
    newId: (kind) => this.#newId(kind),
    newIntent: (given) => this.#newIntent(given),
    bookCharge: (intent) => this.#bookCharge(intent),
  });
  readonly taxes = new StripeTaxes((kind) => this.#newId(kind));
  #ids = 0;

  /** Unknown calls are refused as Stripe refuses them: the SDK takes any other 404 for a success. */
  answer(call: string, params: Params): Answer {
    if (call.includes(' /v1/tax/')) return this.taxes.answer(call, params);
    const [, kind, id = '', action = ''] =
      /^\w+ \/v1\/(checkout\/sessions|payment_intents|customers|payment_methods|refunds|disputes|accounts|account_links|transfers|balance_transactions)(?:\/(\w+))?(?:\/(\w+))?$/u.exec(
        call,
      ) ?? [];
    const known: Record<string, () => Answer> = {
      'POST checkout/sessions': () => this.#open(params),
      'GET checkout/sessions/id': () => this.#expanded(this.session(id), params),
      'POST checkout/sessions/id/expire': () => this.#expire(this.session(id)),
      'POST payment_intents': () => this.#promise(params),
      'GET payment_intents/id': () => this.#withFee(this.#intent(id)),
      'POST payment_intents/id/capture': () =>
        this.#capture(this.#intent(id), Number(params.amount_to_capture)),
      'POST payment_intents/id/cancel': () => this.#cancel(this.#intent(id)),
      'POST refunds': () => this.#refund(params),
      'GET refunds': () => listRefunds(this.refunds, params),
      'GET balance_transactions': () => this.balance.list(params, (source) => this.#sourceOf(source)),
    };
    const name = [`${call.split(' ')[0]} ${kind}`, id && 'id', action].filter(Boolean).join('/');
    const answered =
      this.cards.answer(name, id, params) ??
      this.disputes.answer(name, id, params) ??
      this.connect.answer(name, id, params);
    if (answered !== undefined) return answered;
    if (known[name] === undefined) throw new StripeRefusal(404, `Unrecognized request URL (${call}).`);
    return known[name]();
  }

  session(id: string): Session {
    const session = this.sessions.get(id);
    if (session === undefined)
      throw new StripeRefusal(404, `No such checkout.session: '${id}'`, 'resource_missing');
    return session;
  }

  sessionFor(reference: string): Session {
    return [...this.sessions.values()].find((session) => session.client_reference_id === reference)!;
  }

  /** What was paid for a session and has not gone back. */
  keptFor(reference: string): number {
    const intent = this.intents.get(this.sessionFor(reference)?.payment_intent ?? '');
    return (intent?.amount_received ?? 0) - this.#givenBack(intent?.id);
  }

  /** The customer pays on Stripe's page. One that is over takes nothing. */
  pay(id: string): StripeEvent | undefined {
    const session = this.session(id);
    if (session.status !== 'open') return undefined;
    const intent = this.intents.get(session.payment_intent!)!;
    const isManual = intent.capture_method === 'manual';
    Object.assign(
      intent,
      isManual
        ? { status: 'requires_capture', amount_capturable: intent.amount }
        : { status: 'succeeded', amount_received: intent.amount },
    );
    if (!isManual) this.#bookCharge(intent);
    Object.assign(session, { status: 'complete', payment_status: isManual ? 'unpaid' : 'paid', url: null });
    if (isManual) this.#tell('payment_intent.amount_capturable_updated', intent);
    return this.#tell('checkout.session.completed', session);
  }

  /** The card is refused; the page stays open. */
  decline(id: string): StripeEvent {
    return this.#tell('payment_intent.payment_failed', this.intents.get(this.session(id).payment_intent!)!);
  }

  /** The bank sends a refund back. */
  failRefund(id: string): StripeEvent {
    const refund = this.refunds.get(id)!;
    Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    this.balance.book({ type: 'refund_failure', amount: refund.amount, source: id });
    return this.#tell('refund.failed', refund);
  }

  #open(params: Params): Session {
    const intent = this.#newIntent(intentAsked(params));
    this.balance.currency = intent.currency;
    const session = sessionAsked(params, { id: this.#newId('cs'), origin: this.origin, intent });
    this.sessions.set(session.id, session);
    return session;
  }

  #expanded(session: Session, params: Params): Stripe.Checkout.Session {
    const isWanted = Object.values(params).includes('payment_intent');
    return isWanted ? { ...session, payment_intent: this.#intent(session.payment_intent!) } : session;
  }

  #expire(session: Session): Session {
    if (session.status !== 'open')
      throw new StripeRefusal(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      );
    Object.assign(session, { status: 'expired', url: null });
    this.#tell('checkout.session.expired', session);
    return session;
  }

  #intent(id: string): Intent {
    const intent = this.intents.get(id);
    if (intent === undefined)
      throw new StripeRefusal(404, `No such payment_intent: '${id}'`, 'resource_missing');
    return intent;
  }

  /** Only as it is asked for with one of Stripe's test cards: a promise, made at once. */
  #promise(params: Params): Intent {
    const amount = Number(params.amount);
    const promised = {
      status: 'requires_capture',
      amount_capturable: amount,
      capture_method: 'manual',
    } as const;
    return this.#newIntent({ amount, currency: params.currency!, metadata: {}, ...promised });
  }

  #newIntent(given: GivenIntent): Intent {
    const intent = intentOf(this.#newId('pi'), given);
    this.intents.set(intent.id, intent);
    return intent;
  }

  #capture(intent: Intent, amount: number): Intent {
    if (intent.status !== 'requires_capture' || amount > intent.amount_capturable)
      throw unexpectedState(`This PaymentIntent could not be captured: ${intent.status}.`);
    Object.assign(intent, {
      status: 'succeeded' as const,
      amount_received: amount,
      amount_capturable: 0,
    });
    this.#bookCharge(intent);
    return intent;
  }

  #bookCharge({ id, amount_received: amount }: Intent): void {
    this.balance.book({ type: 'charge', amount, fee: feeOf(amount), source: chargeIdOf({ id }) });
  }

  /** What a line of the balance is about, in full. */
  #sourceOf(id: string): Stripe.BalanceTransactionSource | null {
    const intent = this.intents.get(id.replace('ch_', ''));
    if (intent !== undefined) return this.#chargeOf(intent);
    const reversals = [...this.connect.transfers.values()].flatMap((transfer) => transfer.reversals.data);
    return (
      this.refunds.get(id) ??
      this.disputes.all.get(id) ??
      this.connect.transfers.get(id) ??
      reversals.find((reversal) => reversal.id === id) ??
      null
    );
  }

  /** Always expanded: nothing else asks for it. Stripe books some charges later than it takes the money. */
  #withFee(intent: Intent): Stripe.PaymentIntent {
    return { ...intent, latest_charge: this.#chargeOf(intent) };
  }

  #chargeOf(intent: Intent): Stripe.Charge {
    const booked = this.isBooking ? this.balance.of(chargeIdOf(intent)) : undefined;
    const isDisputed = [...this.disputes.all.values()].some(({ charge }) => charge === chargeIdOf(intent));
    return chargeOf(intent, { refunded: this.#givenBack(intent.id), booked, isDisputed });
  }

  #cancel(intent: Intent): Intent {
    if (intent.status === 'succeeded') throw unexpectedState('You cannot cancel this PaymentIntent.');
    return Object.assign(intent, { status: 'canceled' as const, amount_capturable: 0 });
  }

  #refund(params: Params): Refund {
    const intent = this.#intent(params.payment_intent!);
    const amount = Number(params.amount);
    const disputed = [...this.disputes.all.values()].filter(
      ({ payment_intent, is_charge_refundable, status }) =>
        payment_intent === intent.id && !is_charge_refundable && status !== 'won',
    );
    if (disputed.length > 0)
      throw new StripeRefusal(400, 'This charge has been charged back.', 'charge_disputed');
    const left = intent.amount_received - this.#givenBack(intent.id);
    if (amount > left)
      throw new StripeRefusal(
        400,
        `Refund amount (${amount}) is greater than unrefunded amount (${left}).`,
        'charge_already_refunded',
      );
    const refund: Refund = {
      ...BLANK_REFUND,
      id: this.#newId('re'),
      object: 'refund',
      charge: chargeIdOf(intent),
      created: nowInSeconds(),
      currency: intent.currency,
      status: this.refundStatus,
      amount,
      payment_intent: intent.id,
      metadata: { key: params['metadata[key]']!, mark: params['metadata[mark]']! },
    };
    this.refunds.set(refund.id, refund);
    if (refund.status !== 'failed') this.balance.book({ type: 'refund', amount: -amount, source: refund.id });
    return refund;
  }

  #givenBack(intentId: string | undefined): number {
    const made = [...this.refunds.values()].filter(
      ({ payment_intent, status }) => payment_intent === intentId && status !== 'failed',
    );
    return made.reduce((sum, { amount }) => sum + amount, 0);
  }

  #tell(
    type: string,
    object: object,
    created = nowInSeconds(),
    more: { account?: string } = {},
  ): StripeEvent {
    const event = {
      ...BLANK_EVENT,
      id: this.#newId('evt'),
      type,
      created,
      data: { object: { ...object } },
      ...more,
    };
    this.events.push(event);
    return event;
  }

  #newId(kind: string): string {
    this.#ids += 1;
    return `${kind}_standin${this.#ids}`;
  }
}
