import { describe, expect, it, test } from 'vitest';
import { FORM, openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';

describe('checkout refuses', () => {
  const desk = openCheckoutDesk();

  const expectUnchanged = async (cartCount: number) => {
    expect((await desk.cartOf()).cartCount).toBe(cartCount);
    const after = await readLedger(desk.shop.db);
    expect(after).toMatchObject({ sold: desk.before.sold, orders: desk.before.orders, faults: [] });
    expect(after.confirmations).toBe(desk.before.confirmations);
  };

  it('an empty cart', async () => {
    for (const who of [desk.visitor, desk.shop.visitor()]) {
      if (who === desk.visitor) {
        await desk.add(desk.oil, 1);
        await who.delete('/api/cart');
      }
      const answer = await desk.checkout(who);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        code: 'invalid',
        reason: 'cart_empty',
        message: 'Please add some items to your cart before checkout.',
      });
    }
    await expectUnchanged(0);
  });

  test.each([
    ['a name of one character', { customerName: 'A' }, 'customerName', 'Name must be at least 2 characters'],
    ['a name of 100 KB', { customerName: 'x'.repeat(100_000) }, 'customerName', 'This text is too long'],
    ['no e-mail address', { customerEmail: 'ada' }, 'customerEmail', 'Please enter a valid email address'],
    [
      'an address of 9 characters',
      { shippingAddress: '123456789' },
      'shippingAddress',
      'Please enter a complete shipping address',
    ],
  ])('%s', async (_, wrong, field, message) => {
    await desk.add(desk.oil, 2);
    const answer = await desk.checkout(desk.visitor, { ...FORM, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ code: 'invalid', message, fields: { [field]: message } });
    await expectUnchanged(2);
  });

  it('half a character, which no database holds', async () => {
    await desk.add(desk.oil, 2);
    expect((await desk.checkout(desk.visitor, { ...FORM, customerName: 'Ada \ud83c' })).status).toBe(400);
    await expectUnchanged(2);
  });

  it('a key of more than 200 characters', async () => {
    await desk.add(desk.oil, 2);
    expect((await desk.checkout(desk.visitor, FORM, 'k'.repeat(201))).status).toBe(400);
    await expectUnchanged(2);
  });

  it('a price that rose since it was shown, once', async () => {
    await desk.add(desk.oil, 5);
    await desk.change(desk.oil, { priceCents: 29_99 });
    const answer = await desk.checkout();
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      code: 'conflict',
      reason: 'price_changed',
      message:
        'The price has gone up: 5 × Taggiasca Extra Virgin Olive Oil now cost $142.45 instead of $118.70. Please check your cart and order again.',
    });
    expect((await desk.checkout()).status).toBe(201);
  });

  it('every price that rose, each until it was told', async () => {
    await desk.add(desk.cheese, 2);
    await desk.add(desk.oil, 5);
    await desk.change(desk.cheese, { priceCents: 11_00 });
    await desk.change(desk.oil, { priceCents: 29_99 });
    const told = [await desk.checkout(), await desk.checkout()].map(({ body }) => body.message);
    expect(told[0]).toContain('$22.00 instead of $20.00');
    expect(told[1]).toContain('$142.45 instead of $118.70');
    expect((await desk.checkout()).status).toBe(201);
  });

  it('a price that rose, also after another reason was told first', async () => {
    await desk.add(desk.cheese, 2);
    await desk.add(desk.oil, 5);
    await desk.change(desk.cheese, { quantityAvailable: 1 });
    await desk.change(desk.oil, { priceCents: 29_99 });
    expect((await desk.checkout()).body.message).toMatch(/^Only 1 ×/);
    await desk.change(desk.cheese, { quantityAvailable: 80 });
    expect((await desk.checkout()).body.message).toContain('$142.45 instead of $118.70');
  });

  it('a sum that rose because a price fell below free shipping', async () => {
    await desk.add(desk.cheese, 10);
    await desk.change(desk.cheese, { priceCents: 9_99 });
    const answer = await desk.checkout();
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ reason: 'price_changed' });
    expect(answer.body.message).toBe(
      'A price has fallen, so shipping is no longer free: your order now costs $109.85 instead of $100.00. Please check your cart and order again.',
    );
    await expectUnchanged(10);
    expect((await desk.checkout()).body.order).toMatchObject({ shipping: 9.95, orderTotal: 109.85 });
  });

  it('more than $1,000,000 at once', async () => {
    await desk.change(desk.cheese, { priceCents: 100_000_00, quantityAvailable: 999 });
    await desk.add(desk.cheese, 999);
    const answer = await desk.checkout();
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe(
      'One order can be at most $1,000,000.00. Please choose smaller quantities, or write to us.',
    );
    await expectUnchanged(999);
  });

  it('a bulk discount that shrank since it was shown', async () => {
    await desk.add(desk.oil, 5);
    await desk.change(desk.oil, { discountTiers: [] });
    expect((await desk.checkout()).status).toBe(409);
  });

  it('nothing when the price fell: the customer pays less', async () => {
    await desk.add(desk.oil, 5);
    await desk.change(desk.oil, { priceCents: 20_00 });
    expect((await desk.checkout()).body.order.orderTotal).toBe(104.95);
  });

  it('nothing when the new price was shown before the order', async () => {
    await desk.add(desk.oil, 5);
    await desk.change(desk.oil, { priceCents: 29_99 });
    await desk.cartOf();
    expect((await desk.checkout()).status).toBe(201);
  });

  it('more than what is left, naming it', async () => {
    await desk.add(desk.oil, 5);
    await desk.change(desk.oil, { quantityAvailable: 3 });
    const answer = await desk.checkout();
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ reason: 'out_of_stock' });
    expect(answer.body.message).toBe(
      'Only 3 × Taggiasca Extra Virgin Olive Oil left. Please choose a smaller quantity.',
    );
    await expectUnchanged(5);
  });

  it('what has sold out, leaving the rest of the cart alone', async () => {
    await desk.add(desk.cheese, 1);
    await desk.add(desk.oil, 5);
    await desk.change(desk.oil, { quantityAvailable: 0 });
    const answer = await desk.checkout();
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ reason: 'out_of_stock' });
    expect(answer.body.message).toMatch(/has just sold out/);
    await expectUnchanged(6);
  });

  test.each([{ hidden: true }, { forSale: false }])(
    'a product taken off sale in between: %o',
    async (values) => {
      await desk.add(desk.oil, 5);
      await desk.change(desk.oil, values);
      const answer = await desk.checkout();
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ reason: 'not_for_sale' });
      expect(answer.body.message).toBe(
        'Taggiasca Extra Virgin Olive Oil is no longer for sale. Please remove it from your cart.',
      );
      await expectUnchanged(5);
    },
  );
});
