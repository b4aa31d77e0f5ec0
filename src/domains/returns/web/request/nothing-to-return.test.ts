import { expect, it } from 'vitest';
import type { OrderPart } from '#domains/orders/model/order.ts';
import { emptyReason } from './nothing-to-return.tsx';

const parts = (...statuses: OrderPart['status'][]) => statuses.map((status) => ({ status }));
const left = (...quantities: number[]) => quantities.map((quantityLeft) => ({ quantityLeft }));

it.each([
  ['all of it was cancelled', parts('cancelled', 'cancelled'), left(1, 1), 'cancelled'],
  ['none of it has arrived', parts('cancelled', 'shipped', 'pending'), left(1, 1, 1), 'underway'],
  ['all of it is in returns', parts('delivered'), left(0, 0), 'returned'],
  ['one piece of it is too late', parts('delivered'), left(0, 1), 'closed'],
  ['a parcel is still on its way', parts('delivered', 'shipped'), left(2, 1), 'closed'],
])('says that nothing can be returned because %s', (_why, ofParts, ofLines, reason) => {
  expect(emptyReason(ofParts, ofLines)).toBe(reason);
});
