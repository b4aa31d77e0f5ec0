// What disputes and transfers begin with, and what our books and Stripe's must agree about in the end.
import { sql } from 'drizzle-orm';
import { rows, type Db } from '#engine/server/db/client.ts';
import { bookFaults } from '../../tests/support/book-faults.ts';
import { paymentFaults } from '../../tests/support/payment-faults.ts';
import type { Account } from '../../tests/support/stripe-objects.ts';
import type { StripeStandIn } from '../../tests/support/stripe-stand-in.ts';

const PRODUCERS = 8;

/** Producers with an account that Stripe is content with, by their id. */
export async function openAccounts(db: Db, stripe: StripeStandIn): Promise<Map<number, string>> {
  const producers = await rows<{ id: number }>(
    db,
    sql`select id from producer_profiles order by id limit ${PRODUCERS}`,
  );
  const accounts = new Map<number, string>();
  for (const { id } of producers) {
    const { id: account } = stripe.books.answer('POST /v1/accounts', { type: 'express' }) as Account;
    stripe.books.connect.complete(account);
    accounts.set(id, account);
    await db.execute(sql`
      insert into provider_accounts (producer_id, provider_id, state, told_at)
      values (${id}, ${account}, 'active', now() - interval '30 days')`);
    await db.execute(sql`
      insert into payout_accounts (producer_id, kind, box, last_four, changed_at)
      values (${id}, 'stripe', '', '6789', now() - interval '30 days')`);
  }
  return accounts;
}

/** One of each producer, enough of it. */
export async function productsOf(db: Db, producerIds: readonly number[]): Promise<number[]> {
  const products = await rows<{ id: number }>(
    db,
    sql`update products set quantity_available = 100000
         where id in (select min(id) from products where listed and for_sale and price_cents > 1000
                       and producer_id in ${[...producerIds]} group by producer_id) returning id`,
  );
  return products.map(({ id }) => id);
}

/** What our books and Stripe's disagree about. */
export async function transferDifferences(
  db: Db,
  stripe: StripeStandIn,
  accounts: Map<number, string>,
): Promise<string[]> {
  const { balance, connect, disputes } = stripe.books;
  const [books] = await rows<{ cash: number; disputed: number; jobs: number }>(
    db,
    sql`select coalesce(sum(amount_cents) filter (where account = 'cash'), 0)::int as cash,
               coalesce(sum(amount_cents) filter (where account = 'disputes'), 0)::int as disputed,
               (select count(*)::int from provider_jobs where done_at is null) as jobs
          from ledger_entries`,
  );
  const undecided = [...disputes.all.values()]
    .filter(({ status }) => status === 'needs_response' || status === 'under_review')
    .reduce((sum, { amount }) => sum + amount, 0);
  const paid = await rows<{ producerId: number; cents: number }>(
    db,
    sql`select p.producer_id as "producerId", coalesce(sum(e.amount_cents), 0)::int as cents
          from payouts p join ledger_postings g on g.payout_id = p.id and g.kind in ('payout', 'payout_returned')
          join ledger_entries e on e.posting_id = g.id and e.account = 'producer:' || p.producer_id
         group by p.producer_id`,
  );
  return [
    ...(await bookFaults(db)),
    ...(await paymentFaults(db)),
    ...(books!.jobs === 0 ? [] : [`${books!.jobs} things were never told to Stripe`]),
    ...(books!.cash === balance.available
      ? []
      : [`our cash is ${books!.cash}, Stripe's balance ${balance.available}`]),
    ...(books!.disputed === undecided ? [] : [`${books!.disputed} is disputed here, ${undecided} at Stripe`]),
    ...[...accounts]
      .map(([id, account]) => ({ id, held: connect.heldBy(account) }))
      .filter(({ id, held }) => held !== (paid.find(({ producerId }) => producerId === id)?.cents ?? 0))
      .map(({ id, held }) => `producer ${id} holds ${held} at Stripe, not what our books say`),
  ];
}
