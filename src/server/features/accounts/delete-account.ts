import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Catalogue } from '#server/db/catalogue.ts';
import type { Changed } from '#server/db/catalogue-changes.ts';
import type { Db } from '#server/db/client.ts';
import { ORDER_IS_OPEN } from '#server/db/order-sql.ts';
import { buyerProfiles, users } from '#server/db/schema/accounts.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { mailOutbox } from '#server/db/schema/operations.ts';
import { orderItems, orders } from '#server/db/schema/orders.ts';
import { producerProfiles } from '#server/db/schema/producers.ts';
import { productReviews } from '#server/db/schema/reviews.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/http/app-error.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { moveOrder } from '#server/features/orders/move-order.ts';
import { languageOf, type UserRow } from './accounts.queries.ts';
import { dropLinkTokens } from './link-tokens.ts';
import { dropRecoveryCodes } from './recovery-codes.ts';
import { endUserSessions } from './user-sessions.ts';

/**
 * The owner has proved the password. Bookkeeping and ratings need the orders, lines and stars; nothing that names the
 * person stays with them. The account's row stays, empty, so that they keep their reference.
 */
export async function deleteAccount(catalogue: Catalogue, user: UserRow): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    if (user.role === 'ADMIN') await refuseLastAdministrator(tx);
    if (user.role === 'PRODUCER') await closeProducer(tx, changed, user.id);
    await cancelUnsentOrders(tx, changed, user.id);
    await tx.delete(buyerProfiles).where(eq(buyerProfiles.userId, user.id));
    await tx
      .update(orders)
      .set({ customerName: '', customerEmail: '', customerPhone: null, shippingAddress: '' })
      .where(eq(orders.userId, user.id));
    await takeNameOffReviews(tx, changed, user.id);
    await endUserSessions(tx, user.id);
    await dropLinkTokens(tx, user.id);
    await dropRecoveryCodes(tx, user.id);
    await tx
      .delete(mailOutbox)
      .where(and(sql`lower(${mailOutbox.recipient}) = lower(${user.email})`, isNotNull(mailOutbox.sentAt)));
    await queueMail(tx, {
      template: 'account-deleted',
      recipient: user.email,
      language: languageOf(user),
      data: { username: user.username },
    });
    await tx.update(users).set(nobody(user.id)).where(eq(users.id, user.id));
  });
}

const unsentOrders = statement<{ id: number }, { userId: number }>(
  'unsent-orders-of-user',
  `select o.id from orders o
    where o.user_id = $userId::int and ${ORDER_IS_OPEN}
      and not exists (select 1 from order_items i where i.order_id = o.id and i.shipped_at is not null)
    order by o.id`,
);

/** Nobody can deliver to an address that is gone. The mails about it go out to the address on the order. */
async function cancelUnsentOrders(tx: Db, changed: Changed, userId: number): Promise<void> {
  for (const { id } of await unsentOrders(tx, { userId }))
    await moveOrder(tx, changed, id, 'cancelled', { actor: 'buyer', userId });
}

const SEEN = sql<boolean>`${productReviews.status} = 'published'
  and (select p.listed from products p where p.id = ${productReviews.productId})`;

async function takeNameOffReviews(tx: Db, changed: Changed, userId: number): Promise<void> {
  const reviews = await tx
    .update(productReviews)
    .set({ userId: null, authorName: '' })
    .where(eq(productReviews.userId, userId))
    .returning({ productId: productReviews.productId, isSeen: SEEN });
  for (const { productId, isSeen } of reviews) if (isSeen) changed.product(productId);
}

function nobody(id: number) {
  return {
    username: `deleted-${id}`,
    email: `deleted-${id}@deleted.invalid`,
    passwordHash: '',
    totpSecret: null,
    totpEnabledAt: null,
    totpLastStep: null,
    deletedAt: new Date(),
  };
}

/** Locks the administrators' rows: two of them leaving at the same moment must not both be "not the last". */
async function refuseLastAdministrator(tx: Db): Promise<void> {
  const administrators = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'ADMIN'), isNull(users.deletedAt)))
    .for('update');
  if (administrators.length <= 1) throw new AppError('conflict', 'errors:accounts.lastAdministrator');
}

const openLine = statement<{ id: number }, { producerId: number }>(
  'open-line-of-producer',
  `select i.id from order_items i join orders o on o.id = i.order_id
    where i.producer_id = $producerId::int and i.shipped_at is null and ${ORDER_IS_OPEN}
    limit 1`,
);

/** Customers wait for what they ordered; after that the company and its products leave the shop. */
async function closeProducer(tx: Db, changed: Changed, userId: number): Promise<void> {
  const [producer] = await tx
    .select({ id: producerProfiles.id, verified: producerProfiles.verified })
    .from(producerProfiles)
    .where(eq(producerProfiles.userId, userId))
    .for('update');
  if (producer === undefined) return;
  if ((await openLine(tx, { producerId: producer.id })).length > 0)
    throw new AppError('conflict', 'errors:accounts.producerHasOpenOrders');
  const wasOrdered = sql`exists (select from order_items i where i.product_id = ${products.id})`;
  await tx
    .update(products)
    .set({
      producerId: null,
      hidden: true,
      listed: false,
      forSale: false,
      // Somebody's order still shows the main picture.
      imageUrl: sql`case when ${wasOrdered} then ${products.imageUrl} end`,
      imagePreview: sql`case when ${wasOrdered} then ${products.imagePreview} end`,
      additionalImages: [],
    })
    .where(eq(products.producerId, producer.id));
  await tx.update(orderItems).set({ producerId: null }).where(eq(orderItems.producerId, producer.id));
  await tx.delete(producerProfiles).where(eq(producerProfiles.id, producer.id));
  if (producer.verified) changed.producer(producer.id);
}
