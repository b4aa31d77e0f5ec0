import { z } from 'zod';
import { isAddedName, type AddedName } from '#engine/model/added-names.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { PaymentProvider } from '#domains/payments/server/payment-provider.ts';
import type { Payable, ProviderState } from '#domains/payments/server/payable.ts';
import { brand } from '#engine/model/brand.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { Config } from '#engine/server/config.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { ProviderRefused, providerNamed, requireProvider, type Provider } from '#engine/server/provider.ts';

/** A customer waits for some of these calls; what fails is taken up again by itself. */
const LIMIT_MS = 10_000;

/** What names something to the provider. */
const id = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !text.includes('\0'));
const cents = z.int().min(0).max(1_000_000_000);
const redirectUrl = z.url({ protocol: /^https?$/ }).max(2_000);

const startedSchema = z.strictObject({ id, redirectUrl });
const stateSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('open'), redirectUrl }),
  z.strictObject({ state: z.literal('processing') }),
  z.strictObject({ state: z.literal('paid'), id, cents, currency: z.string().length(3) }),
  z.strictObject({ state: z.literal('closed') }),
]);
const refundSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('made'), id }),
  z.strictObject({ state: z.literal('failed'), id, reason: z.string().max(500) }),
]);

/** Where the domain of a method is not there, or takes no payments, the shop does not start. */
export function requirePaymentSources(methods: readonly PaymentMethod[]): void {
  for (const method of methods.filter(isAddedName))
    requireProvider('PAYMENTS', method, 'payment.start', 'takes payments');
}

/**
 * Payments by a domain that knows a provider: an extension. Its word counts as Stripe's does, and no further: what it says was
 * paid is compared with what was asked for, in amount and currency, and one payment of the provider counts for one of ours.
 */
export function paymentBySource(
  name: AddedName,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  links: LinkSigner,
): PaymentProvider {
  // Names of one provider are not taken for those of another.
  const ours = (theirs: string) => `${name}:${theirs}`;
  const theirs = (own: string | null) => own?.slice(name.length + 1) ?? null;

  const source = (): Provider => {
    const found = providerNamed(name, 'payment.start');
    if (found === undefined) throw new Error(`${name} takes no payments`);
    return found;
  };
  const ask = async <Schema extends z.ZodType>(what: string, asked: object, schema: Schema) => {
    const read = schema.safeParse(await source().ask(`payment.${what}`, asked, LIMIT_MS));
    if (read.success) return read.data;
    const [{ path, message }] = read.error.issues as [z.core.$ZodIssue];
    throw new Error(`${name} answered something else to ${what}: ${path.join('.')} ${message}`);
  };
  const pageAt = (url: string) => {
    if (!source().mayLeadTo(url)) throw new Error(`${name} leads to a host that it has not named`);
    return url;
  };
  const paymentOf = (payment: Payable) => {
    const { reference, orderId, amountCents, language, sessionId, chargeId } = payment;
    return {
      reference,
      id: theirs(sessionId),
      paidAs: theirs(chargeId),
      orderId,
      description: `${brand().name} #${orderId}`,
      cents: amountCents,
      currency: shopHome().currency,
      language,
      returnUrl: `${publicUrl}/order/${orderId}?token=${links.sign('order', orderId!)}`,
    };
  };
  const stateOf = (told: z.output<typeof stateSchema>): ProviderState => {
    if (told.state === 'open') return { state: 'open', redirectUrl: pageAt(told.redirectUrl) };
    if (told.state !== 'paid') return told;
    if (told.currency !== shopHome().currency)
      throw new Error(`${name} took ${told.currency} for ${shopHome().currency}`);
    return { state: 'paid', providerId: ours(told.id), amountCents: told.cents };
  };

  return {
    async start(payment) {
      const told = await ask('start', { payment: paymentOf(payment) }, startedSchema);
      return { sessionId: ours(told.id), redirectUrl: pageAt(told.redirectUrl) };
    },
    lookUp: async (payment) => stateOf(await ask('lookUp', { payment: paymentOf(payment) }, stateSchema)),
    capture: () => Promise.reject(new Error(`${name} promises no money`)),
    cancel: async (payment) => stateOf(await ask('cancel', { payment: paymentOf(payment) }, stateSchema)),
    async refund(payment, amountCents, key) {
      try {
        const asked = { payment: paymentOf(payment), cents: amountCents, key };
        const told = await ask('refund', asked, refundSchema);
        return {
          providerId: ours(`${key}:${told.id}`),
          isFailed: told.state === 'failed',
          reason: told.state === 'failed' ? told.reason : null,
        };
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        return { providerId: ours(key), isFailed: true, reason: error.message.slice(0, 500) };
      }
    },
    feeOf: async (payment) =>
      ask('fee', { payment: paymentOf(payment) }, z.int().min(0).max(payment.amountCents).nullable()),
  };
}
