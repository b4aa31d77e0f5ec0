import { eq } from 'drizzle-orm';
import { shipByDay } from '#domains/pricing/model/delivery/methods.ts';
import { paymentEntries } from '#domains/ledger/model/money-moves.ts';
import { cancellationPosting } from '#domains/ledger/model/reversal.ts';
import { saleOf } from '#domains/orders/model/sale-of-order.ts';
import { salePosting } from '#domains/ledger/model/sale.ts';
import type { OrderStatus } from '#domains/orders/model/order-status.ts';
import { commissionBasisPoints, commissionCents } from '#domains/pricing/model/commission.ts';
import type { Db } from '#engine/server/db/client.ts';
import { buyerProfiles } from '#engine/server/sessions/users.schema.ts';
import { orderItems, orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { loadBooks } from '#domains/ledger/server/order-books.queries.ts';
import { post } from '#domains/ledger/server/post.ts';
import { loadOrder } from '#domains/orders/server/orders.queries.ts';
import { recordTransfer } from '#domains/payments/server/record-transfer.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { createUser, signIn, type TestApp, type Visitor } from './test-app.ts';

/** A signed-in buyer with a profile. */
export async function aBuyer(
  shop: TestApp,
  username = 'beatrice',
): Promise<{ id: number; visitor: Visitor }> {
  const id = await createUser(shop.db, { username, role: 'BUYER' });
  await shop.db.insert(buyerProfiles).values({ userId: id, firstName: 'Beatrice', lastName: 'Marlow' });
  return { id, visitor: await signIn(shop, id) };
}

/** A signed-in account that is the named sample producer. */
export async function aProducer(
  shop: TestApp,
  slug: string,
): Promise<{ id: number; producerId: number; visitor: Visitor }> {
  const id = await createUser(shop.db, { username: slug, role: 'PRODUCER' });
  const [producer] = await shop.db
    .update(producerProfiles)
    .set({ userId: id })
    .where(eq(producerProfiles.slug, slug))
    .returning({ id: producerProfiles.id });
  return { id, producerId: producer!.id, visitor: await signIn(shop, id) };
}

export async function anAdmin(
  shop: TestApp,
  username = 'root-admin',
): Promise<{ id: number; visitor: Visitor }> {
  const id = await createUser(shop.db, { username, role: 'ADMIN' });
  return { id, visitor: await signIn(shop, id) };
}

/** An order straight in the database, one unit price and quantity per product slug. */
export async function anOrder(
  db: Db,
  order: {
    userId?: number;
    status?: OrderStatus;
    customerName?: string;
    /** By bank transfer. */
    isPaid?: boolean;
    lines: { slug: string; quantity: number; discountCents?: number }[];
  },
): Promise<number> {
  const [row] = await db
    .insert(orders)
    .values({
      userId: order.userId ?? null,
      status: order.status ?? 'pending',
      acceptedAt: new Date(),
      customerName: order.customerName ?? 'Beatrice Marlow',
      customerEmail: 'beatrice@example.com',
      shippingAddress: '7 Orchard Row, Bath, ME 04530',
      orderTotalCents: 0,
    })
    .returning({ id: orders.id });
  let total = 0;
  const parts = new Map<number | null, number>();
  const sums = new Map<number, number>();
  for (const line of order.lines) {
    const [product] = await db.select().from(products).where(eq(products.slug, line.slug));
    const { producerId, priceCents } = product!;
    const discountCents = line.discountCents ?? 0;
    const lineCents = priceCents * line.quantity - discountCents;
    total += lineCents;
    const partId = parts.get(producerId) ?? (await aPart(db, row!.id, producerId, order.status ?? 'pending'));
    parts.set(producerId, partId);
    sums.set(partId, (sums.get(partId) ?? 0) + lineCents);
    const goodsCents = sums.get(partId)!;
    await db
      .update(orderParts)
      .set({ goodsCents, commissionCents: commissionCents(goodsCents) })
      .where(eq(orderParts.id, partId));
    await db.insert(orderItems).values({
      orderId: row!.id,
      partId,
      productId: product!.id,
      producerId,
      productName: product!.name,
      unit: product!.unit,
      perishable: product!.perishable,
      quantity: line.quantity,
      priceCents,
      discountCents,
    });
  }
  await db.update(orders).set({ orderTotalCents: total }).where(eq(orders.id, row!.id));
  await postSale(db, row!.id);
  if (order.isPaid) await payInvoice(db, row!.id);
  return row!.id;
}

/** All that is open, by bank transfer. */
async function payInvoice(db: Db, orderId: number): Promise<void> {
  const id = await createUser(db, { username: `bookkeeper-${orderId}`, role: 'ADMIN' });
  const bookkeeper = { id, username: `bookkeeper-${orderId}`, role: 'ADMIN' as const };
  await recordTransfer({ db }, orderId, { amountCents: null, note: null }, bookkeeper as SessionUser);
}

let transfers = 0;

/** The customer has paid for it, all that is open or as much as is said. */
export async function payOrder(db: Db, orderId: number, cents?: number): Promise<void> {
  transfers += 1;
  const books = await loadBooks(db, orderId);
  const entries = paymentEntries(books, cents ?? books.receivableCents);
  await post(db, { kind: 'payment', source: `payment:by-hand-${transfers}`, orderId, entries });
}

async function postSale(db: Db, orderId: number): Promise<void> {
  const order = (await loadOrder(db, orderId))!;
  const parts = await db
    .select()
    .from(orderParts)
    .where(eq(orderParts.orderId, orderId))
    .orderBy(orderParts.id);
  await post(db, salePosting({ id: orderId, ...saleOf({ ...order, parts }) }));
  if (order.status !== 'cancelled') return;
  const partIds = parts.map(({ id }) => id);
  await post(db, cancellationPosting(await loadBooks(db, orderId), { orderId, partIds, isWhole: true }));
}

async function aPart(
  db: Db,
  orderId: number,
  producerId: number | null,
  orderStatus: OrderStatus,
): Promise<number> {
  const isSent = orderStatus === 'shipped' || orderStatus === 'completed';
  const [part] = await db
    .insert(orderParts)
    .values({
      orderId,
      producerId,
      status: orderStatus === 'completed' ? 'delivered' : orderStatus,
      goodsCents: 0,
      commissionBasisPoints: commissionBasisPoints(),
      commissionCents: 0,
      shipBy: shipByDay(new Date(), []),
      shippedAt: isSent ? new Date() : null,
      deliveredAt: orderStatus === 'completed' ? new Date() : null,
    })
    .returning({ id: orderParts.id });
  return part!.id;
}
