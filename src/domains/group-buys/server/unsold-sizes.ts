import { eq } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { announceGroup, type LockedGroup } from './change-group.ts';
import { presentMembers } from './end-group.ts';
import { groupBuys } from './group-buys.schema.ts';
import { lockProducts, type SoldProduct } from './group-product.ts';

/** What it was opened for is no longer sold, or a size that somebody has taken. */
export function isUnsold(group: LockedGroup, products: ReadonlyMap<number, SoldProduct>): boolean {
  const taken = presentMembers(group).flatMap(({ items }) => items.map(({ productId }) => productId));
  return [group.productId, ...taken].some((id) => products.get(id)?.isSold !== true);
}

/** Sizes that are no longer sold and that nobody has taken cannot be chosen any more. False: somebody has taken one. */
export async function leaveOutUnsold(tx: Db, group: LockedGroup): Promise<boolean> {
  const products = await lockProducts(
    tx,
    group.sizes.map(({ productId }) => productId),
  );
  if (isUnsold(group, products)) return false;
  const sizes = group.sizes.map((size) => ({
    ...size,
    ...(products.get(size.productId)!.isSold ? {} : { gone: true }),
  }));
  await tx.update(groupBuys).set({ sizes }).where(eq(groupBuys.id, group.id));
  await announceGroup(tx, group.id);
  return true;
}
