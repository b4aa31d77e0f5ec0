import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import type { Config } from '#engine/server/config.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { rows } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { anAdmin, aProducer } from './people.ts';
import { openTestApp, type TestApp, type Visitor } from './test-app.ts';

const FORM = {
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  shippingAddress: '12 Harbour Street, Portland, ME 04101',
};

interface Shelf {
  slug: string;
  productId: number;
  visitor: Visitor;
  producerId: number;
}

type Placed = Pick<CheckoutAnswer, 'orderId' | 'token'>;

type MailField = 'template' | 'recipient' | 'data' | 'nextAttemptAt' | 'createdAt';

/** A shop with two producers who have an account each: the first sells at 24.99, the second at 10.00, 100 units each. */
export interface TwoProducers {
  shop: TestApp;
  admin: Visitor;
  shelves: [Shelf, Shelf];
  /** A guest's order of so many from either shelf; 5 and 2 unless said otherwise. */
  buy(quantities?: [number, number]): Promise<CheckoutAnswer & { guest: Visitor; received: string }>;
  /** The order as its customer sees it. */
  shown(order: Placed): Promise<Order>;
  ship(shelf: Shelf, orderId: number, body?: unknown): ReturnType<Visitor['post']>;
  stockOf(shelf: Shelf): Promise<number>;
  /** What was written about the order after its confirmation, in that order. */
  mailsAbout(orderId: number): Promise<Pick<typeof mailOutbox.$inferSelect, MailField>[]>;
}

/** `settings` are asked when the shop opens. */
export function openTwoProducers(settings: () => Partial<Config> = () => ({})): TwoProducers {
  const two: TwoProducers = {
    shop: undefined!,
    admin: undefined!,
    shelves: undefined!,
    async buy(quantities = [5, 2]) {
      const guest = two.shop.visitor();
      for (const [index, { productId }] of two.shelves.entries()) {
        const quantity = quantities[index]!;
        if (quantity > 0) await guest.post('/api/cart', { productId, quantity });
      }
      const { body } = await guest.post<CheckoutAnswer>('/api/checkout', FORM);
      return { ...body, guest, received: `/api/orders/${body.orderId}/received?token=${body.token}` };
    },
    shown: async ({ orderId, token }) =>
      (await two.shop.visitor().get<Order>(`/api/orders/${orderId}?token=${token}`)).body,
    ship: (shelf, orderId, body = {}) => shelf.visitor.post(`/api/producer/orders/${orderId}/ship`, body),
    stockOf: async ({ productId }) =>
      (await two.shop.db.select().from(products).where(eq(products.id, productId)))[0]!.quantityAvailable,
    async mailsAbout(orderId) {
      const mails = await two.shop.db
        .select({
          template: mailOutbox.template,
          recipient: mailOutbox.recipient,
          data: mailOutbox.data,
          nextAttemptAt: mailOutbox.nextAttemptAt,
          createdAt: mailOutbox.createdAt,
        })
        .from(mailOutbox)
        .where(sql`${mailOutbox.data} ->> 'orderId' = ${String(orderId)}`)
        .orderBy(mailOutbox.id);
      return mails.filter(({ template }) => template !== 'order-confirmation');
    },
  };

  beforeAll(async () => {
    two.shop = await openTestApp(settings());
    two.admin = (await anAdmin(two.shop)).visitor;
    const [first, second] = await rows<{ slug: string; productId: number }>(
      two.shop.db,
      sql`select r.slug, min(p.id) as "productId" from producer_profiles r join products p on p.producer_id = r.id
           where p.listed and p.for_sale group by r.id order by r.id limit 2`,
    );
    const shelf = async (found: { slug: string; productId: number }, priceCents: number): Promise<Shelf> => {
      const { visitor, producerId } = await aProducer(two.shop, found.slug);
      const onShelf = { priceCents, discountTiers: null };
      await two.shop.db.update(products).set(onShelf).where(eq(products.id, found.productId));
      return { ...found, visitor, producerId };
    };
    two.shelves = [await shelf(first!, 24_99), await shelf(second!, 10_00)];
  });
  beforeEach(async () => {
    for (const { productId } of two.shelves)
      await two.shop.db.update(products).set({ quantityAvailable: 100 }).where(eq(products.id, productId));
  });
  return two;
}
