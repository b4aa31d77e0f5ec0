import { and, asc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import type {
  AdminListQuery,
  AdminOrderList,
  AdminProductList,
  AdminReviewList,
} from '#shared/admin/admin-lists.ts';
import { brand } from '#shared/brand.ts';
import type {
  AdminCategory,
  AdminOrder,
  AdminProduct,
  AdminReview,
  AuditEntry,
} from '#shared/admin/admin.ts';
import { toDollars } from '#shared/money.ts';
import { UNSHIPPED } from '#shared/orders/part-status.ts';
import type { Db } from '#server/db/client.ts';
import { categories, products } from '#server/db/schema/catalogue.ts';
import { auditLog } from '#server/db/schema/operations.ts';
import { orders } from '#server/db/schema/orders.ts';
import { producerProfiles } from '#server/db/schema/producers.ts';
import { productReviews } from '#server/db/schema/reviews.ts';
import { adminList, allInPortions, contains } from '#server/http/admin-list.ts';

type OrderFilter = Pick<AdminOrderList, 'needs' | 'status' | 'q'>;

/** A number in the search box is the id of an order; anything else a name or an e-mail. */
function orderMatches(q: string) {
  const number = /^#?(\d{1,9})$/.exec(q)?.[1];
  if (number !== undefined) return eq(orders.id, Number(number));
  return or(ilike(orders.customerName, contains(q)), ilike(orders.customerEmail, contains(q)));
}

/** Something in it waits for an administrator to ship it: its producer is closed, has no account, or is not known. */
const NEEDS_SHIPPING = sql`${orders.acceptedAt} is not null and ${orders.id} in (
  select t.order_id from order_parts t left join producer_profiles r on r.id = t.producer_id and r.closed_at is null
   where t.status in ${UNSHIPPED} and r.user_id is null)`;

function ordersMatching(list: OrderFilter): SQL | undefined {
  return and(
    list.needs === undefined ? undefined : NEEDS_SHIPPING,
    list.status === undefined ? undefined : eq(orders.status, list.status),
    list.q ? orderMatches(list.q) : undefined,
  );
}

/** An order's row has room for so many pictures. */
const PICTURED_LINES = 3;

function orderRows(db: Db, where: SQL | undefined, order: SQL, limit: number) {
  return db
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      status: orders.status,
      orderTotalCents: orders.orderTotalCents,
      customerName: orders.customerName,
      customerEmail: orders.customerEmail,
      units: sql<number>`(select coalesce(sum(i.quantity), 0)::int from order_items i where i.order_id = orders.id)`,
      firstLines: sql<AdminOrder['firstLines']>`(select coalesce(json_agg(l), '[]') from (
        select i.product_name as name, p.image_url as "imageUrl" from order_items i left join products p on p.id = i.product_id
         where i.order_id = orders.id order by i.id limit ${PICTURED_LINES}) l)`,
    })
    .from(orders)
    .where(where)
    .orderBy(order)
    .limit(limit);
}

function toAdminOrder({
  orderTotalCents,
  ...row
}: Awaited<ReturnType<typeof orderRows>>[number]): AdminOrder {
  return { ...row, createdAt: row.createdAt.toISOString(), orderTotal: toDollars(orderTotalCents) };
}

export function listOrders(db: Db, list: AdminOrderList) {
  const source = { table: orders, id: orders.id, where: ordersMatching(list) };
  return adminList(db, list, source, (...rest) => orderRows(db, ...rest), toAdminOrder);
}

export function allOrders(db: Db, filter: OrderFilter): AsyncGenerator<AdminOrder[]> {
  const source = { id: orders.id, where: ordersMatching(filter) };
  return allInPortions(source, (...rest) => orderRows(db, ...rest), toAdminOrder);
}

export function listReviews(db: Db, list: AdminReviewList) {
  const where = and(
    list.status === undefined ? undefined : eq(productReviews.status, list.status),
    list.q ? ilike(productReviews.comment, contains(list.q)) : undefined,
  );
  return adminList(
    db,
    list,
    { table: productReviews, id: productReviews.id, where },
    (condition, order, limit) =>
      db
        .select({ id: productReviews.id, review: productReviews, name: products.name, slug: products.slug })
        .from(productReviews)
        .innerJoin(products, eq(products.id, productReviews.productId))
        .where(condition)
        .orderBy(order)
        .limit(limit),
    ({ review, name, slug }): AdminReview => ({
      id: review.id,
      rating: review.rating,
      comment: review.comment,
      language: review.language,
      authorName: review.authorName,
      status: review.status,
      createdAt: review.createdAt.toISOString(),
      product: { name, slug },
    }),
  );
}

export function listProducts(db: Db, list: AdminProductList) {
  const where = and(
    list.categoryId === undefined ? undefined : eq(products.categoryId, list.categoryId),
    list.hidden === undefined ? undefined : eq(products.hidden, list.hidden),
    list.q ? ilike(products.name, contains(list.q)) : undefined,
  );
  return adminList(
    db,
    list,
    { table: products, id: products.id, where },
    (condition, order, limit) =>
      db
        .select({ id: products.id, product: products, producerName: producerProfiles.companyName })
        .from(products)
        .leftJoin(producerProfiles, eq(producerProfiles.id, products.producerId))
        .where(condition)
        .orderBy(order)
        .limit(limit),
    ({ product, producerName }): AdminProduct => ({
      id: product.id,
      slug: product.slug,
      name: product.name,
      price: toDollars(product.priceCents),
      quantityAvailable: product.quantityAvailable,
      categoryId: product.categoryId,
      perishable: product.perishable,
      allergens: product.allergens,
      ingredients: product.ingredients,
      storage: product.storage,
      shelfLifeDays: product.shelfLifeDays,
      producerName: producerName ?? brand().houseProducer,
      featured: product.featured,
      forSale: product.forSale,
      hidden: product.hidden,
      listed: product.listed,
    }),
  );
}

export async function listCategories(db: Db): Promise<AdminCategory[]> {
  const found = await db
    .select({
      category: categories,
      products: sql<number>`(select count(*)::int from products p where p.category_id = categories.id)`,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  return found.map(({ category, products: held }) => ({
    ...category,
    translations: category.translations as AdminCategory['translations'],
    products: held,
  }));
}

export function listAudit(db: Db, list: AdminListQuery) {
  const where = list.q
    ? or(ilike(auditLog.actorName, contains(list.q)), ilike(auditLog.action, contains(list.q)))
    : undefined;
  return adminList(
    db,
    list,
    { table: auditLog, id: auditLog.id, where },
    (condition, order, limit) => db.select().from(auditLog).where(condition).orderBy(order).limit(limit),
    ({ actorUserId: _actor, ...row }): AuditEntry => ({ ...row, createdAt: row.createdAt.toISOString() }),
  );
}
