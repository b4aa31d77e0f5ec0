import { sql } from 'drizzle-orm';
import { openAccount, type BankAccount } from '#domains/ledger/server/payout-accounts/sealed-accounts.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { payoutBatches } from './batches.schema.ts';

export interface OpenBatch {
  id: number;
  createdAt: Date;
  payouts: BatchedPayout[];
}

export interface BatchedPayout {
  payoutId: number;
  producerName: string;
  cents: number;
  account: BankAccount;
}

const UNPAID = `not exists (select from payout_confirmations c where c.payout_id = p.id)`;

const openOnes = statement<{ id: number; createdAt: Date }>(
  'open-payout-batch',
  `select b.id, b.created_at from payout_batches b
    where exists (select from payout_batch_items i join payouts p on p.id = i.payout_id
                   where i.batch_id = b.id and ${UNPAID})
    order by b.id limit 1`,
);

const waiting = statement<{ id: number }, { changedBefore: Date }>(
  'payouts-without-batch',
  `select p.id from payouts p join payout_accounts a on a.producer_id = p.producer_id and a.kind = 'bank' and a.box <> ''
    where ${UNPAID} and a.changed_at <= $changedBefore::timestamptz
      and not exists (select from payout_batch_items i where i.payout_id = p.id)
      and not exists (select from payout_transfers t where t.payout_id = p.id)
    order by p.id`,
);

const fill = statement<Record<never, never>, { batchId: number; payoutIds: number[] }>(
  'fill-payout-batch',
  `insert into payout_batch_items (payout_id, batch_id, box)
   select p.id, $batchId::int, a.box from payouts p join payout_accounts a on a.producer_id = p.producer_id
    where p.id = any($payoutIds::int[])`,
);

const contents = statement<
  { payoutId: number; producerId: number; producerName: string; cents: number; box: string },
  { batchId: number }
>(
  'contents-of-payout-batch',
  `select p.id as payout_id, p.producer_id, r.company_name as producer_name, p.amount_cents as cents, i.box
     from payout_batch_items i join payouts p on p.id = i.payout_id
     join producer_profiles r on r.id = p.producer_id
    where i.batch_id = $batchId::int and i.box is not null and ${UNPAID}
    order by p.id`,
);

/** Batches are made and closed one after the other. */
export async function lockBatches(tx: Db): Promise<void> {
  await tx.execute(sql`lock table payout_batches in share row exclusive mode`);
}

/** The batch that the bank has not carried out; undefined: there is none. */
export async function findOpenBatch(tx: Db): Promise<{ id: number; createdAt: Date } | undefined> {
  return (await openOnes(tx, {}))[0];
}

/**
 * What the bank is to be told. Asked for again, by anybody and in either form, it is the same batch until it is marked as
 * paid; payouts made since then go into the next one. Undefined: nothing is to be paid.
 */
export function openBatch(
  { db, keys }: Pick<Shop, 'db' | 'keys'>,
  { admin, changedBefore }: { admin: SessionUser; changedBefore: Date },
): Promise<OpenBatch | undefined> {
  return db.transaction(async (tx) => {
    await lockBatches(tx);
    const batch = (await findOpenBatch(tx)) ?? (await newBatch(tx, admin, changedBefore));
    if (batch === undefined) return undefined;
    const found = await contents(tx, { batchId: batch.id });
    const payouts = found.flatMap(({ producerId, box, ...payout }) => {
      const account = openAccount(keys, producerId, box);
      return account === undefined ? [] : [{ ...payout, account }];
    });
    return { ...batch, payouts };
  });
}

async function newBatch(tx: Db, admin: SessionUser, changedBefore: Date) {
  const payoutIds = (await waiting(tx, { changedBefore })).map(({ id }) => id);
  if (payoutIds.length === 0) return undefined;
  const [batch] = await tx
    .insert(payoutBatches)
    .values({ actorUserId: admin.id })
    .returning({ id: payoutBatches.id, createdAt: payoutBatches.createdAt });
  await fill(tx, { batchId: batch!.id, payoutIds });
  await recordAudit(tx, {
    actor: admin,
    action: 'payout.batch',
    entityType: 'payout',
    entityId: payoutIds.join(' '),
    detail: { payouts: payoutIds.length },
  });
  return batch!;
}
