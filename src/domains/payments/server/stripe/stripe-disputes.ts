import type { Stripe } from 'stripe';
import type { DisputeReason, Evidence } from '#domains/payments/model/disputes/dispute.ts';
import type { DisputeStatus } from '#domains/payments/model/disputes/dispute-status.ts';
import { formatAmount } from '#engine/model/money.ts';
import {
  markSubject,
  type DisputeDesk,
  type ReportedDispute,
} from '#domains/payments/server/payment-provider.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { stripeCurrency, UnexpectedStripeAnswer } from './stripe-states.ts';
import { createHash } from 'node:crypto';

/** As many characters as Stripe takes. */
const LONGEST_TEXT = 20_000;

const STATUSES: Readonly<Record<string, DisputeStatus>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  // Settled with the customer's bank before it became a dispute.
  prevented: 'closed',
  needs_response: 'open',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
};

const REASONS: Readonly<Record<string, DisputeReason>> = {
  fraudulent: 'fraudulent',
  product_not_received: 'not_received',
  product_unacceptable: 'not_as_described',
  duplicate: 'duplicate',
  credit_not_processed: 'refund_missing',
  unrecognized: 'unrecognized',
};

/** `at`: when Stripe said so. */
export function stateOfDispute(dispute: Stripe.Dispute, at: Date): ReportedDispute {
  const { id: providerId, amount, currency, reason, status, evidence_details: details } = dispute;
  if (currency !== stripeCurrency())
    throw new UnexpectedStripeAnswer(`Dispute ${providerId} is in ${currency}`);
  const known = STATUSES[status];
  if (known === undefined) throw new UnexpectedStripeAnswer(`Dispute ${providerId} is ${status}`);
  return {
    providerId,
    amountCents: amount,
    reason: REASONS[reason] ?? 'other',
    openedAt: moment(dispute.created),
    status: known,
    at,
    dueBy: details.due_by === null ? null : moment(details.due_by),
    moves: dispute.balance_transactions.map((moved) => {
      if (moved.currency !== stripeCurrency())
        throw new UnexpectedStripeAnswer(`Dispute ${providerId} was booked in ${moved.currency}`);
      return { providerId: moved.id, takenCents: 0 - moved.amount, feeCents: moved.fee };
    }),
  };
}

const moment = (seconds: number) => new Date(seconds * 1000);

/** Whether money came in for something that we had asked for. */
export async function isOurMoney(stripe: Stripe, links: LinkSigner, intentId: string): Promise<boolean> {
  const { metadata } = await stripe.paymentIntents.retrieve(intentId);
  const { reference, mark } = metadata;
  return reference !== undefined && links.verify(...markSubject(reference), mark ?? '');
}

export function stripeDisputes(stripe: Stripe): DisputeDesk {
  return {
    async sendEvidence(providerId, evidence, { idempotencyKey, now }) {
      const before = await stripe.disputes.retrieve(providerId);
      if (!isWaiting(before)) return stateOfDispute(before, now);
      const params = { evidence: toStripe(evidence), submit: true };
      // What the shop knows may have grown since a try whose answer got lost; Stripe wants another key for that.
      const print = createHash('sha256').update(JSON.stringify(params)).digest('base64url').slice(0, 16);
      const options = { idempotencyKey: `${idempotencyKey}:${print}` };
      return stateOfDispute(await stripe.disputes.update(providerId, params, options), now);
    },

    async accept(providerId, { idempotencyKey, now }) {
      const before = await stripe.disputes.retrieve(providerId);
      const isOver = STATUSES[before.status] === 'won' || STATUSES[before.status] === 'lost';
      if (isOver || before.status === 'warning_closed') return stateOfDispute(before, now);
      return stateOfDispute(await stripe.disputes.close(providerId, {}, { idempotencyKey }), now);
    },
  };
}

/** Evidence is sent once: Stripe takes no more after that, or after the deadline. */
function isWaiting({ status, evidence_details: details }: Stripe.Dispute): boolean {
  return (
    (status === 'needs_response' || status === 'warning_needs_response') &&
    details.submission_count === 0 &&
    !details.past_due
  );
}

/** For a bank, so in English whatever the customer speaks. */
function toStripe(evidence: Evidence & { note: string | null }): Stripe.DisputeUpdateParams.Evidence {
  const sent = evidence.parcels.filter(({ shippedAt }) => shippedAt !== null);
  const tracked = sent.find(({ trackingNumber }) => trackingNumber !== null) ?? sent[0];
  const goods = evidence.lines.map(
    ({ name, quantity, amount }) => `${quantity} x ${name}: ${formatAmount(amount)}`,
  );
  return {
    customer_name: evidence.customerName,
    customer_email_address: evidence.customerEmail,
    shipping_address: evidence.shippingAddress,
    product_description: goods.join('\n').slice(0, LONGEST_TEXT),
    ...(tracked !== undefined && {
      ...(tracked.carrier !== null && { shipping_carrier: tracked.carrier }),
      ...(tracked.trackingNumber !== null && { shipping_tracking_number: tracked.trackingNumber }),
      shipping_date: tracked.shippedAt!.slice(0, 10),
    }),
    refund_policy_disclosure: `The terms were shown before the order was placed: ${evidence.termsUrl}`,
    uncategorized_text: story(evidence).slice(0, LONGEST_TEXT),
  };
}

function story({
  note,
  orderedAt,
  total,
  parcels,
  mails,
  messages,
}: Evidence & { note: string | null }): string {
  return [
    ...(note === null ? [] : [note, '']),
    `${orderedAt}: ordered and paid, ${formatAmount(total)} in all`,
    ...parcels.flatMap(({ from, carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt }) => [
      ...(shippedAt === null
        ? []
        : [
            `${shippedAt}: shipped by ${from}, ${[carrier, trackingNumber, trackingUrl].filter(Boolean).join(' ')}`,
          ]),
      ...(deliveredAt === null ? [] : [`${deliveredAt}: delivered (parcel of ${from})`]),
    ]),
    ...mails.map(({ template, at }) => `${at}: e-mail '${template}' sent to the customer`),
    ...messages.map(({ at, from, text }) => `${at}: ${from} wrote: ${text}`),
  ].join('\n');
}
