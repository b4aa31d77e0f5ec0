import type { PayoutKind } from '#domains/ledger/model/payout-account.ts';
import type { AdminPayoutRecord } from '#domains/ledger/model/payouts.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { payoutLines } from './payout-statement.ts';
import { payoutsById } from './payouts.queries.ts';

interface Way {
  kind: PayoutKind | null;
  lastFour: string | null;
  batchId: number | null;
  batchedAt: Date | null;
  batchedBy: string | null;
  paidAt: Date | null;
  paidBy: string | null;
}

const wayOf = statement<Way, { id: number }>(
  'way-of-payout',
  `select a.kind, a.last_four, b.id as batch_id, b.created_at as batched_at, m.username as batched_by,
          c.created_at as paid_at, u.username as paid_by
     from payouts y
     left join payout_accounts a on a.producer_id = y.producer_id
     left join payout_batch_items i on i.payout_id = y.id
     left join payout_batches b on b.id = i.batch_id
     left join users m on m.id = b.actor_user_id
     left join payout_confirmations c on c.payout_id = y.id
     left join users u on u.id = c.actor_user_id
    where y.id = $id::int`,
);

const returnsOf = statement<{ at: Date; cents: number; note: string | null }, { id: number }>(
  'returns-of-payout',
  `select created_at as at, amount_cents as cents, note from payout_transfer_facts
    where payout_id = $id::int and kind in ('refused', 'reversed') order by id`,
);

/** A payout with its lines, and how far it is on its way. Of the account nobody sees more than the last four digits. */
export async function payoutRecord(db: Db, id: number): Promise<AdminPayoutRecord> {
  const [payout] = await payoutsById(db, [id]);
  const [way] = await wayOf(db, { id });
  if (payout === undefined || way === undefined) throw new AppError('not_found', 'errors:payouts.notFound');
  const { kind, lastFour, batchId, batchedAt, paidAt } = way;
  return {
    ...payout,
    lines: await payoutLines(db, id),
    account: kind === null || lastFour === null ? null : { kind, lastFour },
    history: [
      { step: 'made', at: payout.createdAt, by: null, detail: null },
      ...(batchedAt === null
        ? []
        : [
            {
              step: 'batched' as const,
              at: batchedAt.toISOString(),
              by: way.batchedBy,
              detail: `#${batchId}`,
            },
          ]),
      ...(paidAt === null
        ? []
        : [{ step: 'paid' as const, at: paidAt.toISOString(), by: way.paidBy, detail: payout.reference }]),
      ...(await returnsOf(db, { id })).map(({ at, cents, note }) => ({
        step: 'returned' as const,
        at: at.toISOString(),
        by: null,
        detail: note,
        amount: toAmount(Number(cents)),
      })),
    ],
  };
}
