// What Stripe would know of disputes: the bank asks, takes the money, looks at evidence, decides.
import type { Stripe } from 'stripe';
import { BLANK_DISPUTE, BLANK_EVIDENCE } from './stripe-blanks.ts';
import { chargeIdOf } from './stripe-charge.ts';
import {
  StripeRefusal,
  type BalanceTransaction,
  type Dispute,
  type Intent,
  type Params,
  type StripeEvent,
} from './stripe-objects.ts';

/** What Stripe keeps for a dispute. */
export const DISPUTE_FEE = 15_00;
const DAY_S = 24 * 60 * 60;

interface Books {
  newId: (kind: string) => string;
  tell: (type: string, object: object, created: number) => StripeEvent;
  book: (line: { amount: number; fee: number; source: string }) => BalanceTransaction;
}

export class StripeDisputes {
  readonly all = new Map<string, Dispute>();
  readonly #books: Books;
  /** Each thing that happens to a dispute happens later than the one before. */
  #clock = Math.floor(Date.now() / 1000);

  constructor(books: Books) {
    this.#books = books;
  }

  answer(name: string, id: string, params: Params): Stripe.Dispute | undefined {
    const known: Record<string, () => Stripe.Dispute> = {
      'GET disputes/id': () => this.#find(id),
      'POST disputes/id': () => this.#update(this.#find(id), params),
      'POST disputes/id/close': () => this.#close(this.#find(id)),
    };
    return known[name]?.();
  }

  /** The customer has gone to the bank. An inquiry leaves the money where it is. */
  open(intent: Intent, { isInquiry = false, reason = 'product_not_received' } = {}): StripeEvent[] {
    const created = this.#tick();
    const dispute: Dispute = {
      ...BLANK_DISPUTE,
      id: this.#books.newId('du'),
      object: 'dispute',
      amount: intent.amount_received,
      currency: intent.currency,
      created,
      charge: chargeIdOf(intent),
      payment_intent: intent.id,
      reason,
      status: isInquiry ? 'warning_needs_response' : 'needs_response',
      balance_transactions: [],
      evidence: { ...BLANK_EVIDENCE },
      evidence_details: {
        due_by: created + 9 * DAY_S,
        has_evidence: false,
        past_due: false,
        submission_count: 0,
        enhanced_eligibility: {},
      },
      is_charge_refundable: isInquiry,
      metadata: {},
    };
    this.all.set(dispute.id, dispute);
    const told = this.#tell('created', dispute);
    return isInquiry ? [told] : [told, this.#move('funds_withdrawn', dispute, -dispute.amount, DISPUTE_FEE)];
  }

  /** The bank has made up its mind. */
  decide(id: string, status: 'won' | 'lost' | 'warning_closed'): StripeEvent[] {
    const dispute = this.#find(id);
    const wasLost = dispute.status === 'lost';
    dispute.status = status;
    const closed = this.#tell('closed', dispute);
    if (status !== 'won') return [closed];
    // The fee comes back only where the bank had been wrong before.
    const fee = wasLost ? -DISPUTE_FEE : 0;
    return [closed, this.#move('funds_reinstated', dispute, dispute.amount, fee)];
  }

  #move(type: string, dispute: Dispute, amount: number, fee: number): StripeEvent {
    dispute.balance_transactions.push(this.#books.book({ amount, fee, source: dispute.id }));
    return this.#tell(type, dispute);
  }

  #update(dispute: Dispute, params: Params): Dispute {
    const { status, evidence_details: details } = dispute;
    const isWaiting = status === 'needs_response' || status === 'warning_needs_response';
    if (!isWaiting || details.submission_count > 0)
      throw new StripeRefusal(400, 'This dispute is already closed.', 'dispute_already_closed');
    const evidence = Object.entries(params)
      .filter(([name]) => name.startsWith('evidence['))
      .map(([name, value]) => [name.slice('evidence['.length, -1), value]);
    Object.assign(dispute.evidence, Object.fromEntries(evidence));
    details.has_evidence = true;
    if (params.submit !== 'true') return dispute;
    details.submission_count += 1;
    dispute.status = status === 'needs_response' ? 'under_review' : 'warning_under_review';
    this.#tell('updated', dispute);
    return dispute;
  }

  #close(dispute: Dispute): Dispute {
    if (dispute.status !== 'needs_response')
      throw new StripeRefusal(400, 'This dispute is already closed.', 'dispute_already_closed');
    dispute.status = 'lost';
    this.#tell('closed', dispute);
    return dispute;
  }

  #find(id: string): Dispute {
    const dispute = this.all.get(id);
    if (dispute === undefined) throw new StripeRefusal(404, `No such dispute: '${id}'`, 'resource_missing');
    return dispute;
  }

  #tick(): number {
    this.#clock += 1;
    return this.#clock;
  }

  #tell(type: string, dispute: Dispute): StripeEvent {
    return this.#books.tell(`charge.dispute.${type}`, structuredClone(dispute), this.#tick());
  }
}
