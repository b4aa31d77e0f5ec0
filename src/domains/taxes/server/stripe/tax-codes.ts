import type { TAX_CATEGORIES } from '#domains/catalogue/model/tax-category.ts';

/** Stripe's names for what the shop knows; a category of the owner's own has the preset of the account with Stripe. */
const CODES: Record<string, string> = {
  food: 'txcd_40060003',
  standard: 'txcd_99999999',
  zero: 'txcd_00000000',
} satisfies Record<(typeof TAX_CATEGORIES)[number], string>;

export const SHIPPING_CODE = 'txcd_92010001';

export const codeOf = (category: string): { tax_code?: string } =>
  CODES[category] === undefined ? {} : { tax_code: CODES[category] };
