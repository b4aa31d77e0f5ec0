// Random orders, cancellations, removed pieces, parcels, payments, refunds, returns and payouts: whatever happens, the books explain every cent.
// `npm run soak` walks 10,000 steps.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { datevAccount } from '#domains/documents/model/datev.ts';
import type { Account } from '#domains/ledger/model/accounts.ts';
import type { LedgerBalances } from '#domains/ledger/model/ledger.ts';
import { ledgerPostings } from '#domains/ledger/server/ledger.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { walkMoney } from '../support/money-walk.ts';
import { anAdmin } from '../support/people.ts';
import { givePayoutAccounts } from '../support/payout-accounts.ts';
import { openTestApp, type TestApp, type Visitor } from '../support/test-app.ts';

let shop: TestApp;
let admin: Visitor;
beforeAll(async () => {
  shop = await openTestApp();
  admin = (await anAdmin(shop)).visitor;
  await givePayoutAccounts(shop.db);
  await shop.db.update(products).set({ quantityAvailable: 100_000 });
});

it('ends with books that agree with the orders', async () => {
  const { faults, done } = await walkMoney(
    { db: shop.db, catalogue: shop.shop.catalogue },
    { operations: 400, seed: 20_261_117, checkEvery: 50 },
  );
  expect(faults).toEqual([]);
  // Nothing of it is left out by chance.
  expect(Object.keys(done).toSorted()).toEqual([
    'cancel',
    'cancel-part',
    'deliver',
    'pay',
    'payout',
    'place',
    'refund',
    'remove',
    'return',
    'ship',
  ]);
  expect((await admin.get<LedgerBalances>('/api/admin/ledger')).body.sum).toBe(0);
}, 120_000);

/** The lines of a file, as cells. */
const cellsOf = (text: string, border: string) =>
  text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(border).map((cell) => cell.replaceAll('"', '')));
const sums = (amounts: [name: string, cents: number][]) => {
  const found = new Map<string, number>();
  for (const [name, cents] of amounts) found.set(name, (found.get(name) ?? 0) + cents);
  return found;
};
const cents = (text: string) => Math.round(Number(text.replace(',', '.')) * 100);

it('hands every posting once to bookkeeping, with a document, and every account what the ledger says', async () => {
  const { balances } = (await admin.get<LedgerBalances>('/api/admin/ledger')).body;
  const ledger = balances.map(
    ({ account, balance }) => [account, Math.round(balance * 100)] as [Account, number],
  );

  const [, ...lines] = cellsOf((await admin.get('/api/admin/bookkeeping')).text, ',');
  const amounts = lines.map((cells) => ({
    posting: cells[0]!,
    document: cells[4]!,
    account: cells[6]!,
    cents: cents(cells[7]!) - cents(cells[8]!),
  }));
  expect(amounts.filter(({ document }) => !/^[MCP]-\d{4}-\d{6}$/u.test(document))).toEqual([]);
  const byPosting = sums(amounts.map((line) => [line.posting, line.cents]));
  expect([...byPosting.values()].filter((sum) => sum !== 0)).toEqual([]);
  const booked = await shop.db.$count(
    ledgerPostings,
    sql`exists (select from ledger_entries e where e.posting_id = ${ledgerPostings.id})`,
  );
  expect(byPosting.size).toBe(booked);
  const byAccount = sums(amounts.map((line) => [line.account, line.cents]));
  for (const [account, balance] of ledger) expect(byAccount.get(account) ?? 0).toBe(balance);

  const [, , ...bookings] = cellsOf((await admin.get('/api/admin/bookkeeping?format=datev')).text, ';');
  const moved = sums(
    bookings.flatMap((cells): [string, number][] => [
      [cells[6]!, cents(cells[0]!)],
      [cells[7]!, 0 - cents(cells[0]!)],
    ]),
  );
  const expected = sums(ledger.map(([account, balance]) => [String(datevAccount(account)), balance]));
  for (const [account, balance] of expected) expect(moved.get(account) ?? 0).toBe(balance);
  expect(new Set(bookings.map((cells) => cells[11]))).toHaveProperty('size', booked);
  expect(
    (await admin.get('/api/admin/bookkeeping?format=datev&from=2025-01-01&until=2026-01-01')).status,
  ).toBe(400);
  expect((await admin.get('/api/admin/bookkeeping?from=2026-02-01&until=2026-01-01')).status).toBe(400);
}, 60_000);
