import {
  isOwnMethod,
  type OwnMethod,
  type PaymentMethod,
} from '#domains/orders/model/payments/payment-method.ts';
import { takesAmount } from '#domains/orders/model/payments/invoice-maximum.ts';
import { formatMoney } from '#engine/model/money.ts';
import { policies } from '#engine/model/policies.ts';
import type { Config } from '#engine/server/config.ts';
import type { StripeAccess } from '#domains/taxes/server/stripe/open-stripe.ts';
import { lacksAccount, offeredMethods } from './payments-settings.ts';
import { AppError } from '#engine/server/http/app-error.ts';

export interface StripeSettings extends StripeAccess {
  webhookSecret: string;
  /** Of the webhook about producers' accounts; undefined: producers are not paid by Stripe. */
  connectSecret?: string | undefined;
}

declare module '#engine/server/config.ts' {
  interface Config {
    /** What a customer may choose, in this order. */
    readonly payments: PaymentMethod[];
    /** Set where Stripe provides one of `payments`. */
    readonly stripe: StripeSettings | undefined;
  }
}

/** What somebody wants to pay by, and how much of it there is. */
interface Wanted {
  chosen: PaymentMethod | undefined;
  cents: number;
}

/** Without a choice, the first that the shop offers for so much. */
export const chosenMethod = (config: Config, chosen?: PaymentMethod, cents = 0): PaymentMethod =>
  chosenOf(offeredMethods(config), config, { chosen, cents });

/** Of those that can promise money, or be charged when nobody is there. */
export const chosenOwnMethod = (config: Config, chosen?: PaymentMethod): OwnMethod =>
  chosenOf(offeredMethods(config).filter(isOwnMethod), config, { chosen, cents: 0 });

function chosenOf<Method extends PaymentMethod>(
  offered: readonly Method[],
  config: Config,
  { chosen, cents }: Wanted,
): Method {
  if (offered.length === 0) throw new AppError('unavailable', 'errors:payments.noMethod');
  const wanted = offered.filter((method) => chosen === undefined || method === chosen);
  const taken = wanted.find((method) => takesAmount(method, cents));
  if (taken !== undefined) return taken;
  for (const method of wanted) refuseLargeInvoice(method, cents);
  const message = lacksAccount(chosen!, config)
    ? 'errors:payments.invoiceNotOffered'
    : 'validation:paymentMethodInvalid';
  throw new AppError('invalid', message, { fields: { paymentMethod: message } });
}

/** Throws where more would be left to an invoice than the owner wants. */
export function refuseLargeInvoice(method: PaymentMethod, cents: number): void {
  if (takesAmount(method, cents)) return;
  const message = 'errors:payments.invoiceTooLarge';
  throw new AppError('conflict', message, {
    reason: 'invoice_too_large',
    params: { max: formatMoney(policies().invoiceMaximumCents!) },
    fields: { paymentMethod: message },
  });
}
