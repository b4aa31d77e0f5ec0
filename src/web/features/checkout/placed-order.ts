import type { OrderAccess } from '#web/features/orders/orders.queries.ts';
import { recall, remember } from './session-memory.ts';

/** What the confirmation needs to stand again after a reload; the address of the page holds the number only. */
export interface PlacedOrder extends OrderAccess {
  email: string;
}

const storedAs = (id: number) => `placed-order-${id}`;

export const rememberPlacedOrder = (placed: PlacedOrder): void => remember(storedAs(placed.id), placed);
export const recallPlacedOrder = (id: number): PlacedOrder | undefined => recall<PlacedOrder>(storedAs(id));
