// Shops of the versions before group buys and before cards could promise money for them: nothing is lost, every sum stays.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows, type Database } from '#engine/server/db/client.ts';
import { migrate, migrateTo } from '#engine/server/db/migrate.ts';
import journal from '#engine/server/db/migrations/meta/_journal.json' with { type: 'json' };
import { loadGroup } from '#domains/group-buys/server/groups.queries.ts';
import { toGroupBuy } from '#domains/group-buys/server/group-view.ts';
import { holdsOfMembers } from '#domains/payments/server/holds/holds.queries.ts';
import { openEmptyDatabase } from '../support/test-database.ts';

const before = (name: string) =>
  journal.entries[journal.entries.findIndex(({ tag }) => tag.endsWith(name)) - 1]!.when;

/** A producer, a buyer, oil of which some is sold: one order paid by card, one by invoice, with the books of both. */
const SHOP = `
  insert into users (username, email, password_hash, role) values
    ('olive', 'olive@example.com', 'x', 'PRODUCER'), ('beatrice', 'beatrice@example.com', 'x', 'BUYER');
  insert into producer_profiles (user_id, slug, company_name, business_type, location, description, verified) values
    (1, 'olive', 'Olive', 'Farm', 'Here', '', true);
  insert into categories (slug, name) values ('oil', 'Oil');
  insert into products (slug, name, description, price_cents, category_id, producer_id, producer_shown, quantity_available)
    values ('oil', 'Oil', '', 2499, 1, 1, true, 190);
  insert into orders (customer_name, customer_email, shipping_address, order_total_cents, payment_method, accepted_at)
    values ('Ada', 'ada@example.com', 'Somewhere 1', 11870, 'card', now()),
           ('Bo', 'bo@example.com', 'Somewhere 2', 11870, 'invoice', now());
  insert into order_parts (order_id, producer_id, goods_cents, commission_basis_points, commission_cents, ship_by)
    select id, 1, 11870, 1500, 1781, '2026-11-18' from orders;
  insert into order_items (order_id, part_id, product_id, producer_id, product_name, unit, quantity, price_cents, discount_cents)
    select order_id, id, 1, 1, 'Oil', 'bottle', 5, 2499, 625 from order_parts;
  with sale as (insert into ledger_postings (kind, source, order_id) select 'sale', 'sale:' || id, id from orders returning id)
    insert into ledger_entries (posting_id, account, amount_cents)
    select id, account, cents from sale, (values ('receivable', 11870), ('producer:1', -10089), ('commission', -1781)) as e(account, cents);
  insert into payments (order_id, method, reference, amount_cents) values (1, 'card', 'ref-1', 11870);
  insert into payment_facts (order_id, payment_id, kind, amount_cents, provider_id) values (1, 1, 'received', 11870, 'pi_1');
  insert into refunds (order_id, payment_id, amount_cents, reason, actor) values (1, 1, 500, 'cancelled', 'admin');
  insert into provider_jobs (kind, payment_id, refund_id, idempotency_key) values ('refund', 1, 1, 'refund-1'), ('close', 1, null, 'close-1')`;

/** Beatrice has opened one for 12 bottles of oil, and Ada has joined; an earlier one was settled into the second order. */
const GROUPS = `
  insert into group_buys (slug, product_id, organizer_user_id, closes_at, delivery, price_cents, tiers) values
    ('openopenopen', 1, 2, now() + interval '1 day', 'separate', 2499, '[{"minQuantity":10,"discountPercentage":10}]');
  insert into group_buys (slug, product_id, organizer_user_id, closes_at, delivery, price_cents, tiers, status,
                          settled_price_cents, settled_percentage, ended_at) values
    ('settledsettl', 1, 2, now(), 'separate', 2499, '[]', 'settled', 2499, 5, now());
  insert into group_members (group_buy_id, is_organizer, quantity, customer_name, customer_email, shipping_address, user_id, payment_method, state, order_id) values
    (1, true, 5, 'Beatrice', 'beatrice@example.com', 'Here 1', 2, 'invoice', 'in', null),
    (1, false, 7, 'Ada', 'ada@example.com', 'Somewhere 1', null, 'invoice', 'in', null),
    (2, true, 5, 'Bo', '', null, 2, 'invoice', 'ordered', 2);
  update products set quantity_available = quantity_available - 12`;

const SUMS = sql`
  select (select count(*)::int from orders) as orders, (select sum(order_total_cents)::int from orders) as total,
         (select sum(quantity_available)::int from products) as stock,
         (select sum(quantity)::int from order_items) as sold,
         (select sum(amount_cents)::int from payment_facts) as received,
         (select sum(amount_cents)::int from refunds) as refunded,
         (select count(*)::int from provider_jobs where payment_id is not null) as jobs,
         (select jsonb_object_agg(account, cents) from (
            select account, sum(amount_cents)::int as cents from ledger_entries group by account) a) as accounts`;

async function fill({ db }: Database, statements: string): Promise<void> {
  for (const statement of statements.split(/;\n/u)) await db.execute(sql.raw(statement));
}

let database: Database;
let sums: unknown;
async function upgrade(level: number, ...filling: string[]): Promise<void> {
  ({ database } = await openEmptyDatabase());
  await migrateTo(database, level);
  for (const statements of filling) await fill(database, statements);
  [sums] = await rows(database.db, SUMS);
  await migrate(database);
}

