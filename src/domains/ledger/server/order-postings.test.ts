import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import type { LedgerBalances, LedgerEntry } from '#domains/ledger/model/ledger.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { bookFaults } from '../../../../tests/support/book-faults.ts';
import { FORM } from '../../../../tests/support/checkout-desk.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';

describe('orders in the ledger', () => {
  let shop: TestApp;
  let admin: Visitor;
  /** Of two producers, at 24.99 and 10.00. */
  let shelf: { id: number; producerId: number }[];
  beforeAll(async () => {
    shop = await openTestApp();
    admin = (await anAdmin(shop)).visitor;
    const found = await shop.db.select().from(products).orderBy(products.id);
    const first = found.find(({ producerId }) => producerId !== null)!;
    const second = found.find(({ producerId }) => producerId !== null && producerId !== first.producerId)!;
    shelf = [first, second].map(({ id, producerId }) => ({ id, producerId: producerId! }));
    for (const [index, { id }] of shelf.entries())
      await shop.db
        .update(products)
        .set({ priceCents: [24_99, 10_00][index]!, quantityAvailable: 100, discountTiers: null })
        .where(eq(products.id, id));
  });

  const buy = async (quantities: number[]) => {
    const guest = shop.visitor();
    for (const [index, quantity] of quantities.entries())
      await guest.post('/api/cart', { productId: shelf[index]!.id, quantity });
    return (await guest.post<CheckoutAnswer>('/api/checkout', FORM)).body;
  };
  const entriesOf = async (query: string) =>
    (await admin.get<Page<LedgerEntry>>(`/api/admin/ledger/entries?${query}`)).body;
  const balances = async () => {
    const { body } = await admin.get<LedgerBalances>('/api/admin/ledger');
    expect(body.sum).toBe(0);
    return new Map(body.balances.map(({ account, balance }) => [account, balance]));
  };

  it('begins with every account of the shop at nothing', async () => {
    const { body } = await admin.get<LedgerBalances>('/api/admin/ledger');
    expect(body).toEqual({
      balances: [
        'cash',
        'receivable',
        'commission',
        'shipping',
        'gift_wrap',
        'promo',
        'fees',
        'refunds_due',
        'disputes',
        'gift_cards',
        'carrier',
      ].map((account) => ({ account, balance: 0, producerName: null })),
      sum: 0,
    });
  });

  it('get their sale with the order: debits less credits', async () => {
    const { orderId, order } = await buy([2, 2]);
    const { items, total, nextCursor } = await entriesOf(`orderId=${orderId}`);
    const [one, two] = order.parts.map(({ id }) => id);
    const entry = (account: string, amount: number, partId: number | null = null) => ({
      id: expect.any(Number),
      at: order.createdAt,
      account,
      amount,
      kind: 'sale',
      orderId,
      partId,
      refundId: null,
      payoutId: null,
    });
    expect(items.toReversed()).toEqual([
      entry('receivable', 79.93),
      entry(`producer:${shelf[0]!.producerId}`, -42.48, one),
      entry('commission', -7.5, one),
      entry(`producer:${shelf[1]!.producerId}`, -17, two),
      entry('commission', -3, two),
      entry('shipping', -9.95),
    ]);
    expect([total, nextCursor]).toEqual([6, null]);
    expect((await balances()).get('receivable')).toBe(79.93);
  });

  it('post the exact reverse when they are cancelled', async () => {
    const before = await balances();
    const { orderId, token } = await buy([5, 1]);
    expect(await balances()).not.toEqual(before);
    expect((await shop.visitor().post(`/api/orders/${orderId}/cancel?token=${token}`)).status).toBe(200);
    expect(await balances()).toEqual(before);
    const { items } = await entriesOf(`orderId=${orderId}`);
    expect(items.filter(({ kind }) => kind === 'cancellation')).toHaveLength(5);
  });

  it('keep what was sent when the rest is cancelled, shipping included', async () => {
    const { orderId, order } = await buy([1, 1]);
    const [sent, kept] = order.parts;
    await admin.post(`/api/admin/orders/${orderId}/parts/${sent!.id}/ship`, {});
    await admin.patch(`/api/admin/orders/${orderId}`, { status: 'cancelled' });
    const { items } = await entriesOf(`orderId=${orderId}`);
    const reversed = items.filter(({ kind }) => kind === 'cancellation').toReversed();
    expect(reversed.map(({ account, amount, partId }) => [account, amount, partId])).toEqual([
      [`producer:${shelf[1]!.producerId}`, 8.5, kept!.id],
      ['commission', 1.5, kept!.id],
      ['receivable', -10, null],
    ]);
    expect(await bookFaults(shop.db)).toEqual([]);
  });

  it('are found by account, in pages, and saved as a file', async () => {
    const first = await entriesOf('account=receivable&limit=2');
    expect(first.items.every(({ account }) => account === 'receivable')).toBe(true);
    const second = await entriesOf(`account=receivable&limit=100&cursor=${first.nextCursor}`);
    expect(first.items.length + second.items.length).toBe(first.total);
    const file = await admin.get('/api/admin/ledger/entries/export?account=receivable');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = file.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(first.total + 1);
    expect(lines[0]).toBe('\uFEFFid,at,account,amount,kind,orderId,partId,refundId,payoutId');
    expect(lines[1]).toMatch(/^\d+,[\dT:.Z-]+,receivable,-10,cancellation,\d+,,,$/);
  });

  it.each(['account=pocket', 'account=producer:x', 'orderId=0', 'orderId=x', 'limit=0', 'cursor=x'])(
    'cannot be asked for by %s',
    async (query) => {
      expect((await admin.get(`/api/admin/ledger/entries?${query}`)).status).toBe(400);
    },
  );
});
