import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { MAX_OPEN_ORDERS } from '#engine/server/http/limits.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import type { Shop } from '#engine/server/shop.ts';

/** Who is about to order, and who will be written to. */
interface Orderer {
  sessionId: number;
  userId: number | null;
  /** Of the account; null for guests. */
  userEmail: string | null;
  customerEmail: string;
  network: string;
}

const openOrdersTo = statement<{ count: number }, { email: string; atMost: number }>(
  'open-orders-to',
  `select count(*)::int as count
     from (select from orders o where lower(o.customer_email) = lower($email)
                     and o.status in ('pending', 'processing') limit $atMost) o`,
);

/**
 * Keeps guests from taking the stock or writing to strangers in the shop's name. Asked when nothing else stands
 * between cart and order: a refused cart and the same submission once more count for nothing. Signed-in buyers are
 * counted by account, never by the network they share.
 */
export async function admitOrder(
  { db, config, limiter }: Pick<Shop, 'db' | 'config' | 'limiter'>,
  { sessionId, userId, userEmail, customerEmail, network }: Orderer,
): Promise<void> {
  if (!config.rateLimit) return;
  const toOwnAccount = userEmail?.toLowerCase() === customerEmail.toLowerCase();
  const max = toOwnAccount ? MAX_OPEN_ORDERS.ofAccount : MAX_OPEN_ORDERS.toRecipient;
  const [open] = await openOrdersTo(db, { email: customerEmail, atMost: max });
  if (open!.count >= max) {
    throw new AppError('conflict', 'errors:checkout.manyOpenOrders', {
      reason: 'too_many_open_orders',
      params: { max },
      fields: { customerEmail: 'errors:checkout.manyOpenOrders' },
    });
  }
  await limiter.count({
    ...(userId === null
      ? { guestOrders: network, guestOrdersOfSession: sessionId }
      : { ordersOfAccount: userId }),
    ...(toOwnAccount ? {} : { ordersToRecipient: mailboxOf(customerEmail) }),
  });
}
