import { z } from 'zod';
import { quantitySchema, MAX_QUANTITY } from '#domains/cart/model/cart-input.ts';
import type { ChosenSizes } from '#domains/group-buys/model/group-input.ts';
import type { SizeQuantity } from '#domains/group-buys/model/group-sizes.ts';

/** In forms: a number, or how many of each size, 0 of what is not wanted; no items where there is no choice. */
export const choiceFields = {
  quantity: quantitySchema,
  items: z
    .array(z.object({ productId: z.number(), quantity: z.number().int().min(0).max(MAX_QUANTITY) }))
    .refine((items) => items.length === 0 || wantedOf(items).length > 0, 'validation:sizesNeeded'),
};

export interface Choice {
  quantity: number;
  items: SizeQuantity[];
}

/** All sizes, with so many of those that are named. */
export function choiceOf(
  sizes: readonly { productId: number }[],
  wanted: readonly SizeQuantity[],
): SizeQuantity[] {
  return sizes.map(({ productId }) => ({
    productId,
    quantity: wanted.find((item) => item.productId === productId)?.quantity ?? 0,
  }));
}

/** What is wanted, whether there is a choice or not. */
export function itemsOf({ quantity, items }: Choice, productId: number): SizeQuantity[] {
  return items.length === 0 ? [{ productId, quantity }] : wantedOf(items);
}

export function chosenBody({ quantity, items }: Choice): ChosenSizes {
  return items.length === 0 ? { quantity } : { items: wantedOf(items) };
}

function wantedOf(items: readonly SizeQuantity[]): SizeQuantity[] {
  return items.filter(({ quantity }) => quantity > 0);
}
