import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Language } from '#engine/model/languages.ts';
import type { AdminReturn } from '#domains/returns/model/handled-return.ts';
import { mayRestock, nextReturnStatuses } from '#domains/orders/model/return-status.ts';
import type { Db } from '#engine/server/db/client.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { returns } from './returns.schema.ts';
import { toOrder, type OrderRecord } from '#domains/orders/server/order-view.ts';
import { loadOrder } from '#domains/orders/server/orders.queries.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ReturnLine } from './return-lines.queries.ts';
import { loadReturnedOrder, toReturnView } from './return-view.ts';
import { loadReturn, type ReturnEventRecord, type ReturnRecord } from './returns.queries.ts';

/** A case with all that an administrator needs to decide it, in the administrator's language. */
export async function returnCase(db: Db, id: number, language: Language): Promise<AdminReturn> {
  const record = await loadReturn(db, id);
  if (record === undefined) throw new AppError('not_found', 'errors:returns.notFound');
  const order = (await loadOrder(db, record.orderId))!;
  const returned = await loadReturnedOrder(db, record.orderId, language);
  const producers = new Map(order.parts.map(({ id: partId, producerName }) => [partId, producerName]));
  const partIds = record.items.map(
    ({ orderItemId }) => returned.lines.find(({ itemId }) => itemId === orderItemId)!.partId,
  );
  return {
    ...toReturnView(record, returned, null),
    next: nextReturnStatuses(record),
    canRestock: record.restockedAt === null && mayRestock(record.status, record.status),
    restockedAt: record.restockedAt?.toISOString() ?? null,
    producerNames: [...new Set(partIds)].map((partId) => producers.get(partId)!),
    steps: record.events.flatMap(({ kind, status, createdAt, by }) =>
      kind === 'status' ? [{ at: createdAt.toISOString(), status: status!, by }] : [],
    ),
    notes: remarks(record.events, 'note'),
    answers: remarks(record.events, 'answer'),
    order: orderOf(order, returned.lines),
    otherReturns: await otherReturns(db, record, order),
  };
}

export function remarks(events: readonly ReturnEventRecord[], kind: 'note' | 'answer') {
  return events.flatMap(({ kind: own, note, createdAt, by, companyName }) =>
    own === kind && note !== null
      ? [{ at: createdAt.toISOString(), by: companyName ?? by ?? '', text: note }]
      : [],
  );
}

function orderOf(record: OrderRecord, named: readonly ReturnLine[]): AdminReturn['order'] {
  const { id, createdAt, customerName, customerEmail, shippingAddress, orderTotal, payment, parts, items } =
    toOrder(record, { customerFor: 'staff' });
  return {
    id,
    createdAt,
    customerName: customerName ?? '',
    customerEmail: customerEmail ?? '',
    shippingAddress: shippingAddress ?? '',
    orderTotal,
    payment,
    parts,
    lines: items.map(({ id: itemId, quantity, lineTotal }) => ({
      itemId,
      name: named.find((line) => line.itemId === itemId)!.name,
      quantity,
      lineTotal,
    })),
  };
}

const MAX_OTHERS = 50;

/** Of the same account, or of the same e-mail address without regard to case. */
async function otherReturns(
  db: Db,
  { id }: ReturnRecord,
  { userId, customerEmail }: OrderRecord,
): Promise<AdminReturn['otherReturns']> {
  const sameEmail = sql`lower(${orders.customerEmail}) = lower(${customerEmail}) and ${orders.customerEmail} <> ''`;
  const found = await db
    .select({
      id: returns.id,
      number: returns.number,
      orderId: returns.orderId,
      reason: returns.reason,
      status: returns.status,
      requestedAt: returns.requestedAt,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(ne(returns.id, id), or(userId === null ? undefined : eq(orders.userId, userId), sameEmail)))
    .orderBy(desc(returns.id))
    .limit(MAX_OTHERS);
  return found.map((row) => ({ ...row, requestedAt: row.requestedAt.toISOString() }));
}
