import { sql } from 'drizzle-orm';
import { MOST_LABELS } from '#domains/carriers/model/label.ts';
import { isCarried } from '#domains/carriers/model/parcel-rates.ts';
import type { CancelledParts } from '#domains/orders/server/order-hooks.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import { isUnshipped } from '#domains/orders/model/part-status.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { readPartToLabel } from './labels.queries.ts';

/** Told when a transaction that wants a label, or wants one voided, commits. */
export const LABELS_CHANNEL = 'labels';

const want = statement<{ id: number }, { partId: number; producerPays: boolean }>(
  'want-label',
  `insert into labels (part_id, producer_pays) values ($partId::int, $producerPays)
   on conflict do nothing returning id`,
);

/** Asks for a label of a producer's part. Asked twice it is one; the carrier is told afterwards. */
async function wantLabel(
  { config, db }: Pick<Shop, 'config' | 'db'>,
  producerId: number,
  orderId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = order?.parts.find((each) => each.producerId === producerId);
    if (order === undefined || part === undefined || order.acceptedAt === null)
      throw new AppError('not_found', 'errors:orders.notFound');
    if (!isUnshipped(part.status)) throw new AppError('conflict', 'errors:orders.forbiddenMove');
    const { profile, address, grams, method } = await readPartToLabel(tx, part.id);
    if (profile === null || profile.origin === null)
      throw new AppError('conflict', 'errors:carriers.noOrigin');
    if (grams === null) throw new AppError('conflict', 'errors:carriers.noWeight');
    if (!isCarried(method)) throw new AppError('conflict', 'errors:carriers.notCarried');
    if (address === null || address.line1 === null || address.city === null || address.postalCode === null)
      throw new AppError('conflict', 'errors:carriers.noAddress');
    const made = await want(tx, { partId: part.id, producerPays: config.producersPayLabels });
    if (made.length > 0) await tx.execute(sql`select pg_notify(${LABELS_CHANNEL}, '')`);
  });
}

/** One after the other: what cannot be had for one parcel keeps no other back. */
export async function wantLabels(
  shop: Pick<Shop, 'config' | 'db'>,
  producerId: number,
  orderIds: readonly number[],
): Promise<{ id: number; error?: AppError }[]> {
  const told: { id: number; error?: AppError }[] = [];
  for (const id of orderIds.slice(0, MOST_LABELS)) {
    try {
      await wantLabel(shop, producerId, id);
      told.push({ id });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      told.push({ id, error });
    }
  }
  return told;
}

const voidOf = statement<{ id: number }, { partIds: number[] }>(
  'void-labels-of-parts',
  `update labels set state = 'void_wanted', done_at = null, next_attempt_at = now(), attempts = 0
    where part_id = any($partIds::int[]) and state = 'bought' returning id`,
);

/** Parts are cancelled: their labels are given back. One that is being bought is given back once it is. */
export async function voidCancelled(tx: Db, { partIds }: CancelledParts): Promise<null> {
  const voided = await voidOf(tx, { partIds });
  if (voided.length > 0) await tx.execute(sql`select pg_notify(${LABELS_CHANNEL}, '')`);
  return null;
}
