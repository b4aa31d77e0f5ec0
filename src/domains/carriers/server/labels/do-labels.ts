import type { FastifyBaseLogger } from 'fastify';
import { eq } from 'drizzle-orm';
import { isCarried } from '#domains/carriers/model/parcel-rates.ts';
import { CarrierAway, CarrierRefused } from '#domains/carriers/server/carrier.ts';
import { openCarrier } from '#domains/carriers/server/open-carrier.ts';
import { labelPosting } from '#domains/ledger/model/label-posting.ts';
import { post } from '#domains/ledger/server/post.ts';
import { isUnshipped } from '#domains/orders/model/part-status.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { doublingPause } from '#engine/server/queue/leased-queue.ts';
import { startWorkerLoop } from '#engine/server/queue/worker-loop.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { BoughtLabel, LabelSeller, ParcelToSend } from './label-seller.ts';
import { markLabelFailed, readPartToLabel, takeDueLabels, type TakenLabel } from './labels.queries.ts';
import { labels, type Offer } from './labels.schema.ts';
import { LABELS_CHANNEL } from './want-labels.ts';

const BATCH = 4;
const POLL_MS = 10_000;
/** So long after it was told to sell a carrier may still do so, although it has not answered. */
const SETTLED_MS = 15 * 60 * 1000;
/** A carrier decides about money in days; it is asked at least every six hours. */
const PAUSES = { firstMs: 5_000, longestMs: 6 * 60 * 60 * 1000 };

/** Buys labels and gives them back, until stopped. */
export function startLabels(shop: Shop, log: FastifyBaseLogger): { stop(): Promise<void> } {
  return startWorkerLoop(shop.database, log, {
    name: 'the labels of parcels',
    channel: LABELS_CHANNEL,
    pollMs: POLL_MS,
    round: () => doDueLabels(shop, { now: new Date(), log }),
  });
}

/** One round: true where anything was due. What fails is tried again later. */
export async function doDueLabels(
  shop: Pick<Shop, 'config' | 'db'>,
  { now, log }: { now: Date; log?: Pick<FastifyBaseLogger, 'warn'> },
): Promise<boolean> {
  const { labels: seller } = openCarrier(shop);
  if (seller === undefined) return false;
  const due = await takeDueLabels(shop.db, { limit: BATCH, now });
  await Promise.all(
    due.map((label) =>
      (label.state === 'void_wanted'
        ? giveBack(shop.db, seller, label)
        : buy(shop.db, seller, label, now)
      ).catch(async (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        log?.warn({ label: label.id, attempt: label.attempts, reason }, 'label failed');
        await markLabelFailed(shop.db, {
          id: label.id,
          reason,
          pauseMs: doublingPause(label.attempts, PAUSES),
          now,
        });
      }),
    ),
  );
  return due.length > 0;
}

/** What is wanted still: the part may have been cancelled, or have left, since. */
const isWanted = statement<{ id: number }, { partId: number }>(
  'is-label-wanted',
  `select id from order_parts where id = $partId::int and status in ('pending', 'processing')`,
);

async function buy(db: Db, seller: LabelSeller, label: TakenLabel, now: Date): Promise<void> {
  const isStillWanted = (await isWanted(db, { partId: label.partId })).length > 0;
  // An answer may have been lost: what was bought is found by its offer, and is not bought again.
  if (label.offer !== null && label.askedAt !== null) {
    const found = await seller.find(label.offer, keyOf(label));
    if (found !== undefined) return record(db, label, label.offer, found);
    if (now.getTime() - label.askedAt.getTime() < SETTLED_MS)
      throw new CarrierAway('It was told to sell, and has not answered yet');
  }
  if (!isStillWanted) return end(db, label, { state: 'voided' });
  try {
    const parcel = await parcelOf(db, label);
    const offer = label.offer ?? (await seller.offer(parcel));
    // It is written down before it is bought, so that a worker that follows a crash looks first.
    await db.update(labels).set({ offer, askedAt: now }).where(eq(labels.id, label.id));
    await record(db, label, offer, await seller.buy(offer, parcel, keyOf(label)));
  } catch (error) {
    if (!(error instanceof CarrierRefused)) throw error;
    await end(db, label, { state: 'refused', problem: error.message });
  }
}

/** Of one label, however often it is tried. */
const keyOf = ({ id }: TakenLabel) => `label:${id}`;

async function parcelOf(db: Db, { partId }: TakenLabel): Promise<ParcelToSend> {
  const { profile, address, phone, method, grams } = await readPartToLabel(db, partId);
  if (profile === null || profile.origin === null || address === null || grams === null || !isCarried(method))
    throw new CarrierRefused('Origin, address or weight are missing');
  return { profile, to: address, phone, grams, method };
}

async function end(
  db: Db,
  { id }: TakenLabel,
  changed: { state: 'refused' | 'voided' | 'void_refused'; problem?: string },
): Promise<void> {
  await db
    .update(labels)
    .set({ ...changed, doneAt: new Date(), lockedUntil: null, lastError: null })
    .where(eq(labels.id, id));
}

/** The label is there, and paid: what it says stands with the part, and in the books, once. */
async function record(db: Db, label: TakenLabel, offer: Offer, bought: BoughtLabel): Promise<void> {
  const { providerId, carrier, trackingNumber, image } = bought;
  await db.transaction(async (tx) => {
    const order = (await lockOrder(tx, label.orderId))!;
    const [row] = await tx.select().from(labels).where(eq(labels.id, label.id)).for('no key update');
    // Another worker, whose lease ran out, was first.
    if (row === undefined || row.state !== 'wanted') return;
    const { status } = order.parts.find(({ id }) => id === label.partId)!;
    const isKept = status !== 'cancelled';
    await tx
      .update(labels)
      .set({
        state: isKept ? 'bought' : 'void_wanted',
        providerId,
        carrier,
        trackingNumber,
        image,
        offer,
        doneAt: isKept ? new Date() : null,
        lockedUntil: null,
        lastError: null,
        attempts: 0,
      })
      .where(eq(labels.id, label.id));
    if (isUnshipped(status))
      await tx.update(orderParts).set({ carrier, trackingNumber }).where(eq(orderParts.id, label.partId));
    await post(tx, labelPosting({ ...label, cents: offer.cents }));
  });
}

async function giveBack(db: Db, seller: LabelSeller, label: TakenLabel): Promise<void> {
  const told = await seller.void(label.providerId!);
  if (told === 'pending') throw new Error('The carrier has not decided yet');
  if (told === 'refused') return end(db, label, { state: 'void_refused' });
  await db.transaction(async (tx) => {
    await lockOrder(tx, label.orderId);
    const [row] = await tx.select().from(labels).where(eq(labels.id, label.id)).for('no key update');
    if (row === undefined || row.state !== 'void_wanted') return;
    await tx
      .update(labels)
      .set({ state: 'voided', doneAt: new Date(), lockedUntil: null, lastError: null })
      .where(eq(labels.id, label.id));
    await post(tx, labelPosting({ ...label, cents: label.offer!.cents }, 'void'));
  });
}
