import { datevHead, datevLines, type JournalPosting } from '#domains/documents/model/datev.ts';
import { shopDay } from '#engine/model/dates.ts';
import { toAmount } from '#engine/model/money.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { sendStream } from '#engine/server/cache/send-stream.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { csv, sendCsv } from '#engine/server/lists/csv.ts';
import type { Shop } from '#engine/server/shop.ts';
import { journal } from './journal.queries.ts';
import { writeMissingDocuments } from './missing-documents.ts';

const HEADER = [
  'posting',
  'date',
  'at',
  'kind',
  'document',
  'orderId',
  'account',
  'debit',
  'credit',
  'currency',
];

/** The books for those who keep them elsewhere: every posting once, with the number of its document. */
export function bookkeepingRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/admin/bookkeeping', async (request, reply) => {
    const now = new Date();
    const { format, from, until } = request.query;
    const year = (from ?? until ?? shopDay(now)).slice(0, 4);
    if (format === 'datev' && (until ?? from ?? year).slice(0, 4) !== year)
      throw new AppError('invalid', 'errors:documents.oneYear', {
        fields: { until: 'errors:documents.oneYear' },
      });
    // What happened until now has its number.
    await writeMissingDocuments(db, now);
    const { currency } = shopHome();
    if (format === 'datev') {
      const days = { from: from ?? `${year}-01-01`, until: until ?? `${year}-12-31` };
      reply
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="EXTF_Buchungsstapel_${days.from}_${days.until}.csv"`,
        );
      return sendStream(reply, datevFile(journal(db, days), { ...days, currency, now }));
    }
    return sendCsv(reply, 'bookkeeping.csv', csv(HEADER, entriesOf(journal(db, { from, until })), toCells));
  });
}

interface Line {
  posting: JournalPosting;
  account: string;
  amountCents: number;
}

async function* entriesOf(portions: AsyncIterable<JournalPosting[]>): AsyncGenerator<Line[]> {
  for await (const portion of portions)
    yield portion.flatMap((posting) => posting.entries.map((entry) => ({ posting, ...entry })));
}

async function* datevFile(
  portions: AsyncIterable<JournalPosting[]>,
  head: Parameters<typeof datevHead>[0],
): AsyncGenerator<string> {
  yield datevHead(head);
  for await (const portion of portions)
    yield portion.map((posting) => datevLines(posting, head.currency)).join('');
}

/** Amounts stay numbers: a text that begins with a minus is taken for a formula. */
function toCells({ posting, account, amountCents }: Line): unknown[] {
  return [
    posting.id,
    posting.day,
    posting.at.toISOString(),
    posting.kind,
    posting.document,
    posting.orderId,
    account,
    amountCents > 0 ? toAmount(amountCents) : 0,
    amountCents < 0 ? toAmount(0 - amountCents) : 0,
    shopHome().currency,
  ];
}
