import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Entry, Posting } from '#domains/ledger/model/posting.ts';
import { ledgerEntries, ledgerPostings } from './ledger.schema.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { post } from './post.ts';

const entry = (account: Entry['account'], amountCents: number): Entry => ({
  account,
  amountCents,
  partId: null,
});
const posting = (source: string, entries: Entry[]): Posting => ({ kind: 'payment', source, entries });

describe('the ledger', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp();
  });
  const entries = () => shop.db.select().from(ledgerEntries);
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'accepted',
      (error: Error) => {
        let last = error;
        while (last.cause instanceof Error) last = last.cause;
        return last.message;
      },
    );

  it('takes what sums to zero', async () => {
    await post(shop.db, posting('payment:1', [entry('cash', 5_00), entry('receivable', -5_00)]));
    expect(await entries()).toMatchObject([
      { account: 'cash' },
      { account: 'receivable', amountCents: -5_00 },
    ]);
  });

  it.each<[string, Entry[], RegExp]>([
    ['does not sum to zero', [entry('cash', 5_00), entry('receivable', -4_99)], /sums to 1 instead of 0/],
    ['has one side only', [entry('cash', 5_00)], /sums to 500 instead of 0/],
    ['names an unknown account', [entry('pocket' as 'cash', 1), entry('cash', -1)], /ledger_entries_account/],
    ['moves nothing', [entry('cash', 0)], /ledger_entries_amount/],
  ])('refuses what %s, no matter who writes it', async (_, wrong, message) => {
    const before = await entries();
    expect(await refusal(post(shop.db, posting('payment:wrong', wrong)))).toMatch(message);
    expect(await entries()).toEqual(before);
  });

  it('refuses an entry added to a posting that was balanced', async () => {
    const [first] = await shop.db.select().from(ledgerPostings);
    const added = { postingId: first!.id, account: 'cash', amountCents: 1 } as const;
    expect(await refusal(shop.db.insert(ledgerEntries).values(added).execute())).toMatch(/sums to 1/);
  });

  it('takes the same thing once', async () => {
    const twice = posting('payment:2', [entry('cash', 1), entry('receivable', -1)]);
    await post(shop.db, twice);
    expect(await refusal(post(shop.db, twice))).toMatch(/ledger_postings_source/);
  });

  it.each([
    ['changed', () => shop.db.update(ledgerEntries).set({ amountCents: 1 }).execute()],
    ['removed', () => shop.db.delete(ledgerEntries).where(eq(ledgerEntries.id, -1)).execute()],
    ['emptied', () => shop.db.execute(sql`truncate ledger_entries cascade`)],
    ['changed in its postings', () => shop.db.update(ledgerPostings).set({ kind: 'sale' }).execute()],
    ['removed from its postings', () => shop.db.delete(ledgerPostings).execute()],
    ['emptied of its postings', () => shop.db.execute(sql`truncate ledger_postings cascade`)],
  ])('is never %s', async (_, attempt) => {
    expect(await refusal(attempt())).toMatch(/are never changed or removed/);
  });
});
