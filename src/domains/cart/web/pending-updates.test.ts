import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart, CartLine } from '#domains/cart/model/cart.ts';
import { STANDARD_TIERS } from '#domains/pricing/model/tiers.ts';
import { previewCart, updateQuantity } from './cart-preview.ts';
import { confirmUpdate, confirmCart, EMPTY_CART, isPending } from './pending-updates.ts';
import { CART_KEY, withPendingUpdates } from './cart.queries.ts';

/** A cart of bottles at $24.99 with the standard table, one line per quantity, ids from 1. */
function cartOf(...quantities: number[]): Cart {
  const items = quantities.map((quantity, index): CartLine => ({
    id: index + 1,
    quantity,
    product: {
      id: 100 + index,
      slug: `oil-${index}`,
      name: `Oil ${index}`,
      imageUrl: null,
      imagePreview: null,
      price: 24.99,
      unit: 'bottle',
      producerId: 1,
      producerName: 'A Mill',
      inStock: true,
      soldFrom: null,
      shipsFrom: null,
      quantityAvailable: 200,
      discountTiers: STANDARD_TIERS.map((tier) => ({ ...tier })),
      countsAs: 1,
      familyName: null,
      size: null,
    },
    familyId: null,
    pooledUnits: quantity,
    discountPercentage: 0,
    originalPrice: 0,
    finalPrice: 0,
  }));
  return previewCart({ ...EMPTY_CART, items }, new Map(items.map(({ id, quantity }) => [id, quantity])));
}

describe('the cart between a click and its answer', () => {
  let client: QueryClient;
  const shown = () => client.getQueryData<Cart>(CART_KEY)!;
  const quantities = () => shown().items.map(({ quantity }) => quantity);

  beforeEach(() => {
    client = new QueryClient();
    client.setQueryData(CART_KEY, cartOf(1, 2));
  });

  it('shows the new quantity at once, with its discount', () => {
    updateQuantity(client, 1, 10);
    expect(shown()).toEqual(cartOf(10, 2));
    expect(shown().items[0]).toMatchObject({ discountPercentage: 10, finalPrice: 224.91 });
  });

  it('shows a removed line no more', () => {
    updateQuantity(client, 1, 0);
    expect(shown().items.map(({ id }) => id)).toEqual([2]);
    expect(shown()).toMatchObject({ cartCount: 2, total: 49.98, shipping: 9.95, grandTotal: 59.93 });
  });

  it('goes back to what the server last said when it refuses', () => {
    updateQuantity(client, 1, 500);
    confirmUpdate(client, 1, 500);
    expect(shown()).toEqual(cartOf(1, 2));
  });

  it('holds the last of several clicks while the answer to an earlier one arrives', () => {
    updateQuantity(client, 1, 2);
    updateQuantity(client, 1, 3);
    updateQuantity(client, 1, 4);
    confirmUpdate(client, 1, 2, cartOf(2, 2));
    expect(quantities()).toEqual([4, 2]);
    expect([3, 4].map((quantity) => isPending(client, 1, quantity))).toEqual([false, true]);
    confirmUpdate(client, 1, 4, cartOf(4, 2));
    expect(quantities()).toEqual([4, 2]);
    expect(isPending(client, 1, 4)).toBe(false);
  });

  it('takes back one refused line and keeps the wish for another', () => {
    updateQuantity(client, 1, 500);
    updateQuantity(client, 2, 5);
    confirmUpdate(client, 1, 500);
    expect(quantities()).toEqual([1, 5]);
    confirmUpdate(client, 2, 5, cartOf(1, 5));
    expect(shown()).toEqual(cartOf(1, 5));
  });

  it('goes back to the last granted quantity, not to the first', () => {
    updateQuantity(client, 1, 5);
    confirmUpdate(client, 1, 5, cartOf(5, 2));
    updateQuantity(client, 1, 500);
    confirmUpdate(client, 1, 500);
    expect(quantities()).toEqual([5, 2]);
  });

  it('keeps open pendingUpdates over an addition and over a read', () => {
    updateQuantity(client, 2, 7);
    confirmCart(client, cartOf(3, 2));
    expect(quantities()).toEqual([3, 7]);
    expect(withPendingUpdates(client, cartOf(4, 2)).items.map(({ quantity }) => quantity)).toEqual([4, 7]);
  });

  it('reads again after a read was cut short by a click', async () => {
    let reads = 0;
    const queryFn = () => {
      reads += 1;
      return reads === 1 ? new Promise<Cart>(() => {}) : Promise.resolve(cartOf(9, 9));
    };
    client.setQueryDefaults(CART_KEY, { queryFn });
    const stop = new QueryObserver(client, { queryKey: CART_KEY, staleTime: Infinity }).subscribe(() => {});
    void client.invalidateQueries({ queryKey: CART_KEY });
    updateQuantity(client, 1, 3);
    expect(quantities()).toEqual([3, 2]);
    confirmUpdate(client, 1, 3, cartOf(3, 2));
    await expect.poll(() => quantities()).toEqual([9, 9]);
    stop();
  });
});
