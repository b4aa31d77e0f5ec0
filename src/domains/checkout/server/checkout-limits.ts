import {
  isGuestInvoice,
  mustBeConfirmed,
  type GuestInvoices,
} from '#domains/orders/model/payments/confirmation.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import { HOLDS_STOCK } from '#domains/orders/server/order-sql.ts';
import type { TakeHold } from '#domains/orders/server/unpaid-holds/unpaid-holds.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { siteOf } from '#engine/server/http/client-network.ts';
import { MAX_OPEN_ORDERS } from '#engine/server/http/limits.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import type { Shop } from '#engine/server/shop.ts';

/** Who is about to order what, and who will be written to. */
interface Orderer {
  sessionId: number;
  userId: number | null;
  isKnown: boolean;
  paymentMethod: PaymentMethod;
  orderTotalCents: number;
  /** Of the account; null for guests. */
  userEmail: string | null;
  customerEmail: string;
  network: string;
}

const openOrdersTo = statement<{ count: number }, { email: string; atMost: number }>(
  'open-orders-to',
  `select count(*)::int as count
     from (select from orders o where lower(o.customer_email) = lower($email)
                     and ${HOLDS_STOCK} limit $atMost) o`,
);

/**
 * Keeps guests from taking the stock or writing to strangers in the shop's name. Asked when nothing else stands
 * between cart and order: a refused cart and the same submission once more count for nothing. Signed-in buyers are
 * counted by account, never by the network they share. Returns what guests have ordered by invoice, as far as it is
 * counted: ten orders below the limit of `mustBeConfirmed` are one above it.
 */
export async function admitOrder(
  { db, config, limiter }: Pick<Shop, 'db' | 'config' | 'limiter'>,
  orderer: Orderer,
  take: TakeHold,
): Promise<GuestInvoices> {
  if (!config.rateLimit) return { ofMailboxCents: 0, ofNetworkCents: 0 };
  const { sessionId, userId, userEmail, customerEmail, network } = orderer;
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
  const mailbox = mailboxOf(customerEmail);
  const cents = orderer.orderTotalCents;
  const counted = await limiter.add(
    {
      ...(userId === null
        ? { guestOrders: network, guestOrdersOfSession: sessionId }
        : { ordersOfAccount: userId }),
      ...(toOwnAccount ? {} : { ordersToRecipient: mailbox }),
      ...(isGuestInvoice(orderer) && { guestInvoicesOfNetwork: siteOf(network), guestInvoicesTo: mailbox }),
    },
    { guestInvoicesOfNetwork: cents, guestInvoicesTo: cents },
  );
  const together = {
    ofMailboxCents: counted.guestInvoicesTo ?? 0,
    ofNetworkCents: counted.guestInvoicesOfNetwork ?? 0,
  };
  const isPaidLater = orderer.paymentMethod === 'invoice' && !mustBeConfirmed(orderer, together);
  if (!isPaidLater) await take({ userId, cents });
  return together;
}
