import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySale } from '#domains/ledger/model/order-arbitrary.ts';
import { salePosting } from '#domains/ledger/model/sale.ts';
import { asTransfers, datevHead, datevLines } from './datev.ts';

describe('a posting as amounts between two accounts', () => {
  it('gives every account what it had, and is never more lines than entries', () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const { entries } = salePosting(sale);
        const transfers = asTransfers(entries);
        const sums = new Map<string, number>();
        const add = (account: string, cents: number) => sums.set(account, (sums.get(account) ?? 0) + cents);
        for (const { account, amountCents } of entries) add(account, amountCents);
        for (const { debit, credit, cents } of transfers) {
          expect(cents).toBeGreaterThan(0);
          add(debit, -cents);
          add(credit, cents);
        }
        expect([...sums.values()].filter((cents) => cents !== 0)).toEqual([]);
        expect(transfers.length).toBeLessThanOrEqual(Math.max(entries.length - 1, 0));
      }),
    );
  });

  it('does not exist where it does not sum to zero', () => {
    expect(() => asTransfers([{ account: 'cash', amountCents: 1 }])).toThrow('does not sum');
  });
});

describe('the file for DATEV', () => {
  it('has 31 fields in its head, 14 in every line, and amounts with a comma', () => {
    const head = datevHead({
      from: '2026-01-01',
      until: '2026-12-31',
      currency: 'EUR',
      now: new Date('2026-11-18T10:00:00.123Z'),
    });
    const [first, columns] = head.split('\r\n');
    expect(first!.split(';')).toHaveLength(31);
    expect(first).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;20261118100000123;/);
    expect(columns!.split(';')).toHaveLength(14);
    const line = datevLines(
      {
        id: 7,
        at: new Date(),
        day: '2026-11-05',
        kind: 'payment',
        orderId: 12,
        document: 'M-2026-000012',
        entries: [
          { account: 'cash', amountCents: 1_234_05 },
          { account: 'receivable', amountCents: -1_234_05 },
        ],
      },
      'EUR',
    );
    expect(line).toBe(
      '1234,05;"S";"EUR";;;"";1200;1400;"";0511;"M-2026-000012";"7";;"Zahlungseingang Bestellung 12"\r\n',
    );
  });
});
