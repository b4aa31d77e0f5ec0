import type { QueryClient } from '@tanstack/react-query';
import { previewCart } from './cart-preview.ts';
import { addPendingUpdate } from './pending-updates.ts';

/** Shows the new quantity at once; 0 removes the line. */
export function updateQuantity(client: QueryClient, lineId: number, quantity: number): void {
  addPendingUpdate(client, lineId, quantity, previewCart);
}
