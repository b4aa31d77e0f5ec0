import type { OrderAccess } from '#domains/orders/web/orders.queries.ts';
import { recall, remember } from './session-memory.ts';

/** What the confirmation needs to be shown again after a reload; the URL of the page holds only the id. */
export interface PlacedOrder extends OrderAccess {
  email: string;
}

const storedAs = (id: number) => `placed-order-${id}`;

export const rememberPlacedOrder = (placed: PlacedOrder): void => remember(storedAs(placed.id), placed);
export const recallPlacedOrder = (id: number): PlacedOrder | undefined => recall<PlacedOrder>(storedAs(id));
