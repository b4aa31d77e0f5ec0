import { eq } from 'drizzle-orm';
import type { OrderStatus } from '#domains/orders/model/order-status.ts';
import type { MovedBy } from '#domains/orders/server/order-hooks.ts';
import { tellInHistory } from '#domains/orders/server/order-history.ts';
import type { LockedOrder } from '#domains/orders/server/orders.queries.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import { groupBuys, groupMembers } from './group-buys.schema.ts';
import { productOf } from './group-product.ts';
import { groupMail } from './tell-members.ts';

interface OtherOrder {
  id: number;
  memberId: number;
  groupId: number;
  status: OrderStatus;
  customerEmail: string;
  isAccepted: boolean;
}

/** Of the same group, and still to be sent or on their way. */
const findOthers = statement<OtherOrder, { orderId: number }>(
  'other-orders-of-group',
  `select o.id, m.id as member_id, m.group_buy_id as group_id, o.status, o.customer_email,
          o.accepted_at is not null as is_accepted
     from group_members own join group_members m on m.group_buy_id = own.group_buy_id and m.id <> own.id
     join orders o on o.id = m.order_id
    where own.order_id = $orderId::int and o.status <> 'cancelled'
    order by o.id`,
);

/**
 * The organizer's order is cancelled, which paid for the parcel of all. What it paid for shipping goes back with it, and
 * the others pay no more than they agreed to: the shop sends their goods at its own expense, and all of them hear of it.
 * Waits for no lock of the others' orders, since nothing of their money changes.
 */
export async function waiveShipping(tx: Db, order: LockedOrder, by: MovedBy): Promise<boolean> {
  const others = await findOthers(tx, { orderId: order.id });
  const [first] = others;
  if (first === undefined) return false;
  await tellInHistory(tx, [{ id: order.id, status: 'cancelled' }, ...others], 'shippingWaived', by);
  const [group] = await tx.select().from(groupBuys).where(eq(groupBuys.id, first.groupId));
  const members = await tx.select().from(groupMembers).where(eq(groupMembers.groupBuyId, first.groupId));
  const product = await productOf(tx, group!.productId);
  await queueMails(
    tx,
    others.map(({ id: orderId, memberId, customerEmail, isAccepted }) => {
      const member = { ...members.find(({ id }) => id === memberId)!, customerEmail };
      const mail = groupMail('group-shipping-waived', { group: group!, member, product }, { orderId });
      return { ...mail, ...(!isAccepted && { waitsForOrderId: orderId }) };
    }),
  );
  return true;
}
