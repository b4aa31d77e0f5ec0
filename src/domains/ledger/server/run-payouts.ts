import { payoutPosting } from '#domains/ledger/model/money-moves.ts';
import { dueOfPart, type Piece } from '#domains/ledger/model/due.ts';
import { payoutCutOff } from '#domains/ledger/model/payout-days.ts';
import { changedBefore } from '#domains/ledger/model/payout-account.ts';
import { deliveredBefore, LEAST_PAYOUT_CENTS } from '#domains/ledger/model/upcoming.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { queueEvent } from '#engine/server/webhooks/queue-event.ts';
import { lockProducer } from './payout-accounts/lock-producer.ts';
import { chooseTransfer, chooseTransfersOfOthers } from './transfers/choose-transfers.ts';
import { isPayable, producersWithDue, unsettledParts } from './due.queries.ts';
import { post } from './post.ts';

const writePayout = statement<
  { id: number },
  { producerId: number; periodEnd: Date; cents: number; settled: { pieces: Piece[] } }
>(
  'write-payout',
  `with payout as (
     insert into payouts (producer_id, period_end, amount_cents)
     values ($producerId::int, $periodEnd::timestamptz, $cents::bigint) returning id
   ), items as (
     insert into payout_items (entry_id, piece, payout_id, amount_cents)
     select i."entryId", i.piece, p.id, i.cents
       from payout p, jsonb_to_recordset($settled::jsonb -> 'pieces') as i("entryId" int, piece int, cents bigint)
   )
   select id from payout`,
);

/**
 * Pays every producer what is due at `now`, each in a transaction of its own: by the provider, or with the bank's next batch.
 * The ids of the new payouts.
 */
export async function runPayouts(db: Db, now: Date): Promise<number[]> {
  await chooseTransfersOfOthers(db, changedBefore(now));
  const paid: number[] = [];
  for (const producerId of await producersWithDue(db, payoutCutOff(now), changedBefore(now))) {
    const id = await db.transaction((tx) => payProducer(tx, producerId, now));
    if (id !== undefined) paid.push(id);
  }
  return paid;
}

/**
 * Undefined: too little is due, because somebody else has just paid it, it is not paid for yet, or more was taken back; or
 * nobody knows where to pay it to, or has known for two days.
 */
async function payProducer(tx: Db, producerId: number, now: Date): Promise<number | undefined> {
  // One at a time: the second to come finds what the first has left.
  await lockProducer(tx, producerId);
  if (!(await isPayable(tx, producerId, changedBefore(now)))) return undefined;
  const periodEnd = payoutCutOff(now);
  const delivered = deliveredBefore(await unsettledParts(tx, producerId), periodEnd);
  const pieces = delivered.flatMap((part) => dueOfPart(part).pieces);
  const cents = pieces.reduce((sum, piece) => sum + piece.cents, 0);
  if (cents < LEAST_PAYOUT_CENTS) return undefined;
  const [payout] = await writePayout(tx, { producerId, periodEnd, cents, settled: { pieces } });
  await post(tx, payoutPosting({ payoutId: payout!.id, producerId, cents }));
  await chooseTransfer(tx, payout!.id, changedBefore(now));
  const subject = { payoutId: payout!.id };
  await queueEvent(tx, { type: 'payout.made', subject, producerIds: [producerId] });
  return payout!.id;
}
