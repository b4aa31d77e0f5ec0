import { eq } from 'drizzle-orm';
import { payoutPosting } from '#domains/ledger/model/money-moves.ts';
import { payoutCutOff } from '#domains/ledger/model/payout-days.ts';
import type { Db } from '#engine/server/db/client.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { statement } from '#engine/server/db/statement.ts';
import { queueEvent } from '#engine/server/webhooks/queue-event.ts';
import { dueEntries, producersWithDue } from './due.queries.ts';
import { post } from './post.ts';

const writePayout = statement<
  { id: number },
  { producerId: number; periodEnd: Date; cents: number; entryIds: number[] }
>(
  'write-payout',
  `with payout as (
     insert into payouts (producer_id, period_end, amount_cents)
     values ($producerId::int, $periodEnd::timestamptz, $cents::bigint) returning id
   ), items as (
     insert into payout_items (entry_id, payout_id) select entry_id, p.id from payout p, unnest($entryIds::int[]) as entry_id
   )
   select id from payout`,
);

/** Pays every producer what is due at `now`, each in a transaction of its own. The ids of the new payouts. */
export async function runPayouts(db: Db, now: Date): Promise<number[]> {
  const paid: number[] = [];
  for (const producerId of await producersWithDue(db, payoutCutOff(now))) {
    const id = await db.transaction((tx) => payProducer(tx, producerId, now));
    if (id !== undefined) paid.push(id);
  }
  return paid;
}

/** Undefined: nothing is due, because somebody else has just paid it, or more was taken back than earned. */
async function payProducer(tx: Db, producerId: number, now: Date): Promise<number | undefined> {
  // One at a time: the second to come finds what the first has left.
  await tx
    .select({ id: producerProfiles.id })
    .from(producerProfiles)
    .where(eq(producerProfiles.id, producerId))
    .for('no key update');
  const periodEnd = payoutCutOff(now);
  const due = await dueEntries(tx, producerId, periodEnd);
  const cents = due.reduce((sum, entry) => sum + entry.cents, 0);
  if (cents <= 0) return undefined;
  const entryIds = due.map(({ id }) => id);
  const [payout] = await writePayout(tx, { producerId, periodEnd, cents, entryIds });
  await post(tx, payoutPosting({ payoutId: payout!.id, producerId, cents }));
  const subject = { payoutId: payout!.id };
  await queueEvent(tx, { type: 'payout.made', subject, producerIds: [producerId] });
  return payout!.id;
}
