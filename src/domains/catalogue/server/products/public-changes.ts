import { isDeepStrictEqual } from 'node:util';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

type ProductRow = typeof products.$inferSelect;
type ProducerRow = typeof producerProfiles.$inferSelect;

/** Names a product if the public sees a difference between its row before and after a change. */
export function nameProduct(changed: Changed, before: ProductRow, after: ProductRow): void {
  if (!before.listed && !after.listed) return;
  if (isDeepStrictEqual(publicProduct(before), publicProduct(after))) return;
  const isInPlace = before.listed === after.listed && before.featured === after.featured;
  changed.product(after.id, isInPlace ? 'in place' : { onShelfOf: after.producerId });
  // The pages of its other sizes show it too, and begin or cease to.
  for (const { familyId } of [before, after]) if (familyId !== null) changed.family(familyId);
}

/** Whether the public sees a difference between a producer's row before and after a change. */
export function producerLooksDifferent(before: ProducerRow, after: ProducerRow): boolean {
  return (before.shown || after.shown) && !isDeepStrictEqual(publicProducer(before), publicProducer(after));
}

// Named are the columns that stay private: a new one counts as public until somebody says otherwise.

/** What is switched shows through `inStock` and `listed`. */
function publicProduct({
  forSale: _own,
  hidden: _admin,
  producerShown: _theirs,
  lowStock: _warning,
  tracksBatches: _howCounted,
  ...seen
}: ProductRow) {
  return seen;
}

function publicProducer({
  userId: _account,
  phoneNumber: _phone,
  notifyOnDeals: _wish,
  reviewedAt: _moment,
  remindedAt: _reminded,
  declineReason: _reason,
  verified: _verdict,
  renamedFrom: _formerName,
  renamedAt: _since,
  closedAt: _end,
  ...seen
}: ProducerRow) {
  return seen;
}
