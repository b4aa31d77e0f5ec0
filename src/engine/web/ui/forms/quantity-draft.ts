/** What becomes of the text typed into a quantity control. */
export type QuantityRange = { min: number; max: number };

export const DEFAULT_QUANTITY_RANGE: QuantityRange = { min: 1, max: 999 };

export function clampQuantity(quantity: number, { min, max }: QuantityRange): number {
  return Math.max(min, Math.min(max, quantity));
}

/** Whole part of the text, within the range; text that starts with no number becomes the minimum. */
export function commitDraft(draft: string, range: QuantityRange): number {
  const typed = Number.parseInt(draft, 10);
  return Number.isNaN(typed) ? range.min : clampQuantity(typed, range);
}

/** A step starts from what is typed, even before it was committed. */
export function stepDraft(draft: string, step: number, range: QuantityRange): number {
  return clampQuantity(commitDraft(draft, range) + step, range);
}
