import {
  isOwnMethod,
  type OwnMethod,
  type PaymentMethod,
} from '#domains/orders/model/payments/payment-method.ts';
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

/** Without a choice, the first that the shop offers. */
export const chosenMethod = (config: Config, chosen?: PaymentMethod): PaymentMethod =>
  chosenOf(offeredMethods(config), config, chosen);

/** Of those that can promise money, or be charged when nobody is there. */
export const chosenOwnMethod = (config: Config, chosen?: PaymentMethod): OwnMethod =>
  chosenOf(offeredMethods(config).filter(isOwnMethod), config, chosen);

function chosenOf<Method extends PaymentMethod>(
  [first, ...others]: readonly Method[],
  config: Config,
  chosen: PaymentMethod | undefined,
): Method {
  if (first === undefined) throw new AppError('unavailable', 'errors:payments.noMethod');
  if (chosen === undefined) return first;
  const offered = [first, ...others].find((method) => method === chosen);
  if (offered !== undefined) return offered;
  const message = lacksAccount(chosen, config)
    ? 'errors:payments.invoiceNotOffered'
    : 'validation:paymentMethodInvalid';
  throw new AppError('invalid', message, { fields: { paymentMethod: message } });
}
