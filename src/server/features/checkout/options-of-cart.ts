import { BRAND } from '#shared/brand.ts';
import { checkoutOptions, type CheckoutOptions } from '#shared/checkout/checkout-options.ts';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import type { Db } from '#server/db/client.ts';
import { priceOf } from './checkout-refusal.ts';
import { readCartToOrder } from './checkout.statements.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';

/** What may be chosen for the cart behind a token; an empty one, where there is none. */
export async function optionsOfCart(
  db: Db,
  { tokenHash, now }: { tokenHash: string | undefined; now: Date },
): Promise<CheckoutOptions> {
  const found =
    tokenHash === undefined
      ? []
      : await readCartToOrder(db, {
          tokenHash,
          language: DEFAULT_LANGUAGE,
          key: null,
          house: BRAND.houseProducer,
          email: '',
          promoCode: null,
        });
  const rows = found.filter((row) => row.lineId !== null);
  return checkoutOptions(
    {
      lines: rows.map(priceOf),
      perishables: rows.some((row) => row.perishable),
      paymentMethods: PAYMENT_METHODS,
    },
    now,
  );
}
