import { isUnshipped } from '#domains/orders/model/part-status.ts';
import { leftUnits } from '#domains/orders/model/removals/left-units.ts';
import { loadOrder } from '#domains/orders/server/orders.queries.ts';
import { removePieces } from '#domains/orders/server/removals/remove-pieces.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';

/**
 * Some pieces of one line or two are removed before they are sent, chosen by the numbers: put back, or missing. False:
 * nothing of the order could be, or nothing of it would have been left.
 */
export async function removeSomething(
  { db, catalogue, admin }: { db: Db; catalogue: Catalogue; admin: SessionUser },
  orderId: number,
  { pick, other, share }: { pick: number; other: number; share: number },
): Promise<boolean> {
  const order = (await loadOrder(db, orderId))!;
  if (order.acceptedAt === null) return false;
  const there = order.parts.filter(({ status }) => status !== 'cancelled');
  const open = there.filter(({ status }) => isUnshipped(status)).map(({ id }) => id);
  const lines = order.items.filter((line) => open.includes(line.partId) && leftUnits(line) > 0);
  if (lines.length === 0) return false;
  const from = pick % lines.length;
  const items = lines.slice(from, from + 1 + (other % 2)).map((line) => ({
    itemId: line.id,
    quantity: Math.max(1, Math.ceil(share * leftUnits(line))),
  }));
  const isLeft = order.items.some((line) => {
    const removing = items.find(({ itemId }) => itemId === line.id)?.quantity ?? 0;
    return there.some(({ id }) => id === line.partId) && leftUnits(line) > removing;
  });
  if (!isLeft) return false;
  await removePieces(catalogue, orderId, { items, language: 'en', restock: pick % 2 === 0 }, admin);
  return true;
}
