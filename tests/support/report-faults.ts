import { sql } from 'drizzle-orm';
import type { Account } from '#domains/ledger/model/accounts.ts';
import { asTransfers, datevAccount } from '#domains/documents/model/datev.ts';
import { journal } from '#domains/documents/server/journal.queries.ts';
import { taxReport } from '#domains/taxes/server/tax-report.queries.ts';
import { toCents } from '#engine/model/money.ts';
import { rows, type Db } from '#engine/server/db/client.ts';

/** Compares the reports with the ledger: taxes by place and rate, and bookkeeping in both forms; each difference is a sentence. */
export async function reportFaults(db: Db): Promise<string[]> {
  const accounts = await rows<{ account: Account; cents: number }>(
    db,
    sql`select account, sum(amount_cents)::bigint::float8 as cents from ledger_entries group by 1`,
  );
  const ledger = new Map<string, number>(accounts.map(({ account, cents }) => [account, cents]));
  // Gift cards and credit pay when an order is placed; its invoice is written once it is accepted, if ever.
  const waiting = await rows<{ id: number }>(db, sql`select id from orders where accepted_at is null`);
  const unaccepted = new Set(waiting.map(({ id }) => id));
  const days = new Set<string>();
  const journalled = new Map<string, number>();
  const ids: number[] = [];
  const datev = new Map<string, number>();
  const undocumented: number[] = [];
  for await (const portion of journal(db, {}))
    for (const { id, day, entries, document, orderId } of portion) {
      ids.push(id);
      days.add(day);
      const isExpected = orderId === null || !unaccepted.has(orderId);
      if (document === null && entries.length > 0 && isExpected) undocumented.push(id);
      for (const { account, amountCents } of entries) add(journalled, account, amountCents);
      for (const { debit, credit, cents } of asTransfers(entries)) {
        add(datev, String(datevAccount(debit)), cents);
        add(datev, String(datevAccount(credit)), 0 - cents);
      }
    }
  const postings = await db.$count(sql`ledger_postings`);
  const booked = new Map<string, number>();
  for (const [account, cents] of ledger) add(booked, String(datevAccount(account as Account)), cents);
  const whole = await taxesBy(db, [{}]);
  const daily = await taxesBy(
    db,
    [...days].map((day) => ({ from: day, to: day })),
  );
  const taxes = new Map(
    [...ledger].filter(([account]) => account.startsWith('tax:')).map(([a, c]) => [a, 0 - c]),
  );
  return [
    ...(ids.length === postings && new Set(ids).size === postings
      ? []
      : [`bookkeeping has ${ids.length} of ${postings} postings`]),
    ...undocumented.map((id) => `posting ${id} has no document`),
    ...differences('bookkeeping', journalled, ledger),
    ...differences('DATEV', datev, booked),
    ...differences('the report of taxes', whole, taxes),
    ...differences('the reports of taxes, day by day,', daily, taxes),
  ];
}

async function taxesBy(
  db: Db,
  periods: readonly { from?: string; to?: string }[],
): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const period of periods)
    for (const { country, region, tax, refundedTax } of await taxReport(db, period))
      add(
        sums,
        region === null ? `tax:${country}` : `tax:${country}-${region}`,
        toCents(tax) - toCents(refundedTax),
      );
  return sums;
}

function add(sums: Map<string, number>, name: string, cents: number): void {
  sums.set(name, (sums.get(name) ?? 0) + cents);
}

function differences(where: string, said: Map<string, number>, ledger: Map<string, number>): string[] {
  return [...new Set([...said.keys(), ...ledger.keys()])]
    .filter((name) => (said.get(name) ?? 0) !== (ledger.get(name) ?? 0))
    .map((name) => `${where} says ${said.get(name) ?? 0} of ${name}, the ledger ${ledger.get(name) ?? 0}`);
}
