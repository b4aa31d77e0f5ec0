import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { Cart } from '#domains/cart/model/cart.ts';
import { promoCodes } from '#domains/cart/server/promotions.schema.ts';
import { FORM, openCheckoutDesk, type CheckoutDesk } from './checkout-desk.ts';
import { aCode } from './promo-codes.ts';
import type { Visitor } from './test-app.ts';

/** A checkout desk with a promo code that is new for each test; `make` puts it into the database. */
export interface CodeDesk extends CheckoutDesk {
  code: string;
  make(values?: Parameters<typeof aCode>[2]): Promise<number>;
  put(who?: Visitor): Promise<{ status: number; body: Cart }>;
  /** Orders the cart, with the code that is given or else the one in the cart. */
  order(promoCode?: string, form?: object, who?: Visitor): ReturnType<CheckoutDesk['checkout']>;
  stored(): Promise<typeof promoCodes.$inferSelect>;
}

export function openCodeDesk(): CodeDesk {
  const desk: CodeDesk = Object.assign(openCheckoutDesk(), {
    code: '',
    make: (values?: Parameters<typeof aCode>[2]) => aCode(desk.shop.db, desk.code, values),
    put: (who = desk.visitor) => who.post<Cart>('/api/cart/promo', { code: desk.code }),
    order: (promoCode?: string, form: object = {}, who = desk.visitor) =>
      desk.checkout(who, { ...FORM, promoCode, ...form }),
    stored: async () =>
      (await desk.shop.db.select().from(promoCodes).where(eq(promoCodes.code, desk.code)))[0]!,
  });
  let made = 0;
  beforeEach(() => {
    made += 1;
    desk.code = `CODE-${made}`;
  });
  return desk;
}
