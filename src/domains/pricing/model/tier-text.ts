import type { DiscountTier, DiscountTiers } from './tiers.ts';
import { discountTiersSchema } from './tiers-schema.ts';

/** Producers enter tiers as text: '10:5,20:10,50:15'. */
export type TierTextResult = { ok: true; tiers: DiscountTier[] | null } | TierTextError;

interface TierTextError {
  ok: false;
  error: 'format' | 'rules';
  messageKey: string;
}

/** Nothing off from the first unit on. Empty text is taken: it stands for the standard table. */
const NO_DISCOUNT = '1:0';

const NUMBER = String.raw`[+-]?\d+(?:\.\d+)?`;
const PAIR = new RegExp(String.raw`^\s*(${NUMBER})\s*:\s*(${NUMBER})\s*$`);

export function parseTierText(text: string): TierTextResult {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: true, tiers: null };
  if (trimmed === NO_DISCOUNT) return { ok: true, tiers: [] };

  const tiers: DiscountTier[] = [];
  for (const pair of trimmed.split(',')) {
    const match = PAIR.exec(pair);
    if (!match) return { ok: false, error: 'format', messageKey: 'validation:tiersFormat' };
    tiers.push({ minQuantity: Number(match[1]), discountPercentage: Number(match[2]) });
  }

  const checked = discountTiersSchema.safeParse(tiers);
  if (checked.success) return { ok: true, tiers: checked.data };
  return {
    ok: false,
    error: 'rules',
    messageKey: checked.error.issues[0]?.message ?? 'validation:tiersFormat',
  };
}

/** The text that `parseTierText` reads back as the same tiers. */
export function formatTierText(tiers: DiscountTiers | null): string {
  if (tiers === null) return '';
  if (tiers.length === 0) return NO_DISCOUNT;
  return tiers.map((tier) => `${tier.minQuantity}:${tier.discountPercentage}`).join(',');
}
