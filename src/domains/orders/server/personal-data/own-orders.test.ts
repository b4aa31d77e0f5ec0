import { getTableColumns } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBuyer, anAdmin, anOrder } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import { orderEvents, orderItems, orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { orderRemovals } from '#domains/orders/server/removals/removals.schema.ts';
import { ownOrders } from './own-orders.ts';
import { paymentFacts, payments, refunds } from '#domains/orders/server/payments.schema.ts';

const TABLES = {
  orders,
  orderItems,
  orderParts,
  orderEvents,
  orderRemovals,
  payments,
  paymentFacts,
  refunds,
};

/** Where the rows of a table stand in an order of the download. */
const PLACES = {
  orders: '',
  orderItems: 'items',
  orderParts: 'parcels',
  orderEvents: 'history',
  orderRemovals: 'removals',
  payments: 'payments',
  paymentFacts: 'moneyMoved',
  refunds: 'refunds',
} as const satisfies Record<keyof typeof TABLES, string>;

/** Columns whose name in the download is another. Cents are decimals there: `amountCents` is `amount`. */
const NAMES: Record<string, string> = {
  'orders.promoCents': 'promoDiscount',
  'orderItems.promoCents': 'promoDiscount',
  'orderParts.promoCents': 'promoDiscount',
  'orderParts.removedPaidCents': 'removed',
  'orderItems.tax': 'taxes',
  'paymentFacts.giftCardId': 'by',
  'paymentFacts.creditUserId': 'by',
  'refunds.giftCardId': 'by',
  'refunds.creditUserId': 'by',
};

const LINK = 'It only ties rows together.';
/** What is left out, and why. A new column is in the download, or here. */
const LEFT_OUT: Record<string, string> = {
  'orders.sessionId': 'The cookie of a browser, long gone; nobody filled it in.',
  'orders.userId': 'It is the owner of the download.',
  'orders.promoCodeId': 'The code itself is there, as it was written.',
  'orders.idempotencyKey': 'A random number of the form; nobody filled it in.',
  'orders.keepsInvoiceNumber': 'How the invoice got its number; the number is there.',
  'orders.taxCalculation': 'What the provider of taxes calls it; the taxes are there.',
  'orders.moneyReceived': 'Said twice: the payments are there.',
  'orderItems.id': LINK,
  'orderItems.orderId': LINK,
  'orderItems.partId': LINK,
  'orderItems.producerId': LINK,
  'orderItems.familyId': LINK,
  'orderParts.id': LINK,
  'orderParts.orderId': LINK,
  'orderParts.producerId': LINK,
  'orderParts.giftCardId': 'Gift cards that were bought are there by themselves.',
  'orderParts.commissionBasisPoints': 'Between the shop and the producer: not the customer’s money.',
  'orderParts.commissionCents': 'Between the shop and the producer: not the customer’s money.',
  'orderParts.removedGoodsCents': 'Between the shop and the producer: what the customer paid less is there.',
  'orderParts.removedCommissionCents': 'Between the shop and the producer: not the customer’s money.',
  'orderItems.heldTaxCents': 'Between the shop and the producer: the customer’s tax is there.',
  'orderParts.heldTaxCents': 'Between the shop and the producer: the customer’s tax is there.',
  'orderEvents.id': LINK,
  'orderEvents.orderId': LINK,
  'orderEvents.partId': LINK,
  'orderEvents.actorUserId': 'Who of the staff it was; `actor` says in which role.',
  'orderRemovals.id': LINK,
  'orderRemovals.orderId': LINK,
  'orderRemovals.eventId': LINK,
  'orderRemovals.restocked': 'What became of jars that the customer never had.',
  'orderRemovals.actorUserId': 'Who of the staff it was.',
  'payments.id': LINK,
  'payments.orderId': LINK,
  'payments.reference': 'Anybody who knows it may act on the payment.',
  'paymentFacts.id': LINK,
  'paymentFacts.orderId': LINK,
  'paymentFacts.paymentId': LINK,
  'paymentFacts.refundId': LINK,
  'paymentFacts.providerId': 'What the provider calls it in its own books.',
  'paymentFacts.note': 'What administrators note among themselves is theirs.',
  'paymentFacts.actorUserId': 'Who of the staff it was.',
  'refunds.id': LINK,
  'refunds.orderId': LINK,
  'refunds.paymentId': LINK,
  'refunds.actorUserId': 'Who of the staff it was; `actor` says in which role.',
};

describe('the orders of a data download', () => {
  let shop: TestApp;
  let order: Record<string, unknown>;
  beforeAll(async () => {
    shop = await openTestApp();
    const buyer = await aBuyer(shop);
    const admin = (await anAdmin(shop)).visitor;
    await buyer.visitor.post('/api/cart', { productId: 1, quantity: 2 });
    const placed = await buyer.visitor.post<{ orderId: number }>('/api/checkout', {
      customerName: 'Beatrice Marlow',
      customerEmail: 'beatrice@example.com',
      customerPhone: '555 0199',
      shippingAddress: '7 Orchard Row, Bath, ME 04530',
      giftWrap: true,
      giftMessage: 'For Ada, with love',
    });
    const { orderId } = placed.body;
    const path = `/api/admin/orders/${orderId}`;
    await admin.post(`${path}/payments`, {});
    const { items } = (await admin.get<Order>(path)).body;
    const pieces = [{ itemId: items[0]!.id, quantity: 1 }];
    await admin.post(`${path}/removals`, { items: pieces, reason: 'The other jar broke' });
    await admin.post(`${path}/refunds`, { amount: 1, reason: 'A broken lid' });
    order = (await ownOrders(shop.db, { id: buyer.id } as never)).orders[0]!;
  });

  it('hold what the customer wrote, and every movement of the money', () => {
    expect(order).toMatchObject({
      customerPhone: '555 0199',
      giftMessage: 'For Ada, with love',
      deliveryDate: null,
      paymentMethod: 'invoice',
      items: [{ quantity: 2, removed: 1 }],
      removals: [{ reason: 'The other jar broke' }],
      payments: [{ method: 'invoice', amount: order.orderTotal }],
      refunds: [{ reason: 'removed' }, { amount: 1, reason: 'A broken lid' }],
      moneyMoved: expect.arrayContaining([
        expect.objectContaining({ kind: 'received', amount: order.orderTotal }),
      ]),
    });
  });

  it.each(Object.keys(TABLES) as (keyof typeof TABLES)[])(
    'have every column of %s, or say why not',
    (name) => {
      const place = PLACES[name];
      const [row] = place === '' ? [order] : (order[place] as Record<string, unknown>[]);
      for (const column of Object.keys(getTableColumns(TABLES[name]))) {
        const id = `${name}.${column}`;
        const field = NAMES[id] ?? column.replace(/Cents$/u, '');
        expect(id in LEFT_OUT ? 'left out' : field in row!, id).toBe(id in LEFT_OUT ? 'left out' : true);
      }
    },
  );

  it('leave out nothing that is not there any more', () => {
    const known = Object.entries(TABLES).flatMap(([name, table]) =>
      Object.keys(getTableColumns(table)).map((column) => `${name}.${column}`),
    );
    expect(Object.keys(LEFT_OUT).filter((id) => !known.includes(id))).toEqual([]);
  });

  it('are none of somebody who ordered nothing', async () => {
    const other = await aBuyer(shop, 'idle');
    await anOrder(shop.db, { lines: [{ slug: 'wild-thyme-honey', quantity: 1 }] });
    expect(await ownOrders(shop.db, { id: other.id } as never)).toEqual({ orders: [] });
  });
});
