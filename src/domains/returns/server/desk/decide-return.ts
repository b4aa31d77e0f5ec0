import { eq } from 'drizzle-orm';
import type { Language } from '#engine/model/languages.ts';
import type { ReturnDecision } from '#domains/returns/model/return-input.ts';
import {
  isClosed,
  mayRestock,
  nextReturnStatuses,
  type ReturnStatus,
} from '#domains/orders/model/return-status.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { returnEvents, returns } from '#domains/returns/server/returns.schema.ts';
import { lockOrder, type LockedOrder } from '#domains/orders/server/orders.queries.ts';
import { putOnShelf } from '#domains/orders/server/return-stock.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { exchangeReturn } from '#domains/returns/server/exchange-return.ts';
import { refundReturn } from '#domains/returns/server/refund-return.ts';
import { returnLines } from '#domains/returns/server/return-lines.queries.ts';
import { mailReturnNews } from '#domains/returns/server/return-mails.ts';
import { loadReturn, type ReturnRecord } from '#domains/returns/server/returns.queries.ts';

interface Decider {
  admin: SessionUser;
  /** Of the one who reads a refusal. */
  language: Language;
  now: Date;
}

/**
 * An administrator decides about a return, under the order's lock: of two at once the second finds where the first has
 * brought it. Money, stock, history and mail go with the step or not at all.
 */
export async function decideReturn(
  catalogue: Catalogue,
  returnId: number,
  decision: ReturnDecision,
  decider: Decider,
): Promise<void> {
  const announcement = await catalogue.change(async (tx, changed) => {
    const { order, record } = await lockReturn(tx, returnId);
    refuse(record, decision, decider.language);
    const { status, waiveFee, restock } = decision;
    if (waiveFee !== undefined)
      await tx.update(returns).set({ feeWaived: waiveFee }).where(eq(returns.id, returnId));
    // Before an exchange: it locks the same products, and may need them.
    if (restock === true) await putBack(tx, changed, record, decider.now);
    const current = { ...record, feeWaived: waiveFee ?? record.feeWaived };
    const sold = status === undefined ? null : await takeStep(tx, order, current, status, decider);
    await writeDown(tx, record, decision, decider.admin);
    return sold;
  });
  if (announcement !== null) await catalogue.applyAnnounced(announcement);
}

/** The case and its order, held against other changes until the transaction ends. */
export async function lockReturn(tx: Db, id: number): Promise<{ order: LockedOrder; record: ReturnRecord }> {
  const [found] = await tx.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, id));
  if (found === undefined) throw new AppError('not_found', 'errors:returns.notFound');
  const order = (await lockOrder(tx, found.orderId))!;
  return { order, record: (await loadReturn(tx, id))! };
}

function refuse(
  record: ReturnRecord,
  { from, status, waiveFee, restock }: ReturnDecision,
  language: Language,
) {
  const present = translator(language)(`errors:returns.status.${record.status}`);
  const conflict = (key: string) =>
    new AppError('conflict', `errors:returns.${key}`, { params: { status: present } });
  if (from !== undefined && from !== record.status) throw conflict('changed');
  if (status !== undefined && !nextReturnStatuses(record).includes(status)) throw conflict('forbiddenMove');
  if (waiveFee !== undefined && isClosed(record.status)) throw conflict('closed');
  if (status === 'declined' && record.restockedAt !== null) throw conflict('restockedDecline');
  if (restock !== true) return;
  if (record.restockedAt !== null) throw conflict('restocked');
  if (!mayRestock(record.status, status ?? record.status)) throw conflict('cannotRestock');
}

async function putBack(tx: Db, changed: Changed, record: ReturnRecord, now: Date): Promise<void> {
  await tx.update(returns).set({ restockedAt: now }).where(eq(returns.id, record.id));
  const lines = await returnLines(tx, record.orderId);
  const units = record.items.map(({ orderItemId, quantity }) => ({
    productId: lines.find(({ itemId }) => itemId === orderItemId)!.productId,
    quantity,
    owner: { orderItemId },
  }));
  await putOnShelf(tx, changed, units, now);
}

/** What the catalogue has to hear of after the commit, where an exchange has sold something out. */
async function takeStep(
  tx: Db,
  order: LockedOrder,
  record: ReturnRecord,
  to: ReturnStatus,
  { admin, now }: Decider,
): Promise<string | null> {
  if (to === 'refunded') {
    await refundReturn(tx, order, record, { admin, now });
    return null;
  }
  if (to === 'exchanged') return exchangeReturn(tx, record, now);
  const closedAt = isClosed(to) ? now : null;
  await tx.update(returns).set({ status: to, closedAt }).where(eq(returns.id, record.id));
  return null;
}

/** History, mail and audit. A note that goes with a step is for the customer, one alone for administrators. */
async function writeDown(
  tx: Db,
  before: ReturnRecord,
  { status, note, waiveFee, restock }: ReturnDecision,
  admin: SessionUser,
): Promise<void> {
  const said = note || null;
  const event = { returnId: before.id, note: said, actorUserId: admin.id };
  if (status !== undefined) {
    await tx.insert(returnEvents).values({ ...event, kind: 'status', status });
    await mailReturnNews(tx, (await loadReturn(tx, before.id))!, said);
  } else if (said !== null) await tx.insert(returnEvents).values({ ...event, kind: 'note' });
  await recordAudit(tx, {
    actor: admin,
    action: status === undefined ? 'return.note' : 'return.status',
    entityType: 'return',
    entityId: before.id,
    detail: {
      number: before.number,
      ...(status !== undefined && { from: before.status, to: status }),
      ...(waiveFee !== undefined && { waiveFee }),
      ...(restock === true && { restock }),
    },
  });
}
