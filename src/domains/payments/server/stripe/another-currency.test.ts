import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '#engine/server/db/client.ts';
import { openCardDesk, TOTAL_CENTS } from '../../../../../tests/support/card-desk.ts';
import { feeOf } from '../../../../../tests/support/stripe-books.ts';

const desk = await openCardDesk({ home: { currency: 'EUR', country: 'DE' } });

it('a card is charged in the currency of the shop, and its fee is posted as it is', async () => {
  const { session, id } = await desk.paidOrder();
  expect(session().currency).toBe('eur');
  while (await desk.jobs(3_600_000));
  const [fees] = await rows<{ cents: number }>(
    desk.desk.shop.db,
    sql`select sum(e.amount_cents)::int as cents from ledger_entries e join ledger_postings p on p.id = e.posting_id
         where e.account = 'fees' and p.order_id = ${id}`,
  );
  expect(fees!.cents).toBe(feeOf(TOTAL_CENTS));
  await desk.isFaultless();
});
