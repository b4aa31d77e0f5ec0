import { z } from 'zod';
import { paymentMethodSchema } from '#domains/orders/model/payments/payment-method-schema.ts';
import { rulesOf, type PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import { bankAccount } from '#domains/orders/server/pay-to.ts';
import { toCents, toAmount } from '#engine/model/money.ts';
import type { Config } from '#engine/server/config.ts';
import { amountUpTo, numberBetween } from '#engine/server/settings/setting-schemas.ts';
import { setting, type DomainSettings } from '#engine/server/settings/setting.ts';
import { settingInForce } from '#engine/server/settings/settings-in-force.ts';

const METHODS_KEY = 'money.methods';

/** How customers may pay. */
export const paymentsSettings: DomainSettings = {
  settings: [
    setting({
      key: 'money.invoiceDays',
      ...numberBetween(2, 90, 0),
      standard: ({ policies }) => policies.invoiceDays,
      policies: (invoiceDays) => ({ invoiceDays }),
    }),
    setting({
      key: 'money.guestInvoiceLimit',
      ...amountUpTo(1_000_000),
      standard: ({ policies }) => toAmount(policies.guestInvoiceLimitCents),
      policies: (limit) => ({ guestInvoiceLimitCents: toCents(limit) }),
    }),
    setting({
      key: 'money.invoiceMaximum',
      ...amountUpTo(1_000_000),
      standard: ({ policies: { invoiceMaximumCents } }) =>
        invoiceMaximumCents === null ? null : toAmount(invoiceMaximumCents),
      policies: (maximum) => ({ invoiceMaximumCents: toCents(maximum) }),
    }),
    setting({
      key: METHODS_KEY,
      schema: z
        .array(paymentMethodSchema('errors:settings.methods'), 'errors:settings.methods')
        .min(1, 'errors:settings.methodsNone')
        .refine((methods) => new Set(methods).size === methods.length, 'errors:settings.twice'),
      standard: ({ config }) => config.payments,
      // Keys of providers are in the environment: what is not configured cannot be offered.
      fault: (methods, { config }) =>
        methods.every((method) => config.payments.includes(method)) ? undefined : 'errors:settings.methods',
    }),
  ],
};

/** What the owner wants to be offered, in this order. */
function chosenMethods({ payments }: Config): readonly PaymentMethod[] {
  return settingInForce<PaymentMethod[] | null>(METHODS_KEY) ?? payments;
}

/** A transfer needs an account to go to. A shop that is tried out on http stays as it is. */
export function lacksAccount(method: PaymentMethod, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const isByTransfer = rulesOf(method).provider === null;
  return isByTransfer && publicUrl.startsWith('https:') && bankAccount() === undefined;
}

/** What customers may choose now, in this order. */
export function offeredMethods(config: Config): PaymentMethod[] {
  return chosenMethods(config).filter((method) => !lacksAccount(method, config));
}
