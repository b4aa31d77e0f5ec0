import { toCents, toAmount } from '#engine/model/money.ts';
import type { PromoKind } from './promo-discount.ts';

/**
 * Percent and amounts both have two decimals, so both are stored by the hundredth: basis points and cents. Free
 * shipping has no value.
 */
export function storedValue({ kind, value }: { kind: PromoKind; value: number }): number {
  return kind === 'free_shipping' ? 0 : toCents(value);
}

export function writtenValue({ value }: { value: number }): number {
  return toAmount(value);
}
