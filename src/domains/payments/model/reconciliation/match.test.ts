import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesBetween, MOVE_KINDS, type BookedMove, type ProviderMove } from './match.ts';
import { nextNight } from './next-night.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-07-01T07:00:00Z');

const booksArbitrary = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...MOVE_KINDS),
      cents: fc.integer({ min: 1, max: 500_00 }),
      feeCents: fc.integer({ min: 1, max: 20_00 }),
      daysAgo: fc.double({ min: 4, max: 30, noNaN: true }),
    }),
    { minLength: 6, maxLength: 80 },
  )
  .map((moves) =>
    moves.map(({ kind, cents, feeCents, daysAgo }, index): BookedMove => {
      const isOut = kind === 'refund' || kind === 'transfer';
      return {
        kind,
        subject: `x_${index}`,
        cents: isOut ? -cents : cents,
        feeCents: kind === 'payment' ? feeCents : 0,
        at: new Date(NOW.getTime() - daysAgo * DAY_MS),
        orderId: index,
        payoutId: null,
        paymentId: kind === 'payment' ? index : null,
      };
    }),
  );

const said = (booked: readonly BookedMove[]): ProviderMove[] =>
  booked.map(({ orderId: _o, payoutId: _p, paymentId: _i, ...move }, index) => ({
    ...move,
    transactionId: `txn_${index}`,
  }));

const found = (booked: readonly BookedMove[], provider: readonly ProviderMove[]) =>
  differencesBetween(booked, provider, NOW).differences.map(({ kind, subject }) => `${kind} ${subject}`);

describe('our books beside the provider’s', () => {
  it('agree where both say the same', () => {
    fc.assert(
      fc.property(booksArbitrary, (booked) => {
        expect(differencesBetween(booked, said(booked).toReversed(), NOW)).toEqual({
          differences: [],
          fees: [],
        });
      }),
    );
  });

  it('differ in exactly what was planted in a month', () => {
    fc.assert(
      fc.property(booksArbitrary, fc.nat(), (booked, seed) => {
        const provider = said(booked);
        const at = (turn: number) => (seed + turn) % booked.length;
        const isPayment = provider.map(({ kind }, index) => (kind === 'payment' ? index : -1));
        const fee = isPayment.find((index) => index !== -1 && index !== at(0) && index !== at(1));
        const planted = [`missing x_${at(0)}`, `amount x_${at(1)}`, 'unknown re_double'];
        if (fee !== undefined) {
          provider[fee]!.feeCents += 1;
          planted.push(`fee x_${fee}`);
        }
        provider[at(1)]!.cents += 1;
        provider.push({
          kind: 'refund',
          subject: 're_double',
          cents: -1_00,
          feeCents: 0,
          at: new Date(NOW.getTime() - DAY_MS),
          transactionId: 'txn_double',
        });
        const seen = provider.filter((_, index) => index !== at(0));
        expect(found(booked, seen).toSorted()).toEqual(planted.toSorted());
      }),
    );
  });

  it('wait for what is young on one side', () => {
    const move = { kind: 'transfer' as const, subject: 'tr_1', cents: -500, feeCents: 0 };
    const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
    const booked = (hours: number) => ({
      ...move,
      at: ago(hours),
      orderId: null,
      payoutId: 1,
      paymentId: null,
    });
    const provider = (hours: number) => ({ ...move, at: ago(hours), transactionId: 'txn_1' });
    expect(found([booked(71)], [])).toEqual([]);
    expect(found([booked(73)], [])).toEqual(['missing tr_1']);
    expect(found([], [provider(1)])).toEqual([]);
    expect(found([], [provider(3)])).toEqual(['unknown tr_1']);
  });

  it('take a fee that nobody has posted yet as it is', () => {
    const payment = { kind: 'payment' as const, subject: 'pi_1', cents: 500, at: new Date(0) };
    const booked = { ...payment, feeCents: 0, orderId: 1, payoutId: null, paymentId: 7 };
    const { differences, fees } = differencesBetween(
      [booked],
      [{ ...payment, feeCents: 45, transactionId: 'txn_1' }],
      NOW,
    );
    expect(differences).toEqual([]);
    expect(fees).toMatchObject([{ feeCents: 45, transactionId: 'txn_1' }]);
  });

  it('are compared every night at three', () => {
    expect(nextNight(new Date('2026-07-01T06:00:00Z')).toISOString()).toBe('2026-07-01T07:00:00.000Z');
    expect(nextNight(new Date('2026-07-01T07:00:00Z')).toISOString()).toBe('2026-07-02T07:00:00.000Z');
  });
});
