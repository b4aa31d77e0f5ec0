import { formatMoney } from '#engine/model/money.ts';
import type { AdminPayout } from '#domains/ledger/model/payouts.ts';
import { sumsOfProducer } from '#domains/ledger/server/balances.queries.ts';
import { lockProducer } from '#domains/ledger/server/payout-accounts/lock-producer.ts';
import { paysProducers } from '#domains/ledger/server/payout-provider.ts';
import { payoutsById } from '#domains/ledger/server/payouts.queries.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { isFirst } from '#engine/server/http/idempotency.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { payoutReversals } from './transfers.schema.ts';

const leftOf = statement<{ leftCents: number }, { payoutId: number }>(
  'left-of-transfer',
  `select (f.amount_cents
       - coalesce((select sum(r.amount_cents) from payout_transfer_facts r
                    where r.payout_id = f.payout_id and r.kind = 'reversed'), 0)
       - coalesce((select sum(r.amount_cents) from payout_reversals r
                    where r.payout_id = f.payout_id
                      and not exists (select from payout_transfer_facts x where x.reversal_id = r.id)), 0))::bigint as left_cents
     from payout_transfer_facts f where f.payout_id = $payoutId::int and f.kind = 'made'`,
);

const underWay = statement<{ cents: number }, { producerId: number }>(
  'reversals-under-way',
  `select coalesce(sum(r.amount_cents), 0)::bigint as cents
     from payout_reversals r join payouts p on p.id = r.payout_id
    where p.producer_id = $producerId::int
      and not exists (select from payout_transfer_facts x where x.reversal_id = r.id)`,
);

/**
 * A producer who owes more than the next sales are likely to bring gives it back out of an earlier payout: at most what is
 * owed, and what is left of that payout. Under the producer's lock, so that two at once never take more than that.
 */
export function takeBack(
  db: Db,
  payoutId: number,
  { amountCents, key }: { amountCents: number; key?: string | undefined },
  admin: SessionUser,
): Promise<AdminPayout> {
  return db.transaction(async (tx) => {
    const [payout] = await payoutsById(tx, [payoutId]);
    if (payout === undefined) throw new AppError('not_found', 'errors:payouts.notFound');
    const request = ['payout.reversal', payoutId, amountCents];
    if (!(await isFirst(tx, { actor: admin, key, request }))) return payout;
    const { producerId } = payout;
    await lockProducer(tx, producerId);
    const [left] = await leftOf(tx, { payoutId });
    if (left === undefined) throw new AppError('conflict', 'errors:payouts.notByProvider');
    const [pending] = await underWay(tx, { producerId });
    const owedCents = 0 - (await sumsOfProducer(tx, producerId)).balance - pending!.cents;
    const mostCents = Math.max(0, Math.min(owedCents, left.leftCents));
    if (amountCents > mostCents) {
      const params = { most: formatMoney(mostCents) };
      throw new AppError('conflict', 'errors:payouts.moreThanOwed', { params });
    }
    const [reversal] = await tx
      .insert(payoutReversals)
      .values({ payoutId, amountCents, actorUserId: admin.id })
      .returning({ id: payoutReversals.id });
    await paysProducers().queueReversal(tx, { payoutId, reversalId: reversal!.id });
    await recordAudit(tx, {
      actor: admin,
      action: 'payout.reversal',
      entityType: 'payout',
      entityId: payoutId,
      detail: { amount: formatMoney(amountCents) },
    });
    return payout;
  });
}
