import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#domains/ledger/model/accounts.ts';
import type { MoneyOverview } from '#domains/ledger/model/overview/money-overview.ts';
import type { PostingKind } from '#domains/ledger/model/posting.ts';
import { toCents } from '#engine/model/money.ts';
import { rows } from '#engine/server/db/client.ts';
import { bookFaults } from '../../../../../tests/support/book-faults.ts';
import { anAdmin, anOrder, payOrder } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';
import { closeBooks } from '#domains/ledger/server/close-books.ts';
import { sumUpLedgerDays } from './ledger-days.ts';

describe('the overview of the money', () => {
  let shop: TestApp;
  let admin: Visitor;
  let adminId: number;
  let posted = 0;
  beforeEach(async () => {
    shop = await openTestApp();
    const person = await anAdmin(shop);
    admin = person.visitor;
    adminId = person.id;
  });

  const read = async (period: string) =>
    (await admin.get<MoneyOverview>(`/api/admin/money?period=${period}`)).body;

  /** From one account to another, at noon of a day. */
  const move = async (day: string, kind: PostingKind, from: Account, to: Account, cents: number) => {
    posted += 1;
    const [posting] = await rows<{ id: number }>(
      shop.db,
      sql`insert into ledger_postings (at, kind, source)
          values (${`${day}T12:00:00-05:00`}::timestamptz, ${kind}, ${`overview:${posted}`}) returning id`,
    );
    await shop.db.execute(sql`
      insert into ledger_entries (posting_id, account, amount_cents)
      values (${posting!.id}, ${from}, ${0 - cents}), (${posting!.id}, ${to}, ${cents})`);
  };

  const close = async () => {
    await closeBooks(shop.db, 1);
    await sumUpLedgerDays(shop.db, 3);
  };

  const aSeason = async () => {
    await move('2021-03-31', 'sale', 'commission', 'receivable', 10_00);
    await move('2021-04-01', 'payment', 'receivable', 'cash', 7_00);
    await move('2021-04-30', 'sale', 'producer:1', 'receivable', 90_00);
    await move('2021-05-01', 'sale', 'shipping', 'receivable', 5_00);
    await move('2021-05-02', 'fee', 'cash', 'fees', 1_50);
    await move('2021-05-03', 'payout', 'cash', 'producer:1', 2_00);
    await move('2021-05-31', 'sale', 'tax:US-NY', 'receivable', 80);
    await move('2021-06-01', 'payment', 'receivable', 'cash', 50_00);
  };

  it.each([
    ['asked of the entries alone', () => Promise.resolve()],
    ['asked of days that are summed up', close],
  ])('says what a month did, beside the month before: %s', async (_, summedUp) => {
    await aSeason();
    await summedUp();
    const may = await read('2021-05');
    expect(may).toMatchObject({
      period: '2021-05',
      from: '2021-05-01',
      until: '2021-05-31',
      before: '2021-04',
      since: '2021-03-31',
      earned: {
        lines: [
          { account: 'commission', amount: 0, before: 0 },
          { account: 'shipping', amount: 5, before: 0 },
          { account: 'fees', amount: -1.5, before: 0 },
        ],
        total: { amount: 3.5, before: 0 },
      },
      cash: {
        start: { amount: 7, before: 0 },
        moves: [
          { kind: 'payment', amount: 0, before: 7 },
          { kind: 'fee', amount: -1.5, before: 0 },
          { kind: 'payout', amount: -2, before: 0 },
        ],
        end: { amount: 3.5, before: 7 },
      },
      taxes: [{ account: 'tax:US-NY', amount: 0.8, before: 0 }],
    });
    expect((await read('2021-Q2')).earned.total).toEqual({ amount: 3.5, before: 10 });
    expect((await read('2021')).cash.end).toEqual({ amount: 53.5, before: 0 });
    const faults = await bookFaults(shop.db);
    expect(faults.filter((fault) => fault.startsWith('days '))).toEqual([]);
  });

  it('goes by the days of the shop: the last minutes of a month in New York belong to it', async () => {
    await shop.db.execute(sql`with p as (
        insert into ledger_postings (at, kind, source) values ('2021-05-31T23:59:00-04:00', 'label', 'overview:late') returning id)
      insert into ledger_entries (posting_id, account, amount_cents)
      select id, account, cents from p, (values ('carrier', 4), ('cash', -4)) as v(account, cents)`);
    expect((await read('2021-05')).earned.total.amount).toBe(-0.04);
    await close();
    expect((await read('2021-05')).earned.total.amount).toBe(-0.04);
    expect((await read('2021-06')).earned.total.amount).toBe(0);
  });

  it('what the shop has and is owed, less what belongs to others, is all that was earned', async () => {
    const [{ slug }] = (await rows<{ slug: string }>(
      shop.db,
      sql`select slug from products order by id limit 1`,
    )) as [{ slug: string }];
    await payOrder(shop.db, await anOrder(shop.db, { status: 'completed', lines: [{ slug, quantity: 2 }] }));
    await anOrder(shop.db, { status: 'pending', lines: [{ slug, quantity: 1 }] });
    await aSeason();
    await move('2021-06-02', 'return', 'receivable', 'producer:2', 3_00);
    await move('2021-06-03', 'credit', `credit:${adminId}`, 'refunds_due', 2_00);
    const { body } = await admin.get<MoneyOverview>('/api/admin/money');
    const sum = (lines: readonly { amount: number }[]) =>
      lines.reduce((cents, { amount }) => cents + toCents(amount), 0);
    const { owned, owed, earned } = body.now;
    expect(sum(owned) - sum(owed)).toBe(toCents(earned));
    expect(earned).toBeGreaterThan(0);
    expect(owned).toContainEqual({ what: 'producers', amount: 3 });
    expect(owed).toContainEqual({ what: 'credit', amount: 2 });
    expect(owed).toContainEqual({ what: 'refunds_due', amount: -2 });
  });

  it('sums up in any portions, whatever came between, and never twice', async () => {
    const anyDay = fc.constantFrom('2021-01-31', '2021-02-01', '2021-02-28', '2021-03-01');
    const anyStep = fc.oneof(
      { weight: 3, arbitrary: fc.record({ day: anyDay, cents: fc.integer({ min: 1, max: 90_000 }) }) },
      { weight: 1, arbitrary: fc.constantFrom(1, 2, 1_000) },
    );
    const paidBy = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
        for (const step of steps)
          if (typeof step === 'number') {
            await closeBooks(shop.db, 1);
            await Promise.all([sumUpLedgerDays(shop.db, step), sumUpLedgerDays(shop.db, step)]);
          } else {
            await move(step.day, 'payment', 'receivable', 'cash', step.cents);
            const month = step.day.slice(0, 'YYYY-MM'.length);
            paidBy.set(month, (paidBy.get(month) ?? 0) + step.cents);
          }
        const { cash } = await read('2021-02');
        const payment = cash.moves.find(({ kind }) => kind === 'payment');
        expect([toCents(payment?.amount ?? 0), toCents(payment?.before ?? 0)]).toEqual([
          paidBy.get('2021-02') ?? 0,
          paidBy.get('2021-01') ?? 0,
        ]);
        expect(await bookFaults(shop.db)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('begins with the month that runs, of books that are empty', async () => {
    const { body } = await admin.get<MoneyOverview>('/api/admin/money');
    expect(body).toMatchObject({ since: null, earned: { total: { amount: 0, before: 0 } }, taxes: [] });
    expect(body.period).toMatch(/^\d{4}-\d{2}$/);
    for (const period of ['2021-13', 'x', '2021-Q5', '1970'])
      expect((await admin.get(`/api/admin/money?period=${period}`)).status).toBe(400);
  });
});
