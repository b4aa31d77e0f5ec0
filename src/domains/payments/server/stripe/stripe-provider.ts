import { Stripe } from 'stripe';
import { brand } from '#engine/model/brand.ts';
import type { Config } from '#engine/server/config.ts';
import { openStripe } from '#domains/taxes/server/stripe/open-stripe.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { memberUrl } from '#domains/payments/server/holds/group-links.ts';
import { markSubject, type PaymentProvider } from '#domains/payments/server/payment-provider.ts';
import type { Payable } from '#domains/payments/server/payable.ts';
import type { StripeSettings } from '#domains/payments/server/payment-settings.ts';
import { stripeBalance } from './stripe-balance.ts';
import { stripeCards } from './stripe-cards.ts';
import { stripeDisputes } from './stripe-disputes.ts';
import { stripePayouts } from './stripe-payouts.ts';
import {
  stripeCurrency,
  feeOfIntent,
  stateOfIntent,
  stateOfRefund,
  stateOfSession,
  UnexpectedStripeAnswer,
} from './stripe-states.ts';

/** A customer waits for some of these calls; what fails is taken up again by itself. */
const TIMEOUT_MS = 10_000;
/** Longer than the order waits, so that the shop ends it and not Stripe; Stripe wants at least 30 minutes. */
const SESSION_LIFE_MS = 2 * 60 * 60 * 1000;
/** As many as Stripe lists at once. */
const MOST_REFUNDS = 100;
const EXPANDED = { expand: ['payment_intent'] };
const WITH_FEE = { expand: ['latest_charge.balance_transaction'] };

/** Cards by Stripe's own page: no card data and no foreign script touch ours. */
export function stripeProvider(
  settings: StripeSettings,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  links: LinkSigner,
): PaymentProvider {
  const stripe = openPayments(settings);
  /** Where the customer comes back to. */
  const pageOf = ({ orderId, member }: Payable) =>
    member === null
      ? `${publicUrl}/order/${orderId}?token=${links.sign('order', orderId!)}`
      : memberUrl({ slug: member.slug, memberId: member.id }, { publicUrl, links });

  const markOf = (reference: string) => links.sign(...markSubject(reference));

  const startSession = (attempt: Payable) =>
    stripe.checkout.sessions.create(sessionParams(attempt, pageOf(attempt), markOf(attempt.reference)), {
      idempotencyKey: `start:${attempt.reference}`,
    });
  const readSession = (id: string) => stripe.checkout.sessions.retrieve(id, EXPANDED);

  return {
    async start(attempt) {
      const session = await startSession(attempt);
      if (session.url === null) throw new UnexpectedStripeAnswer(`Session ${session.id} has no page`);
      return { sessionId: session.id, redirectUrl: session.url };
    },

    async lookUp(attempt) {
      return stateOfSession(await readSession(attempt.sessionId ?? (await startSession(attempt)).id));
    },

    async capture(attempt, amountCents) {
      const id = moneyOf(attempt);
      try {
        const options = { idempotencyKey: `capture:${attempt.reference}` };
        return stateOfIntent(
          await stripe.paymentIntents.capture(id, { amount_to_capture: amountCents }, options),
        );
      } catch (error) {
        if (!isRefusal(error) && !(error instanceof Stripe.errors.StripeCardError)) throw error;
        // It ran out, was given up, or was captured before; a card that says no now is not asked again.
        const reported = stateOfIntent(await stripe.paymentIntents.retrieve(id));
        return reported.state === 'processing'
          ? stateOfIntent(await stripe.paymentIntents.cancel(id))
          : reported;
      }
    },

    async cancel(attempt) {
      // Stripe never reported us its name, and whatever it was is over by now.
      const isOver = Date.now() > attempt.createdAt.getTime() + SESSION_LIFE_MS;
      if (attempt.sessionId === null && isOver) return { state: 'closed' };
      const id = attempt.sessionId ?? (await startSession(attempt)).id;
      await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
        // Refused: it is not open any more. What it is instead, it says itself.
        if (!isRefusal(error)) throw error;
      });
      const reported = stateOfSession(await readSession(id));
      if (reported.state !== 'authorized') return reported;
      return stateOfIntent(await stripe.paymentIntents.cancel(reported.providerId));
    },

    async refund(attempt, amountCents, idempotencyKey) {
      const intent = moneyOf(attempt);
      // Stripe forgets keys after a day, but not refunds: one whose answer got lost is found again.
      const { data: made } = await stripe.refunds.list({ payment_intent: intent, limit: MOST_REFUNDS });
      const refund =
        made.find(({ metadata }) => metadata?.key === idempotencyKey) ??
        (await stripe.refunds.create(
          {
            payment_intent: intent,
            amount: amountCents,
            metadata: { key: idempotencyKey, mark: markOf(idempotencyKey) },
          },
          { idempotencyKey },
        ));
      return stateOfRefund(refund);
    },

    async feeOf(attempt) {
      return feeOfIntent(await stripe.paymentIntents.retrieve(moneyOf(attempt), WITH_FEE));
    },

    cards: stripeCards(stripe, markOf),
    disputes: stripeDisputes(stripe),
    balance: stripeBalance(stripe, links),
    payouts: settings.connectSecret === undefined ? undefined : stripePayouts(stripe, { publicUrl }, links),
  };
}

/** Everything in here depends on the attempt alone: the same key with other values would be refused. */
function sessionParams(
  { reference, orderId, member, amountCents, createdAt, customerEmail, language, captureLater }: Payable,
  page: string,
  mark: string,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    client_reference_id: reference,
    metadata: { mark },
    // Apple Pay and Google Pay are cards to Stripe. The dashboard may switch each of them off.
    allowed_payment_method_types: ['card', 'link'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: stripeCurrency(),
          unit_amount: amountCents,
          product_data: { name: `${brand().name} ${member === null ? `#${orderId}` : member.slug}` },
        },
      },
    ],
    adaptive_pricing: { enabled: false },
    customer_email: customerEmail,
    locale: language,
    expires_at: Math.floor((createdAt.getTime() + SESSION_LIFE_MS) / 1000),
    payment_intent_data: {
      metadata: { reference, mark },
      ...(captureLater && { capture_method: 'manual' }),
    },
    success_url: page,
    cancel_url: page,
  };
}

function moneyOf({ reference, chargeId }: Payable): string {
  if (chargeId === null) throw new Error(`Payment ${reference} has no money to move`);
  return chargeId;
}

/** Stripe understood the call and says no. */
function isRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** For everything about payments. */
export function openPayments(settings: StripeSettings): Stripe {
  return openStripe(settings, { timeoutMs: TIMEOUT_MS, retries: 1 });
}
