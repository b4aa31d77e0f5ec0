import type { FastifyReply } from 'fastify';
import type { Db } from '#engine/server/db/client.ts';
import { csv, sendCsv } from '#engine/server/lists/csv.ts';
import type { PostingKind } from '#domains/ledger/model/posting.ts';
import { commissionOfPiece } from '#domains/ledger/model/due.ts';
import type { PayoutLine } from '#domains/ledger/model/payouts.ts';
import { toAmount } from '#engine/model/money.ts';
import { statement } from '#engine/server/db/statement.ts';

interface Line {
  orderId: number;
  partId: number;
  kind: PostingKind;
  at: Date;
  deliveredAt: Date | null;
  /** What the payout has of the entry, of what came before it, and all of it. */
  cents: number;
  beforeCents: number;
  entryCents: number;
  commissionCents: number;
}

const linesOf = statement<Line, { payoutId: number }>(
  'lines-of-payout',
  `select p.order_id, e.part_id, p.at, t.delivered_at, -e.amount_cents as entry_cents,
          case when i.amount_cents * e.amount_cents > 0 then 'payout_returned' else p.kind end as kind,
          coalesce(i.amount_cents, -e.amount_cents) as cents, coalesce(-c.amount_cents, 0)::bigint as commission_cents,
          coalesce((select sum(b.amount_cents) from payout_items b
                     where b.entry_id = i.entry_id and b.piece < i.piece), 0)::bigint as before_cents
     from payout_items i
     join ledger_entries e on e.id = i.entry_id
     join ledger_postings p on p.id = e.posting_id
     join order_parts t on t.id = e.part_id
     left join ledger_entries c on c.posting_id = e.posting_id and c.part_id = e.part_id and c.account = 'commission'
    where i.payout_id = $payoutId::int
    order by e.id, i.piece`,
);

/** One line per part, and one for each time that something of it was taken back. */
export async function payoutLines(db: Db, payoutId: number): Promise<PayoutLine[]> {
  return (await linesOf(db, { payoutId })).map(({ orderId, partId, kind, at, deliveredAt, ...line }) => {
    const commissionCents = commissionOfPiece(line);
    return {
      orderId,
      partId,
      kind,
      at: at.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
      goods: toAmount(line.cents + commissionCents),
      commission: toAmount(commissionCents),
      amount: toAmount(line.cents),
    };
  });
}

const HEADER = ['orderId', 'partId', 'kind', 'at', 'deliveredAt', 'goods', 'commission', 'amount'];

/** A payout as a file: the amounts of its lines sum to it. */
export async function sendStatement(reply: FastifyReply, db: Db, payoutId: number): Promise<FastifyReply> {
  const lines = await payoutLines(db, payoutId);
  const portions = (async function* () {
    yield lines;
  })();
  // Amounts stay numbers: a text that begins with a minus is taken for a formula.
  const text = csv(HEADER, portions, (line) => [
    line.orderId,
    line.partId,
    line.kind,
    line.at,
    line.deliveredAt,
    line.goods,
    line.commission,
    line.amount,
  ]);
  return sendCsv(reply, `payout-${payoutId}.csv`, text);
}
