import { Stripe } from 'stripe';
import type { CardKeeper, CardSetup, SetupState } from '#domains/payments/server/card-keeper.ts';
import { stateOfIntent, stripeCurrency, UnexpectedStripeAnswer } from './stripe-states.ts';

/** As long as Stripe lets a page stand. */
const SESSION_LIFE_S = 24 * 60 * 60 - 60;
const WITH_CARD = { expand: ['setup_intent.payment_method'] };
/** Of one customer, who pays by this card alone. */
const MOST_CHARGES = 100;

/** Cards that Stripe keeps: typed in on its own page, charged by what it calls them. */
export function stripeCards(stripe: Stripe, markOf: (reference: string) => string): CardKeeper {
  const start = async (setup: CardSetup) => {
    const { reference, createdAt, customerEmail, language, returnUrl } = setup;
    const mark = markOf(reference);
    // Everything depends on the setup alone: the same key with other values would be refused.
    const customer = await stripe.customers.create(
      { email: customerEmail, metadata: { reference, mark } },
      { idempotencyKey: `card-owner:${reference}` },
    );
    return stripe.checkout.sessions.create(
      {
        mode: 'setup',
        customer: customer.id,
        client_reference_id: reference,
        metadata: { mark },
        allowed_payment_method_types: ['card'],
        locale: language,
        expires_at: Math.floor(createdAt.getTime() / 1000) + SESSION_LIFE_S,
        success_url: returnUrl,
        cancel_url: returnUrl,
      },
      { idempotencyKey: `card:${reference}` },
    );
  };
  const chargesOf = async (customerId: string, reference: string) => {
    const { data } = await stripe.paymentIntents.list({ customer: customerId, limit: MOST_CHARGES });
    return data.filter(({ metadata }) => metadata.reference === reference);
  };

  return {
    async setUp(setup) {
      const session = await start(setup);
      return { sessionId: session.id, ...stateOfSetup(session) };
    },

    async lookUpSetup({ sessionId }) {
      return stateOfSetup(await stripe.checkout.sessions.retrieve(sessionId, WITH_CARD));
    },

    // Stripe forgets keys after a day, but not payments.
    async findCharge({ reference }, { customerId }) {
      const made = await chargesOf(customerId, reference);
      const paid = made.find(({ status }) => status === 'succeeded' || status === 'processing');
      return paid && stateOfIntent(paid);
    },

    async charge({ reference, amountCents }, { customerId, cardId }, idempotencyKey) {
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: stripeCurrency(),
            customer: customerId,
            payment_method: cardId,
            allowed_payment_method_types: ['card'],
            off_session: true,
            confirm: true,
            metadata: { reference, mark: markOf(reference) },
          },
          { idempotencyKey },
        );
        return stateOfIntent(intent);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
        const { payment_intent: intent, code } = error;
        // Nobody shall finish it later: the next try is a payment of its own.
        if (intent !== undefined) await stripe.paymentIntents.cancel(intent.id).catch(() => undefined);
        const needsCustomer = code === 'authentication_required';
        return { state: 'declined', providerId: intent?.id ?? null, needsCustomer };
      }
    },

    async forget({ cardId }) {
      await stripe.paymentMethods.detach(cardId).catch((error: unknown) => {
        // It is not attached any more.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      });
    },
  };
}

function stateOfSetup(session: Stripe.Checkout.Session): SetupState {
  if (session.status === 'expired') return { state: 'closed' };
  if (session.status === 'open') {
    if (session.url === null) throw new UnexpectedStripeAnswer(`Session ${session.id} has no page`);
    return { state: 'open', redirectUrl: session.url };
  }
  const intent = session.setup_intent;
  const card = intent !== null && typeof intent === 'object' ? intent.payment_method : null;
  const customerId = typeof session.customer === 'string' ? session.customer : session.customer?.id;
  if (card === null || typeof card !== 'object' || customerId === undefined)
    throw new UnexpectedStripeAnswer(`Session ${session.id} has kept no card`);
  const { id: cardId, card: shown } = card;
  const label = shown == null ? null : `${capital(shown.brand)} ${shown.last4}`;
  return { state: 'kept', customerId, cardId, label };
}

const capital = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1);
