import type { SizeQuantity } from '#domains/group-buys/model/group-sizes.ts';
import type { GroupBuy } from '#domains/group-buys/model/group-view.ts';
import type { SizeToChoose } from './sizes-field.tsx';

type Sized = Pick<GroupBuy, 'sizes' | 'sizesNow' | 'product'>;

/** With what one of each costs the group now. `held`: what the visitor has already, and may keep. */
export function sizesToChoose({ sizes, sizesNow }: Sized, held: readonly SizeQuantity[]): SizeToChoose[] {
  return sizes.map(({ productId, label, countsAs, price }) => {
    const now = sizesNow.find((size) => size.productId === productId);
    const own = held.find((item) => item.productId === productId)?.quantity ?? 0;
    const max = (now?.quantityAvailable ?? 0) + own;
    return { productId, label, countsAs, price: now?.unitPrice ?? price, max };
  });
}

/** One of what the group buy was opened for, where it can be had. */
export function firstChoice({ sizesNow, product }: Sized): SizeQuantity[] {
  const own = sizesNow.find(({ productId }) => productId === product.id);
  return own !== undefined && own.quantityAvailable > 0 ? [{ productId: own.productId, quantity: 1 }] : [];
}
