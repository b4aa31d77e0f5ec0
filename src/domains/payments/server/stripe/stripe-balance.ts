import type { Stripe } from 'stripe';
import type { MoveKind } from '#domains/payments/model/reconciliation/match.ts';
import {
  markSubject,
  type BalanceBook,
  type BalanceLine,
} from '#domains/payments/server/payment-provider.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { stripeCurrency, UnexpectedStripeAnswer } from './stripe-states.ts';

/** As many as Stripe lists at once. */
const PAGE = 100;

const MOVES: Readonly<Record<string, MoveKind | 'fee'>> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund_failed',
  payment_failure_refund: 'refund_failed',
  transfer: 'transfer',
  transfer_refund: 'reversal',
  stripe_fee: 'fee',
};

/** The lines of the shop's balance with Stripe, newest first. */
export function stripeBalance(stripe: Stripe, links: LinkSigner): BalanceBook {
  return {
    async page({ since, after }) {
      const { data, has_more: hasMore } = await stripe.balanceTransactions.list({
        limit: PAGE,
        created: { gte: Math.floor(since.getTime() / 1000) },
        expand: ['data.source'],
        ...(after !== null && { starting_after: after }),
      });
      return {
        lines: data.map((transaction) => lineOf(transaction, links)),
        nextAfter: hasMore ? (data.at(-1)?.id ?? null) : null,
      };
    },
  };
}

function lineOf(transaction: Stripe.BalanceTransaction, links: LinkSigner): BalanceLine {
  const { id: providerId, amount, fee, created, source, type, currency } = transaction;
  const of = source !== null && typeof source === 'object' ? aboutOf(source) : NOTHING;
  const kind = of.isDispute ? 'dispute' : (MOVES[type] ?? null);
  // Only what concerns our books has to be in their currency.
  if (kind !== null && currency !== stripeCurrency())
    throw new UnexpectedStripeAnswer(`Balance transaction ${providerId} is in ${currency}`);
  return {
    providerId,
    kind,
    subject: kind === 'dispute' || of.subject === null ? providerId : of.subject,
    amountCents: amount,
    feeCents: fee,
    isMarked: of.key !== undefined && links.verify(...markSubject(of.key), of.mark ?? ''),
    about: of.about,
    at: new Date(created * 1000),
  };
}

interface About {
  subject: string | null;
  about: string | null;
  key: string | undefined;
  mark: string | undefined;
  isDispute: boolean;
}

const NOTHING: About = { subject: null, about: null, key: undefined, mark: undefined, isDispute: false };

/** What a line is about: our books know payments by their intent, everything else by its own name. */
function aboutOf(source: Stripe.BalanceTransactionSource): About {
  switch (source.object) {
    case 'charge': {
      const intent = idOf(source.payment_intent);
      const { reference: key, mark } = source.metadata;
      return { ...NOTHING, subject: intent ?? source.id, about: intent, key, mark };
    }
    case 'refund': {
      const { key, mark } = source.metadata ?? {};
      return { ...NOTHING, subject: source.id, about: idOf(source.payment_intent), key, mark };
    }
    case 'dispute':
      return { ...NOTHING, about: idOf(source.payment_intent), isDispute: true };
    case 'transfer': {
      const { key, mark } = source.metadata;
      return { ...NOTHING, subject: source.id, about: idOf(source.destination), key, mark };
    }
    case 'transfer_reversal': {
      const { key, mark } = source.metadata ?? {};
      return { ...NOTHING, subject: source.id, about: idOf(source.transfer), key, mark };
    }
    default:
      return NOTHING;
  }
}

function idOf(named: string | { id: string } | null): string | null {
  return named === null || typeof named === 'string' ? named : named.id;
}
