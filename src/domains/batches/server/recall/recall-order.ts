import { eq } from 'drizzle-orm';
import type { RecallOutcome, Remedy } from '#domains/batches/model/recall.ts';
import { recallOrders } from '#domains/batches/server/recalls.schema.ts';
import { isUnshipped, type PartStatus } from '#domains/orders/model/part-status.ts';
import { lockOrder, type LockedOrder } from '#domains/orders/server/orders.queries.ts';
import { exchangeReturn } from '#domains/returns/server/exchange-return.ts';
import { refundReturn } from '#domains/returns/server/refund-return.ts';
import { insertReturn } from '#domains/returns/server/request-return.ts';
import { returnLines, toReturnable, type ReturnLine } from '#domains/returns/server/return-lines.queries.ts';
import { loadReturn } from '#domains/returns/server/returns.queries.ts';
import { returnEvents, returnItems } from '#domains/returns/server/returns.schema.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';

/** An order that a recall has to deal with, locked: another process that had the same one finds nothing. */
interface OpenOrder {
  id: number;
  orderId: number;
  batchId: number;
  code: string;
  bestBefore: string | null;
  reason: string;
  remedy: Remedy;
  startedByUserId: number | null;
  customerName: string;
  customerEmail: string;
  language: string;
}

/** After so many failures somebody has to look. */
const MOST_ATTEMPTS = 50;

/** Those that were never tried first: one that fails again and again holds up nobody. */
const lockNext = statement<OpenOrder, { but: number[] }>(
  'next-order-of-recalls',
  `select x.id, x.order_id, r.batch_id, b.code, b.best_before::text as best_before, r.reason, r.remedy,
          r.started_by_user_id, o.customer_name, o.customer_email, o.language
     from recall_orders x join recalls r on r.id = x.recall_id join batches b on b.id = r.batch_id
     join orders o on o.id = x.order_id
    where x.outcome is null and x.attempts < ${MOST_ATTEMPTS} and x.id <> all($but::int[])
    order by x.attempts, x.id limit 1 for no key update of x skip locked`,
);

interface RecalledLine {
  itemId: number;
  partStatus: PartStatus;
  units: number;
}

const unitsIn = statement<RecalledLine, { orderId: number; batchId: number }>(
  'recalled-lines-of-order',
  `select i.id as item_id, t.status as part_status, (u.quantity - u.returned)::int as units
     from order_items i join order_parts t on t.id = i.part_id
     join batch_units u on u.order_item_id = i.id and u.batch_id = $batchId::int
    where i.order_id = $orderId::int and t.status <> 'cancelled' and u.quantity > u.returned order by i.id`,
);

/**
 * Deals with one order of a recall that nobody else has in hand, once: refund or replacement, the mail and the mark, or
 * nothing of it. Undefined: there is none, but for those that are left out.
 */
export async function recallNextOrder(
  catalogue: Catalogue,
  but: number[],
  now: Date,
): Promise<{ id: number; error?: unknown } | undefined> {
  let id: number | undefined;
  try {
    const announcement = await catalogue.change(async (tx) => {
      const [open] = await lockNext(tx, { but });
      id = open?.id;
      return open === undefined ? null : recallOrder(tx, open, now);
    });
    if (announcement !== null) await catalogue.applyAnnounced(announcement);
    return id === undefined ? undefined : { id };
  } catch (error) {
    if (id === undefined) throw error;
    return { id, error };
  }
}

/** Under its lock. Returns what is for `catalogue.applyAnnounced`. */
async function recallOrder(tx: Db, open: OpenOrder, now: Date): Promise<string | null> {
  const { id, orderId } = open;
  const order = (await lockOrder(tx, orderId))!;
  const sent = (await unitsIn(tx, open)).filter(({ partStatus }) => !isUnshipped(partStatus));
  if (sent.length === 0) {
    // What has not left is stopped by its batch, until another one is packed or the part is cancelled.
    await mark(tx, id, { outcome: 'stopped' });
    return null;
  }
  const lines = await returnLines(tx, orderId);
  const settled = await giveBack(tx, order, open, { sent, lines }, now);
  const isTold = await tell(tx, open, { sent, lines }, settled.outcome);
  await mark(tx, id, {
    outcome: settled.outcome,
    returnId: settled.returnId,
    mailedAt: isTold ? now : null,
  });
  return settled.announcement;
}

