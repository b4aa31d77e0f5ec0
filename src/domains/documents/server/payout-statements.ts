import { payoutLines } from '#domains/ledger/server/payout-statement.ts';
import { shopDay } from '#engine/model/dates.ts';
import { DEFAULT_LANGUAGE } from '#engine/model/languages.ts';
import { toCents } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { seller } from './seller.ts';
import type { DocumentDraft } from './write-documents.ts';

interface PaidOut {
  id: number;
  source: string;
  producerId: number;
  cents: number;
  at: Date;
  periodEnd: Date;
  companyName: string;
  location: string;
  phone: string | null;
  email: string | null;
  language: string | null;
}

/** Payouts without a statement; those of a producer, or those that these postings are about. */
export const payoutsWithoutStatement = statement<
  PaidOut,
  { producerId: number | null; postingIds: number[] | null }
>(
  'payouts-without-statement',
  `select y.id, p.source, y.producer_id, y.amount_cents as cents, y.created_at as at, y.period_end, r.company_name, r.location,
          r.phone_number as phone, u.email, u.language
     from payouts y join ledger_postings p on p.source = 'payout:' || y.id
     join producer_profiles r on r.id = y.producer_id
     left join users u on u.id = r.user_id and u.deleted_at is null
    where ($producerId::int is null or y.producer_id = $producerId::int)
      and ($postingIds::int[] is null or p.id = any($postingIds::int[]))
      and not exists (select from documents d where d.cause = p.source)
    order by y.id`,
);

/** In the producer's name: what was sold for it, what the shop kept, what is paid. */
export async function draftStatement(db: Db, payout: PaidOut): Promise<DocumentDraft> {
  const lines = await payoutLines(db, payout.id);
  return {
    kind: 'payout_statement',
    cause: payout.source,
    date: shopDay(payout.at),
    orderId: null,
    payoutId: payout.id,
    producerId: payout.producerId,
    totalCents: payout.cents,
    language: payout.language ?? DEFAULT_LANGUAGE,
    recipient: {
      name: payout.companyName,
      email: payout.email ?? '',
      phone: payout.phone,
      address: payout.location,
    },
    content: {
      type: 'statement',
      seller: seller(),
      periodEnd: payout.periodEnd.toISOString(),
      lines: lines.map(({ orderId, kind, at, goods, commission, amount }) => ({
        orderId,
        kind,
        on: shopDay(new Date(at)),
        goodsCents: toCents(goods),
        commissionCents: toCents(commission),
        cents: toCents(amount),
      })),
    },
  };
}