describe('a shop of the version before group buys', () => {
  beforeAll(() => upgrade(before('_group-buys'), SHOP));
  afterAll(() => database.close());

  it('keeps its orders, its stock, its money and what it owes to providers', async () => {
    expect((await rows(database.db, SUMS))[0]).toEqual(sums);
    expect(sums).toMatchObject({ orders: 2, total: 23_740, stock: 190, sold: 10, received: 11_870, jobs: 2 });
  });

  it('has no group buys, and nothing is held', async () => {
    const counts = sql`select (select count(*)::int from group_buys) as groups, (select count(*)::int from payment_holds) as holds`;
    expect((await rows(database.db, counts))[0]).toEqual({ groups: 0, holds: 0 });
  });
});

describe('a shop of the version before cards promised money for group buys', () => {
  beforeAll(() => upgrade(before('_payment-holds'), SHOP, GROUPS));
  afterAll(() => database.close());

  it('keeps its orders, its stock, its money and what it owes to providers', async () => {
    expect((await rows(database.db, SUMS))[0]).toEqual(sums);
    expect(sums).toMatchObject({ stock: 178, sold: 10, jobs: 2 });
  });

  it('keeps who is in, what is held for them and what they pay', async () => {
    const open = await loadGroup(database.db, 'en', 'openopenopen');
    expect(toGroupBuy(open!, ['invoice'])).toMatchObject({
      status: 'open',
      pooledQuantity: 12,
      percentage: 10,
      unitPrice: 22.49,
      members: [
        { firstName: 'Beatrice', quantity: 5 },
        { firstName: 'Ada', quantity: 7 },
      ],
    });
    expect(
      await holdsOfMembers(
        database.db,
        open!.members.map(({ id }) => id),
      ),
    ).toEqual(new Map());
    const settled = await loadGroup(database.db, 'en', 'settledsettl');
    expect(settled).toMatchObject({
      group: { status: 'settled' },
      members: [{ state: 'ordered', orderId: 2 }],
    });
  });

  it('refuses a job that is about neither a payment nor a promise', async () => {
    const job = sql`insert into provider_jobs (kind, idempotency_key) values ('close', 'nothing')`;
    await expect(database.db.execute(job)).rejects.toThrow();
  });
});

/** One group buy that went to its organizer, and one that is open, listed and will go there. */
const TOGETHER = `
  insert into orders (customer_name, customer_email, shipping_address, order_total_cents, payment_method, accepted_at)
    values ('Cy', 'cy@example.com', 'c/o Bo' || chr(10) || 'Somewhere 2', 5000, 'invoice', now());
  insert into order_parts (order_id, producer_id, goods_cents, commission_basis_points, commission_cents, ship_by)
    values (3, 1, 5000, 1500, 750, '2026-11-18');
  insert into group_buys (slug, product_id, organizer_user_id, closes_at, delivery, price_cents, tiers, status,
                          settled_price_cents, settled_percentage, ended_at) values
    ('togethertoge', 1, 2, now(), 'together', 2499, '[]', 'settled', 2499, 5, now());
  insert into group_buys (slug, product_id, organizer_user_id, closes_at, delivery, is_public, price_cents, tiers) values
    ('listedlisted', 1, 2, now() + interval '1 day', 'together', true, 2499, '[]'),
    ('seenseenseen', 1, 2, now() + interval '1 day', 'separate', true, 2499, '[]');
  update group_members set group_buy_id = (select id from group_buys where slug = 'togethertoge') where order_id = 2;
  insert into group_members (group_buy_id, quantity, customer_name, customer_email, payment_method, state, order_id)
    select id, 2, 'Cy', '', 'invoice', 'ordered', 3 from group_buys where slug = 'togethertoge';
  insert into mail_outbox (template, recipient, data) values
    ('order-confirmation', 'cy@example.com', '{"orderId": 3, "shippingAddress": "c/o Bo, Somewhere 2"}'),
    ('order-confirmation', 'bo@example.com', '{"orderId": 2, "shippingAddress": "Somewhere 2"}')`;

describe('a shop of the version before orders knew their group buy', () => {
  beforeAll(() => upgrade(before('_group-orders'), SHOP, GROUPS, TOGETHER));
  afterAll(() => database.close());

  it('knows it of every order of a settled one', async () => {
    expect((await rows(database.db, SUMS))[0]).toEqual(sums);
    const places = sql`select id, group_place as place from orders order by id`;
    expect(await rows(database.db, places)).toEqual([
      { id: 1, place: null },
      { id: 2, place: 'organizer' },
      { id: 3, place: 'member' },
    ]);
  });

  it('lists none any more that goes to its organizer', async () => {
    const listed = sql`select slug from group_buys where is_public order by id`;
    expect(await rows(database.db, listed)).toEqual([{ slug: 'seenseenseen' }]);
  });

  it('names the organizer’s address in no mail to a member', async () => {
    const mails = sql`select data ->> 'shippingAddress' as address from mail_outbox order by id`;
    expect(await rows(database.db, mails)).toEqual([
      { address: 'to the organizer' },
      { address: 'Somewhere 2' },
    ]);
  });
});
