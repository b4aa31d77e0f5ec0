import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import type { Config } from '#engine/server/config.ts';
import { sessions } from '#engine/server/sessions/users.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { hashToken } from '#engine/server/sessions/session.ts';
import { readLedger, type Ledger } from './ledger.ts';
import { openTestApp, type TestApp, type Visitor } from './test-app.ts';

export const OIL_NAME = 'Taggiasca Extra Virgin Olive Oil';
export const FORM = {
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  shippingAddress: '12 Harbour Street, Portland',
};

/** A shop before each purchase: oil by the standard tiers, cheese at one price, a visitor, and the books as they are. */
export interface CheckoutDesk {
  shop: TestApp;
  /** New for each test; somebody who else buys is named. */
  visitor: Visitor;
  /** $24.99, 200 units. */
  oil: number;
  /** $10.00, 80 units, no bulk discount. */
  cheese: number;
  /** The books before the test. */
  before: Ledger;
  change(id: number, values: Partial<typeof products.$inferInsert>): Promise<unknown>;
  add(productId: number, quantity: number, who?: Visitor): ReturnType<Visitor['post']>;
  checkout(
    who?: Visitor,
    form?: object,
    key?: string,
  ): Promise<{ status: number; text: string; body: CheckoutAnswer & { message: string } }>;
  cartOf(who?: Visitor): Promise<Cart>;
  /** From now on the visitor's session belongs to the account. */
  signIn(who: Visitor, userId: number): Promise<void>;
}

export function openCheckoutDesk(settings: Partial<Config> = {}): CheckoutDesk {
  const desk: CheckoutDesk = {
    shop: undefined!,
    visitor: undefined!,
    oil: 0,
    cheese: 0,
    before: undefined!,
    change: (id, values) => desk.shop.db.update(products).set(values).where(eq(products.id, id)),
    add: (productId, quantity, who = desk.visitor) => who.post('/api/cart', { productId, quantity }),
    checkout: (who = desk.visitor, form = FORM, key) =>
      who.post('/api/checkout', form, key === undefined ? {} : { 'idempotency-key': key }),
    cartOf: async (who = desk.visitor) => (await who.get<Cart>('/api/cart')).body,
    async signIn(who, userId) {
      const tokenHash = hashToken(who.cookies.get('session')!);
      await desk.shop.db.update(sessions).set({ userId }).where(eq(sessions.tokenHash, tokenHash));
    },
  };

  beforeAll(async () => {
    desk.shop = await openTestApp(settings);
    const found = await desk.shop.db.select({ id: products.id, name: products.name }).from(products);
    desk.oil = found.find(({ name }) => name === OIL_NAME)!.id;
    desk.cheese = found.find(({ id }) => id !== desk.oil)!.id;
  });
  beforeEach(async () => {
    desk.visitor = desk.shop.visitor();
    const onSale = { hidden: false, forSale: true };
    await desk.change(desk.oil, {
      ...onSale,
      quantityAvailable: 200,
      discountTiers: null,
      priceCents: 24_99,
    });
    await desk.change(desk.cheese, {
      ...onSale,
      quantityAvailable: 80,
      discountTiers: [],
      priceCents: 10_00,
    });
    desk.before = await readLedger(desk.shop.db);
  });
  return desk;
}
