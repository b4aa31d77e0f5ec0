import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { toDollars } from '#shared/money.ts';
import type { Db } from '#server/db/client.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { groupBuys, groupMembers } from '#server/db/schema/group-buys.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';
import { returnEvents, returnPhotos, returns } from '#server/db/schema/returns.ts';
import { savedProducts } from '#server/db/schema/saved.ts';
import { productReviews } from '#server/db/schema/reviews.ts';
import { webhookEndpoints } from '#server/db/schema/webhooks.ts';
import { keysOf } from './api-keys.queries.ts';
import { profileOf, userView, type UserRow } from './accounts.queries.ts';
import { passkeysOf, passkeyView } from './passkeys.queries.ts';

/**
 * Everything the shop keeps about one person, in the words and units of the API. Waitlist and newsletter entries hang on an
 * address that registration does not prove, not on the account: whoever registers a stranger's address must not read them.
 */
export async function ownData(db: Db, user: UserRow) {
  const profile = await profileOf(db, user);
  return {
    account: { ...userView(user), language: user.language },
    profile: profile ?? null,
    passkeys: (await passkeysOf(db, user.id)).map(passkeyView),
    orders: await ownOrders(db, user.id),
    groupBuys: await ownMemberships(db, user.id),
    savedProducts: await ownSaved(db, user.id),
    reviews: await ownReviews(db, user.id),
    apiKeys: await keysOf(db, user.id),
    webhooks: await ownWebhooks(db, user.id),
    products: profile?.role === 'PRODUCER' ? await ownProducts(db, profile.id) : [],
  };
}

async function ownOrders(db: Db, userId: number) {
  const rows = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.id);
  if (rows.length === 0) return [];
  const items = await db
    .select()
    .from(orderItems)
    .where(
      inArray(
        orderItems.orderId,
        rows.map((order) => order.id),
      ),
    )
    .orderBy(orderItems.id);
  const returned = Map.groupBy(await ownReturns(db, userId), ({ orderId }) => orderId);
  return rows.map((order) => ({
    id: order.id,
    createdAt: order.createdAt,
    status: order.status,
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    customerPhone: order.customerPhone,
    shippingAddress: order.shippingAddress,
    orderTotal: toDollars(order.orderTotalCents),
    discountTotal: toDollars(order.discountTotalCents),
    shipping: toDollars(order.shippingCents),
    items: items
      .filter((item) => item.orderId === order.id)
      .map((item) => ({
        productName: item.productName,
        unit: item.unit,
        quantity: item.quantity,
        price: toDollars(item.priceCents),
        discount: toDollars(item.discountCents),
      })),
    returns: (returned.get(order.id) ?? []).map(({ orderId: _orderId, ...own }) => own),
  }));
}

/** With what was said to the customer; what administrators note among themselves is theirs. */
function ownReturns(db: Db, userId: number) {
  const { id, orderId, number, kind, reason, details, status, requestedAt } = returns;
  const photos = db
    .select({ url: sql`'/api/return-photos/' || ${returnPhotos.id}` })
    .from(returnPhotos)
    .where(eq(returnPhotos.returnId, id))
    .orderBy(returnPhotos.id);
  const notes = db
    .select({ note: returnEvents.note })
    .from(returnEvents)
    .where(and(eq(returnEvents.returnId, id), eq(returnEvents.kind, 'status'), isNotNull(returnEvents.note)))
    .orderBy(returnEvents.id);
  return db
    .select({
      orderId,
      number,
      kind,
      reason,
      details,
      status,
      requestedAt,
      photos: sql<string[]>`array(${photos})`,
      notes: sql<string[]>`array(${notes})`,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(orders.userId, userId))
    .orderBy(id);
}

/** Places in group buys; once one has ended, the order has the address. */
function ownMemberships(db: Db, userId: number) {
  const {
    quantity,
    state,
    isOrganizer,
    customerName,
    customerEmail,
    customerPhone,
    shippingAddress,
    createdAt,
  } = groupMembers;
  return db
    .select({
      title: groupBuys.title,
      product: products.name,
      closesAt: groupBuys.closesAt,
      quantity,
      state,
      isOrganizer,
      customerName,
      customerEmail,
      customerPhone,
      shippingAddress,
      createdAt,
    })
    .from(groupMembers)
    .innerJoin(groupBuys, eq(groupBuys.id, groupMembers.groupBuyId))
    .innerJoin(products, eq(products.id, groupBuys.productId))
    .where(eq(groupMembers.userId, userId))
    .orderBy(groupMembers.id);
}

async function ownSaved(db: Db, userId: number) {
  const { savedAt, savedPriceCents } = savedProducts;
  const rows = await db
    .select({ product: products.name, slug: products.slug, savedAt, savedPriceCents })
    .from(savedProducts)
    .innerJoin(products, eq(products.id, savedProducts.productId))
    .where(eq(savedProducts.userId, userId))
    .orderBy(savedAt);
  return rows.map(({ savedPriceCents: cents, ...saved }) => ({ ...saved, savedPrice: toDollars(cents) }));
}

function ownWebhooks(db: Db, userId: number) {
  const { id, url, events, createdAt, disabledAt } = webhookEndpoints;
  return db
    .select({ url, events, createdAt, disabledAt })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(id);
}

function ownReviews(db: Db, userId: number) {
  const { id, rating, comment, language, status, createdAt, authorName } = productReviews;
  return db
    .select({ id, product: products.name, rating, comment, language, status, authorName, createdAt })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(eq(productReviews.userId, userId))
    .orderBy(productReviews.id);
}

async function ownProducts(db: Db, producerId: number) {
  const rows = await db
    .select()
    .from(products)
    .where(eq(products.producerId, producerId))
    .orderBy(products.id);
  return rows.map((product) => ({
    slug: product.slug,
    name: product.name,
    description: product.description,
    price: toDollars(product.priceCents),
    quantityAvailable: product.quantityAvailable,
    discountTiers: product.discountTiers,
    imageUrl: product.imageUrl,
    createdAt: product.createdAt,
  }));
}
