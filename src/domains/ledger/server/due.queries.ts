import { MONEY_ACCOUNTS, producerAccount, producerOf, type Account } from '#domains/ledger/model/accounts.ts';
import type { PartEntry, UnsettledPart } from '#domains/ledger/model/due.ts';
import { payableKinds, type PayoutKind } from '#domains/ledger/model/payout-account.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/**
 * Of an entry `e` what payouts have settled. An item without an amount is of the time before there were pieces: it settled
 * all of its entry, whatever the customer has paid since.
 */
const SETTLED = `coalesce((select sum(coalesce(i.amount_cents, -e.amount_cents)) from payout_items i where i.entry_id = e.id), 0)`;

const IS_FROZEN = `exists (select from payout_items i where i.entry_id = e.id and i.amount_cents is null)`;

/** Of producers' accounts what belongs to a part `t` and is not settled. */
const UNSETTLED = `ledger_entries e join order_parts t on t.id = e.part_id
   where -e.amount_cents <> ${SETTLED}`;

/** The producer of an account has said where to pay, and long enough before; a provider can pay there. */
const PAYABLE = `select from payout_accounts a
   where a.changed_at <= $changedBefore::timestamptz and a.kind = any($kinds::text[])
     and (a.kind = 'bank' or exists (
       select from provider_accounts s
        where s.producer_id = a.producer_id and s.provider = a.kind and s.state = 'active'))`;

const accountsWithDue = statement<
  { account: Account },
  { cutOff: Date; changedBefore: Date; kinds: PayoutKind[] }
>(
  'accounts-with-due-entries',
  `select distinct e.account from ${UNSETTLED}
      and e.account > 'producer:' and e.account < 'producer;' and t.delivered_at < $cutOff::timestamptz
      and exists (${PAYABLE} and a.producer_id = t.producer_id)`,
);

const payable = statement<
  { isPayable: boolean },
  { producerId: number; changedBefore: Date; kinds: PayoutKind[] }
>('is-producer-payable', `select exists (${PAYABLE} and a.producer_id = $producerId::int) as is_payable`);

/** Under the producer's lock it stays so. */
export async function isPayable(db: Db, producerId: number, changedBefore: Date): Promise<boolean> {
  return (await payable(db, { producerId, changedBefore, kinds: payableKinds() }))[0]!.isPayable;
}

/** Producers to whom something may be due, by rising id. */
export async function producersWithDue(db: Db, cutOff: Date, changedBefore: Date): Promise<number[]> {
  const found = await accountsWithDue(db, { cutOff, changedBefore, kinds: payableKinds() });
  return found.map(({ account }) => producerOf(account)!).toSorted((a, b) => a - b);
}

/** As `isFunds`. */
const IS_FUNDS = `(e.part_id is null and (e.account = 'gift_cards' or e.account like 'credit:%'))`;

const MONEY = MONEY_ACCOUNTS.map((account) => `'${account}'`).join(', ');

/** A payment of the order of the part `p` is disputed, and nobody has decided that. */
const IS_DISPUTED = `exists (
  select from disputes d where d.order_id = p.order_id and not exists (
    select from dispute_facts f
     where f.dispute_id = d.id and f.kind = 'status' and f.status in ('won', 'lost', 'closed')))`;

type Row = Omit<UnsettledPart, 'entries'> & { entries: PartEntry[] };

/** One look: what an order's customer owes and what its parts earn are of the same moment. */
const unsettledOf = statement<Row, { account: Account; producerId: number }>(
  'unsettled-parts-of-account',
  `with parts as (
     select t.id, t.order_id, t.delivered_at from ${UNSETTLED}
        and e.account = $account and t.producer_id = $producerId::int
      group by t.id
   )
   select p.id as part_id, p.delivered_at, ${IS_DISPUTED} as is_disputed, money.net_cents, money.owed_cents, own.entries
     from parts p
     cross join lateral (
       select coalesce(sum(e.amount_cents) filter (where e.account = 'receivable'), 0)::bigint as owed_cents,
              coalesce(-sum(e.amount_cents) filter (where e.account not in (${MONEY}) and not ${IS_FUNDS}), 0)::bigint as net_cents
         from ledger_postings g join ledger_entries e on e.posting_id = g.id
        where g.order_id = p.order_id and g.kind not in ('label', 'label_void')
     ) money
     cross join lateral (
       select json_agg(json_build_object(
                'id', e.id, 'cents', -e.amount_cents, 'settledCents', ${SETTLED}::bigint,
                'pieces', (select count(*) from payout_items i where i.entry_id = e.id)) order by e.id) as entries
         from ledger_postings g join ledger_entries e on e.posting_id = g.id
        where g.order_id = p.order_id and e.account = $account and e.part_id = p.id and not ${IS_FROZEN}
     ) own
    where own.entries is not null
    order by p.id`,
);

/** The parts of a producer that payouts have not settled, delivered or not. */
export function unsettledParts(db: Db, producerId: number): Promise<UnsettledPart[]> {
  return unsettledOf(db, { account: producerAccount(producerId), producerId });
}
