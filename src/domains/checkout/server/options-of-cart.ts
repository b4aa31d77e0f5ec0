import { brand } from '#engine/model/brand.ts';
import { checkoutOptions, type CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { DEFAULT_LANGUAGE } from '#engine/model/languages.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { Db } from '#engine/server/db/client.ts';
import { pricesOf } from './checkout-refusal.ts';
import { readCartToOrder } from './checkout.statements.ts';

/** What may be chosen for the cart behind a token; an empty one, where there is none. */
export async function optionsOfCart(
  db: Db,
  {
    tokenHash,
    paymentMethods,
    now,
  }: { tokenHash: string | undefined; paymentMethods: readonly PaymentMethod[]; now: Date },
): Promise<CheckoutOptions> {
  const found =
    tokenHash === undefined
      ? []
      : await readCartToOrder(db, {
          tokenHash,
          language: DEFAULT_LANGUAGE,
          key: null,
          house: brand().houseProducer,
          email: '',
          promoCode: null,
        });
  const rows = found.filter((row) => row.lineId !== null);
  return checkoutOptions(
    {
      lines: pricesOf(rows),
      perishables: rows.some((row) => row.perishable),
      paymentMethods,
    },
    now,
  );
}
