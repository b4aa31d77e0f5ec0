import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Account } from '#domains/ledger/model/accounts.ts';
import { ledgerClosings } from './ledger.schema.ts';
import { rows, type Db } from '#engine/server/db/client.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { ledgerBalances, sumsOfProducer } from './balances.queries.ts';
import { closeBooks } from './close-books.ts';
import { post } from './post.ts';

const ACCOUNTS: Account[] = ['cash', 'receivable', 'commission', 'producer:1', 'producer:2', 'producer:77'];
const AT_ONCE = 1;

describe('closing the books', () => {
  let shop: TestApp;
  let posted = 0;
  beforeAll(async () => {
    shop = await openTestApp();
  });

  const move = (db: Db, from: Account, to: Account, amountCents: number) => {
    posted += 1;
    return post(db, {
      kind: 'payment',
      source: `payment:closing-${posted}`,
      entries: [
        { account: from, amountCents: -amountCents, partId: null },
        { account: to, amountCents, partId: null },
      ],
    });
  };

  /** As the entries alone say it. */
  const plainSums = async () => {
    const sums = await rows<{ account: string; cents: string }>(
      shop.db,
      sql`select account, sum(amount_cents)::text as cents from ledger_entries group by account`,
    );
    return new Map(sums.map(({ account, cents }) => [account, Number(cents)]));
  };

  const expectRight = async () => {
    const sums = await plainSums();
    const { balances, sum } = await ledgerBalances(shop.db);
    for (const { account, balance } of balances)
      expect([account, Math.round(balance * 100)]).toEqual([account, sums.get(account) ?? 0]);
    expect(balances.length).toBeGreaterThanOrEqual(sums.size);
    expect(sum).toBe(0);
    for (const producerId of [1, 2, 77])
      expect(0 - (await sumsOfProducer(shop.db, producerId)).balance).toBe(
        sums.get(`producer:${producerId}`) ?? 0,
      );
  };
  const closings = () => shop.db.select().from(ledgerClosings).orderBy(ledgerClosings.upTo);

  describe('whenever and however often it is done', () => {
    beforeEach(() => move(shop.db, 'cash', 'receivable', 1_00));

    it('leaves every balance what the entries come to', async () => {
      const anyAccount = fc.constantFrom(...ACCOUNTS);
      const anyMove = fc.record({
        from: anyAccount,
        to: anyAccount,
        cents: fc.integer({ min: 1, max: 5_000_00 }),
      });
      const anyStep = fc.oneof(
        { weight: 4, arbitrary: anyMove },
        { weight: 1, arbitrary: fc.constant('close' as const) },
      );
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
          for (const step of steps) {
            if (step === 'close') await closeBooks(shop.db, AT_ONCE);
            else if (step.from !== step.to) await move(shop.db, step.from, step.to, step.cents);
          }
          await expectRight();
        }),
        { numRuns: 25 },
      );
      expect((await closings()).length).toBeGreaterThan(ACCOUNTS.length);
    }, 120_000);

    it('counts what is posted late, with a day that is long closed', async () => {
      await closeBooks(shop.db, AT_ONCE);
      const [late] = await rows<{ id: number }>(
        shop.db,
        sql`insert into ledger_postings (at, kind, source) values ('2020-01-01', 'fee', 'fee:late') returning id`,
      );
      await shop.db.execute(sql`
        insert into ledger_entries (posting_id, account, amount_cents) values
          (${late!.id}, 'fees', 30), (${late!.id}, 'cash', -30)`);
      await expectRight();
    });

    it('does nothing while little was posted, and the same again closes nothing twice', async () => {
      await closeBooks(shop.db, AT_ONCE);
      const before = await closings();
      await closeBooks(shop.db, AT_ONCE);
      await move(shop.db, 'cash', 'commission', 7);
      await closeBooks(shop.db);
      expect(await closings()).toEqual(before);
    });

    it('by many at once and among postings', async () => {
      await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          index % 8 === 0
            ? closeBooks(shop.db, AT_ONCE)
            : shop.db.transaction((tx) => move(tx, 'cash', ACCOUNTS[index % 3 === 0 ? 3 : 4]!, index)),
        ),
      );
      await expectRight();
    });
  });

  it('is only quicker: without a closing everything is summed', async () => {
    await closeBooks(shop.db, AT_ONCE);
    await shop.db.transaction(async (tx) => {
      await tx.execute(sql`alter table ledger_closings disable trigger ledger_closings_insert_only`);
      await tx.execute(sql`delete from ledger_closings`);
      await tx.execute(sql`alter table ledger_closings enable trigger ledger_closings_insert_only`);
    });
    await expectRight();
    await expect(
      closeBooks(shop.db, AT_ONCE).then(() => shop.db.delete(ledgerClosings).execute()),
    ).rejects.toThrow();
  });

  it.runIf(inject('postgresUrl') !== undefined)(
    'waits for entries that have their ids and are not committed yet',
    async () => {
      await closeBooks(shop.db, AT_ONCE);
      const before = (await closings()).length;
      let refusal: unknown;
      await shop.db.transaction(async (tx) => {
        await move(tx, 'cash', 'producer:77', 12_34);
        // Has higher ids, and is there first.
        await move(shop.db, 'cash', 'producer:2', 56);
        refusal = await closeBooks(shop.db, AT_ONCE).catch((error: unknown) => error);
      });
      expect(refusal).toBeInstanceOf(Error);
      expect((await closings()).length).toBe(before);
      await expectRight();
      await closeBooks(shop.db, AT_ONCE);
      expect((await closings()).length).toBeGreaterThan(before);
      await expectRight();
    },
  );
});
