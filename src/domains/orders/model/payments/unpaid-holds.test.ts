import { describe, expect, it } from 'vitest';
import { mayHoldUnpaid } from './unpaid-holds.ts';

const mayHold = (dollars: number, { open = 0, ended = 0, paid = 0 }) =>
  mayHoldUnpaid(dollars * 100, { openCents: open * 100, endedCents: ended * 100 }, paid * 100);

describe('what strangers of one network keep without money', () => {
  it('is of any size the first time', () => {
    expect(mayHold(200_000, {})).toBe(true);
  });

  it('is ten times the limit of guests at a time, in few orders or many', () => {
    expect(mayHold(100, { open: 9_900 })).toBe(true);
    expect(mayHold(101, { open: 9_900 })).toBe(false);
    expect(mayHold(1, { open: 200_000 })).toBe(false);
  });

  it('is small after a large order that nobody paid, for the rest of the day', () => {
    expect(mayHold(200_000, { ended: 200_000 })).toBe(false);
    expect(mayHold(1_001, { ended: 200_000 })).toBe(false);
    expect(mayHold(1_000, { ended: 200_000 })).toBe(true);
  });

  it('is a second try after an order of ordinary size', () => {
    expect(mayHold(4_800, { ended: 4_800 })).toBe(true);
    expect(mayHold(4_800, { ended: 5_201 })).toBe(false);
  });

  it('is ten times what an account has paid before, where that is more', () => {
    expect(mayHold(40_000, { open: 40_000, paid: 8_000 })).toBe(true);
    expect(mayHold(40_001, { open: 40_000, paid: 8_000 })).toBe(false);
    expect(mayHold(101, { open: 9_900, paid: 10 })).toBe(false);
  });
});
