import { eq, inArray } from 'drizzle-orm';
import { toDollars } from '#shared/money.ts';
import type { Db } from '#server/db/client.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';
import { productReviews } from '#server/db/schema/reviews.ts';
import { profileOf, userView, type UserRow } from './accounts.queries.ts';

/**
 * Everything the shop keeps about one person, in the words and units of the API. Waitlist and newsletter entries hang on an
 * address that registration does not prove, not on the account: whoever registers a stranger's address must not read them.
 */
export async function ownData(db: Db, user: UserRow) {
  const profile = await profileOf(db, user);
  return {
    account: { ...userView(user), language: user.language },
    profile: profile ?? null,
    orders: await ownOrders(db, user.id),
    reviews: await ownReviews(db, user.id),
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
  }));
}

function ownReviews(db: Db, userId: number) {
  const { id, rating, comment, status, createdAt, authorName } = productReviews;
  return db
    .select({ id, product: products.name, rating, comment, status, authorName, createdAt })
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
