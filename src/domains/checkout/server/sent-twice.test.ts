import { describe, expect, it } from 'vitest';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';

describe('a checkout sent twice', () => {
  const desk = openCheckoutDesk();

  it('with the same key is one order and the same answer', async () => {
    await desk.add(desk.oil, 3);
    const first = await desk.checkout(desk.visitor, FORM, 'a-key');
    await desk.add(desk.cheese, 1);
    const second = await desk.checkout(desk.visitor, FORM, 'a-key');
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect((await desk.cartOf()).cartCount).toBe(1);
    expect((await readLedger(desk.shop.db)).orders).toBe(desk.before.orders + 1);
  });

  it('at once, with the same key, is one order and the same answer', async () => {
    await desk.add(desk.oil, 3);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => desk.checkout(desk.visitor, FORM, 'at once')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await readLedger(desk.shop.db)).toMatchObject({
      orders: desk.before.orders + 1,
      units: desk.before.units,
      faults: [],
    });
  });

  it('without a key finds an empty cart the second time', async () => {
    await desk.add(desk.oil, 3);
    const answers = await Promise.all(Array.from({ length: 4 }, () => desk.checkout()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
    expect(await readLedger(desk.shop.db)).toMatchObject({
      orders: desk.before.orders + 1,
      units: desk.before.units,
      faults: [],
    });
  });

  it('by two visitors with the same key is two orders', async () => {
    const other = desk.shop.visitor();
    await desk.add(desk.oil, 1);
    await desk.add(desk.oil, 1, other);
    const mine = await desk.checkout(desk.visitor, FORM, 'same');
    const theirs = await desk.checkout(other, FORM, 'same');
    expect(theirs.body.orderId).not.toBe(mine.body.orderId);
  });
});
