import { eq } from 'drizzle-orm';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { returnWindowDays } from '#domains/orders/server/personal-data/customer-data.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { Person } from '#engine/server/domain.ts';
import { groupBuys, groupMembers } from './group-buys.schema.ts';

export async function ownMemberships(db: Db, { id: userId }: Person) {
  return { groupBuys: await membershipsOf(db, userId) };
}

/** Places in group buys; once one has ended, the order has the address. */
function membershipsOf(db: Db, userId: number) {
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

const forget = statement<never, { now: Date; days: number }>(
  'forget-group-members',
  `update group_members m set customer_name = '' from group_buys g
    where g.id = m.group_buy_id and m.customer_name <> ''
      and g.ended_at < $now::timestamptz - make_interval(days => $days::int)`,
);

/** Who got how many matters until the last parcel is shared out and may come back. Then the names go as well. */
export async function forgetMembers(db: Db, now: Date): Promise<void> {
  await forget(db, { now, days: returnWindowDays() });
}
