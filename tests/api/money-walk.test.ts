// Random orders, cancellations, parcels, payments, refunds, returns and payouts: whatever happens, the books explain every cent.
// `npm run soak` walks 10,000 steps.
import { beforeAll, expect, it } from 'vitest';
import type { LedgerBalances } from '#domains/ledger/model/ledger.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { walkMoney } from '../support/money-walk.ts';
import { anAdmin, givePayoutAccounts } from '../support/people.ts';
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
    { operations: 400, seed: 20_261_116, checkEvery: 50 },
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
    'return',
    'ship',
  ]);
  expect((await admin.get<LedgerBalances>('/api/admin/ledger')).body.sum).toBe(0);
}, 120_000);