async function mark(tx: Db, id: number, set: Partial<typeof recallOrders.$inferInsert>): Promise<void> {
  await tx.update(recallOrders).set(set).where(eq(recallOrders.id, id));
}

/** What has left, and the lines of its order as they were before. */
interface Recalled {
  sent: readonly RecalledLine[];
  lines: readonly ReturnLine[];
}

interface Settled {
  outcome: RecallOutcome;
  returnId: number | null;
  /** Of an exchange, for `catalogue.applyAnnounced`. */
  announcement: string | null;
}

/** A return case for what was sent and is in no other: nothing is sent back, and it is settled at once. */
async function giveBack(
  tx: Db,
  order: LockedOrder,
  { orderId, remedy, reason, startedByUserId }: OpenOrder,
  { sent, lines }: Recalled,
  now: Date,
): Promise<Settled> {
  const items = sent.flatMap(({ itemId, units }) => {
    const line = lines.find((each) => each.itemId === itemId)!;
    const quantity = Math.min(units, toReturnable(line).quantityLeft);
    return quantity > 0 ? [{ orderItemId: itemId, quantity, withFee: false }] : [];
  });
  if (items.length === 0) return { outcome: 'told', returnId: null, announcement: null };
  const { id: returnId } = await insertReturn(tx, {
    orderId,
    kind: remedy === 'refund' ? 'refund' : 'exchange',
    reason: 'defective',
    details: reason,
    perishable: true,
    feeWaived: false,
    requestedAt: now,
  });
  await tx.insert(returnItems).values(items.map((item) => ({ ...item, returnId })));
  const event = { returnId, kind: 'status', actorUserId: startedByUserId } as const;
  await tx.insert(returnEvents).values({ ...event, status: 'authorized' });
  const record = (await loadReturn(tx, returnId))!;
  const exchanged = remedy === 'replace' ? await tryExchange(tx, record, now) : undefined;
  if (exchanged === undefined) await refundReturn(tx, order, record, { admin: { id: startedByUserId }, now });
  const outcome = exchanged === undefined ? 'refunded' : 'replaced';
  await tx
    .insert(returnEvents)
    .values({ ...event, status: outcome === 'replaced' ? 'exchanged' : 'refunded' });
  return { outcome, returnId, announcement: exchanged?.announcement ?? null };
}

/** Undefined: there is not enough of another batch, and the money goes back instead. */
async function tryExchange(tx: Db, record: Parameters<typeof exchangeReturn>[1], now: Date) {
  try {
    return { announcement: await exchangeReturn(tx, record, now) };
  } catch (error) {
    if (error instanceof AppError && error.details.reason === 'out_of_stock') return undefined;
    throw error;
  }
}

/** One mail for each order, in the customer's language. False: nobody knows the address any more. */
async function tell(
  tx: Db,
  open: OpenOrder,
  { sent, lines }: Recalled,
  outcome: RecallOutcome,
): Promise<boolean> {
  if (open.customerEmail === '') return false;
  await queueMail(tx, {
    template: 'batch-recalled',
    recipient: open.customerEmail,
    language: isLanguage(open.language) ? open.language : DEFAULT_LANGUAGE,
    data: {
      orderId: open.orderId,
      customerName: open.customerName,
      batchId: open.batchId,
      recallOrderId: open.id,
      code: open.code,
      bestBefore: open.bestBefore,
      reason: open.reason,
      lines: sent.map(({ itemId, units }) => {
        const { name, imageUrl: picture } = lines.find((line) => line.itemId === itemId)!;
        return { name, quantity: units, picture };
      }),
      remedy: outcome === 'refunded' || outcome === 'replaced' ? outcome : null,
    },
  });
  return true;
}
