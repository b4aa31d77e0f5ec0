import { rulesOf, type PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { ShippoAccess } from '#domains/carriers/server/shippo/shippo-api.ts';
import type { StripeSettings } from '#domains/payments/server/payment-settings.ts';
import type { StripeAccess } from '#domains/taxes/server/stripe/open-stripe.ts';
import { readPicturesPlace, type PicturesPlace } from '#engine/server/config.ts';
import { PROJECT_ROOT } from '#engine/server/project-root.ts';
import { StartupError } from '#engine/server/startup-error.ts';

// Settings that need others beside them.

type Text = string | undefined;

/** Each is right by itself. */
interface Given {
  PAYMENTS: readonly PaymentMethod[];
  TAX: string;
  CARRIER: string;
  STRIPE_SECRET_KEY?: Text;
  STRIPE_WEBHOOK_SECRET?: Text;
  STRIPE_CONNECT_WEBHOOK_SECRET?: Text;
  STRIPE_API_URL?: Text;
  SHIPPO_API_KEY?: Text;
  SHIPPO_WEBHOOK_TOKEN?: Text;
  SHIPPO_API_URL?: Text;
  PICTURES?: Text;
  PICTURES_PREVIOUS?: Text;
  AWS_ACCESS_KEY_ID?: Text;
  AWS_SECRET_ACCESS_KEY?: Text;
}

/** Without a method that Stripe provides nothing of Stripe is needed. */
export function stripeOf(s: Given): StripeSettings | undefined {
  const method = s.PAYMENTS.find((each) => rulesOf(each).provider === 'stripe');
  if (method === undefined) return undefined;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = s;
  if (secretKey === undefined || webhookSecret === undefined) {
    const missing = secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET';
    throw new StartupError(
      `Setting ${missing} is missing: PAYMENTS offers ${method}, which needs it. Set it and start again.`,
    );
  }
  const connectSecret = s.STRIPE_CONNECT_WEBHOOK_SECRET;
  return { secretKey, webhookSecret, connectSecret, apiUrl: s.STRIPE_API_URL };
}

/** Taxes need a key alone, whether or not Stripe takes payments. */
export function stripeTaxOf(s: Given): StripeAccess | undefined {
  if (s.TAX !== 'stripe') return undefined;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = s;
  if (secretKey === undefined)
    throw new StartupError(
      'Setting STRIPE_SECRET_KEY is missing: TAX=stripe needs it. Set it and start again.',
    );
  return { secretKey, apiUrl };
}

/** Without the token of the webhook nobody would hear that a parcel has arrived. */
export function shippoOf(s: Given): ShippoAccess | undefined {
  if (s.CARRIER !== 'shippo') return undefined;
  const { SHIPPO_API_KEY: apiKey, SHIPPO_WEBHOOK_TOKEN: webhookToken } = s;
  if (apiKey === undefined || webhookToken === undefined) {
    const missing = apiKey === undefined ? 'SHIPPO_API_KEY' : 'SHIPPO_WEBHOOK_TOKEN';
    throw new StartupError(`Setting ${missing} is missing: CARRIER=shippo needs it. Set it and start again.`);
  }
  return { apiKey, webhookToken, apiUrl: s.SHIPPO_API_URL?.replace(/\/+$/, '') };
}

export function picturesAt(s: Given, name: 'PICTURES' | 'PICTURES_PREVIOUS'): PicturesPlace | undefined {
  const value = s[name];
  if (value === undefined) return undefined;
  const keys = { accessKeyId: s.AWS_ACCESS_KEY_ID, secretAccessKey: s.AWS_SECRET_ACCESS_KEY };
  const place = readPicturesPlace(value, keys, PROJECT_ROOT);
  if (typeof place !== 'string') return place;
  throw new StartupError(`Setting ${name} is wrong: it ${place}. Correct it and start again.`);
}
