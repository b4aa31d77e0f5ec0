import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import { AppError } from '#engine/server/http/app-error.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string | undefined;
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
export function chosenMethod(offered: readonly PaymentMethod[], chosen = offered[0]!): PaymentMethod {
  if (offered.includes(chosen)) return chosen;
  const message = 'validation:paymentMethodInvalid';
  throw new AppError('invalid', message, { fields: { paymentMethod: message } });
}
