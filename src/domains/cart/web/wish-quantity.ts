import type { QueryClient } from '@tanstack/react-query';
import { previewCart } from './cart-preview.ts';
import { addWish } from './cart-wishes.ts';

/** Shows the new quantity at once; 0 removes the line. */
export function wishQuantity(client: QueryClient, lineId: number, quantity: number): void {
  addWish(client, lineId, quantity, previewCart);
}
