import { sql } from 'drizzle-orm';
import { orderItems } from '#domains/orders/server/orders.schema.ts';

/** What of a line `i` of order_items is to be sent, or was: what was bought without what was removed. */
export const LEFT_UNITS = '(i.quantity - i.removed)';

/** The same of `order_items` itself. */
export const LEFT_OF_ITEM = sql<number>`${orderItems.quantity} - ${orderItems.removed}`;
