import { netLeft, paidCents } from '#domains/ledger/model/order-books.ts';
import { toAmount } from '#engine/model/money.ts';
import type { MoneyMove, OrderMoves } from '#domains/payments/model/payment-answers.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { loadBooks } from '#domains/ledger/server/order-books.queries.ts';
import { owedBackCents } from '#domains/orders/server/refunds/refund-what-is-due.ts';

type Row = Omit<MoneyMove, 'at' | 'amount'> & { at: Date; amountCents: number };

/** Which gift card, or that it was credit. */
const FUNDS = (of: string) =>
  `case when ${of}.gift_card_id is not null or ${of}.credit_user_id is not null then jsonb_build_object(
     'lastFour', (select g.last_four from gift_cards g where g.id = ${of}.gift_card_id)) end`;

const movesOf = statement<Row, { orderId: number }>(
  'money-moves-of-order',
  `select 'payment' as kind, f.created_at as at, f.amount_cents, f.note, u.username as by, false as is_under_way,
          false as is_failed, null as problem, ${FUNDS('f')} as funds
     from payment_facts f left join users u on u.id = f.actor_user_id
    where f.order_id = $orderId::int and f.kind = 'received'
    union all
   select 'refund', r.created_at, r.amount_cents, r.reason, u.username, f.id is null and x.id is null,
          x.id is not null, coalesce(x.note, j.last_error), ${FUNDS('r')}
     from refunds r left join users u on u.id = r.actor_user_id
     left join payment_facts f on f.refund_id = r.id and f.kind = 'refunded'
     left join payment_facts x on x.refund_id = r.id and x.kind = 'refund_failed'
     left join provider_jobs j on j.refund_id = r.id
    where r.order_id = $orderId::int
    order by at`,
);

/** A gift card is owed before its sale is in the books: it counts once it is paid. */
const unpaidCard = statement<{ cents: number }, { orderId: number }>(
  'unpaid-gift-card-of-order',
  `select o.order_total_cents as cents from orders o join order_parts t on t.order_id = o.id and t.gift_card_id is not null
    where o.id = $orderId::int and o.accepted_at is null and o.status = 'pending'`,
);

/** What came in and went back, as an administrator sees it. */
export async function movesOfOrder(db: Db, orderId: number): Promise<OrderMoves> {
  const books = await loadBooks(db, orderId);
  const found = await movesOf(db, { orderId });
  return {
    open: toAmount(Math.max(books.receivableCents, (await unpaidCard(db, { orderId }))[0]?.cents ?? 0, 0)),
    owedBack: toAmount(Math.max(await owedBackCents(db, orderId), 0)),
    refundable: toAmount(Math.max(Math.min(paidCents(books) - books.refundsDueCents, netLeft(books)), 0)),
    moves: found.map(({ at, amountCents, ...move }) => ({
      ...move,
      at: at.toISOString(),
      amount: toAmount(amountCents),
    })),
  };
}
