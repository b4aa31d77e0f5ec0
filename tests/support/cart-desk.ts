import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { Config } from '#engine/server/config.ts';
import { sessions } from '#engine/server/sessions/users.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { openTestApp, type TestApp, type Visitor } from './test-app.ts';

/** A shop before anything is put into a cart: oil by the standard tiers, cheese at one price, a new visitor. */
export interface CartDesk {
  shop: TestApp;
  visitor: Visitor;
  /** 24.99 with the standard table; 200 in stock. */
  oil: number;
  cheese: number;
}

export function openCartDesk(settings: Partial<Config> = {}) {
  const desk: CartDesk = { shop: undefined!, visitor: undefined!, oil: 0, cheese: 0 };
  const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
    desk.shop.db.update(products).set(values).where(eq(products.id, id));
  const add = (productId: unknown, quantity?: unknown, who = desk.visitor) =>
    who.post<Cart & { message: string }>('/api/cart', { productId, quantity });
  const read = async (who = desk.visitor) => (await who.get<Cart>('/api/cart')).body;
  const countSessions = async () =>
    (await desk.shop.db.select({ n: sql<number>`count(*)::int` }).from(sessions))[0]!.n;

  beforeAll(async () => {
    desk.shop = await openTestApp(settings);
    const found = await desk.shop.db.select({ id: products.id, slug: products.slug }).from(products);
    desk.oil = found.find(({ slug }) => slug === 'taggiasca-extra-virgin-olive-oil')!.id;
    desk.cheese = found.find(({ id }) => id !== desk.oil)!.id;
  });
  beforeEach(async () => {
    desk.visitor = desk.shop.visitor();
    await change(desk.oil, { quantityAvailable: 200, discountTiers: null, priceCents: 24_99, hidden: false });
    await change(desk.cheese, {
      quantityAvailable: 2000,
      discountTiers: [],
      priceCents: 10_00,
      hidden: false,
    });
  });
  return { desk, change, add, read, countSessions };
}
