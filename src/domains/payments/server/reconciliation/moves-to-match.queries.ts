import type { BookedMove, ProviderMove } from '#domains/payments/model/reconciliation/match.ts';
import { METHODS, methodsThat, type PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** Of the posting `g` what stands on an account. */
const ON = (account: string) =>
  `coalesce((select sum(e.amount_cents) from ledger_entries e where e.posting_id = g.id and e.account = '${account}'), 0)`;

/** What was posted as fee of the payment `p`, corrections included. */
const FEE_OF_PAYMENT = `coalesce((select sum(${ON('fees')}) from ledger_postings g
   where g.order_id = p.order_id and g.kind = 'fee'
     and (g.source = 'fee:' || p.id or g.source like 'fee:' || p.id || ':%')), 0)`;

const booked = statement<BookedMove, { since: Date; methods: PaymentMethod[] }>(
  'booked-moves',
  `select case f.kind when 'received' then 'payment' when 'refunded' then 'refund' else 'refund_failed' end as kind,
          f.provider_id as subject, (case when f.kind = 'refunded' then -1 else 1 end * f.amount_cents)::bigint as cents,
          (case when f.kind = 'received' then ${FEE_OF_PAYMENT} else 0 end)::bigint as fee_cents,
          f.created_at as at, f.order_id, null::int as payout_id,
          case when f.kind = 'received' then p.id end as payment_id
     from payment_facts f join payments p on p.id = f.payment_id
    where f.kind in ('received', 'refunded', 'refund_failed') and f.provider_id is not null and f.amount_cents > 0
      and p.method = any($methods::text[]) and f.created_at >= $since::timestamptz
   union all
   select 'dispute', substr(g.source, 9), ${ON('cash')}::bigint,
          coalesce((select sum(x.amount_cents) from ledger_postings q join ledger_entries x on x.posting_id = q.id
             where q.order_id = g.order_id and x.account = 'fees'
               and (q.source = 'fee:' || substr(g.source, 9) or q.source = 'fee:' || substr(g.source, 9) || ':real')), 0)::bigint,
          g.at, g.order_id, null, null
     from ledger_postings g where g.kind = 'dispute' and g.source like 'dispute:%' and g.at >= $since::timestamptz
   union all
   select case f.kind when 'made' then 'transfer' else 'reversal' end, f.provider_id,
          case when f.kind = 'made' then -f.amount_cents else f.amount_cents end, 0, f.created_at, null, f.payout_id, null
     from payout_transfer_facts f join payout_transfers t on t.payout_id = f.payout_id and t.provider = 'stripe'
    where f.kind in ('made', 'reversed') and f.created_at >= $since::timestamptz`,
);

/** Others may use the same account with the provider: only what carries our mark, or belongs to something of ours. */
const reported = statement<ProviderMove, { since: Date }>(
  'provider-moves',
  `select b.kind, b.subject, b.amount_cents as cents, b.fee_cents, b.at, b.provider_id as transaction_id
     from balance_transactions b
    where b.kind is not null and b.kind <> 'fee' and b.at >= $since::timestamptz
      and (b.is_marked
        or exists (select from payment_facts f where f.provider_id = b.about and f.kind in ('received', 'authorized'))
        or exists (select from payout_transfers t where t.account_id = b.about)
        or exists (select from provider_accounts a where a.provider_id = b.about)
        or exists (select from payout_transfer_facts f
                    where f.provider_id in (b.about, b.subject) and f.kind in ('made', 'reversed')))
    order by b.id`,
);

const BY_STRIPE = methodsThat(({ provider }) => provider === METHODS.card.provider);

export function bookedMoves(db: Db, since: Date): Promise<BookedMove[]> {
  return booked(db, { since, methods: BY_STRIPE });
}

export function providerMoves(db: Db, since: Date): Promise<ProviderMove[]> {
  return reported(db, { since });
}
