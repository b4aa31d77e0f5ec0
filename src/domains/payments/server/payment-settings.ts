import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string | undefined;
}

declare module '#engine/server/config.ts' {
  interface Config {
    /** What a customer may choose, in this order. */
    readonly payments: PaymentMethod[];
    /** Set where `payments` has `card`. */
    readonly stripe: StripeSettings | undefined;
  }
}
