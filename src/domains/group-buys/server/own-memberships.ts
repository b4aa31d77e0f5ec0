import { eq } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import type { Person } from '#engine/server/domain.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
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
