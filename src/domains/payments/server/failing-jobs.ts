import { toAmount } from '#engine/model/money.ts';
import type { FailingTask } from '#domains/payments/model/provider-state.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { MOST_WAITING } from '#engine/server/domain.ts';

/** A provider is now and then away for a moment: that is nobody's business. */
const FAILED_TRIES = 3;
/** The longest waiting ones. */
const MOST_SHOWN = 100;

const IS_FAILING = `j.done_at is null and j.attempts >= ${FAILED_TRIES} and j.last_error is not null`;

const find = statement<
  Omit<FailingTask, 'since' | 'nextAt' | 'refund'> & { since: Date; nextAt: Date; refundCents: number | null }
>(
  'failing-provider-jobs',
  `select j.id, j.kind, p.order_id, j.payout_id, r.amount_cents as refund_cents, j.created_at as since, j.attempts,
          j.next_attempt_at as next_at, j.last_error as problem
     from provider_jobs j left join payments p on p.id = j.payment_id left join refunds r on r.id = j.refund_id
    where ${IS_FAILING} order by j.id limit ${MOST_SHOWN}`,
);

/** What the provider was told again and again in vain. It is tried further until it is done. */
export async function failingTasks(db: Db): Promise<FailingTask[]> {
  const found = await find(db, {});
  return found.map(({ since, nextAt, refundCents, ...task }) => ({
    ...task,
    since: since.toISOString(),
    nextAt: nextAt.toISOString(),
    refund: refundCents === null ? null : toAmount(refundCents),
  }));
}

/** Along the index of what is due. */
const count = statement<{ count: number }>(
  'count-failing-provider-jobs',
  `select count(*)::int as count from (select from provider_jobs j where ${IS_FAILING} limit ${MOST_WAITING}) first`,
);

export const countFailing = async (db: Db) => (await count(db, {}))[0]!.count;
