import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { returnPhotos } from '#domains/returns/server/returns.schema.ts';
import { statement } from '#engine/server/db/statement.ts';
import { lockOwnOrder, type Customer } from '#domains/orders/server/order-access.ts';
import { AppError } from '#engine/server/http/app-error.ts';

/** Two requests' worth: more wait for no return. */
export const MAX_WAITING_PHOTOS = 10;
const HOURS_UNTIL_USED = 24;
const DAYS_AFTER_CLOSING = 90;

/** Stores a photo for a return that is about to be requested. Under the order's lock: many at once stay within the limit. */
export function addPhoto(db: Db, orderId: number, by: Customer, picture: Uint8Array): Promise<number> {
  return db.transaction(async (tx) => {
    await lockOwnOrder(tx, orderId, by);
    const isWaiting = and(eq(returnPhotos.orderId, orderId), isNull(returnPhotos.returnId));
    if ((await tx.$count(returnPhotos, isWaiting)) >= MAX_WAITING_PHOTOS)
      throw new AppError('conflict', 'errors:returns.manyPhotos', { params: { max: MAX_WAITING_PHOTOS } });
    const [photo] = await tx
      .insert(returnPhotos)
      .values({ orderId, picture })
      .returning({ id: returnPhotos.id });
    return photo!.id;
  });
}

/** Whose it is, without the picture. */
export async function findPhoto(
  db: Db,
  id: number,
): Promise<{ orderId: number; returnId: number | null } | undefined> {
  const [found] = await db
    .select({ orderId: returnPhotos.orderId, returnId: returnPhotos.returnId })
    .from(returnPhotos)
    .where(eq(returnPhotos.id, id));
  return found;
}

export async function pictureOf(db: Db, id: number): Promise<Buffer> {
  const [found] = await db
    .select({ picture: returnPhotos.picture })
    .from(returnPhotos)
    .where(eq(returnPhotos.id, id));
  if (found === undefined) throw new AppError('not_found', 'errors:not_found');
  return Buffer.from(found.picture);
}

const removeOld = statement<{ id: number }, { now: Date; hours: number; days: number }>(
  'remove-return-photos',
  `delete from return_photos f
    where (f.return_id is null and f.created_at < $now::timestamptz - make_interval(hours => $hours::int))
       or f.return_id in (select r.id from returns r
                           where r.closed_at < $now::timestamptz - make_interval(days => $days::int))
   returning f.id`,
);

/** Photos that no request took within a day, and those of cases closed for 90 days. */
export async function removeOldPhotos(db: Db, now: Date): Promise<void> {
  await removeOld(db, { now, hours: HOURS_UNTIL_USED, days: DAYS_AFTER_CLOSING });
}
