import type { DiscountTier } from '#domains/pricing/model/tiers.ts';

/**
 * How a value is written into a cell of a file, and read from one. What cannot be read stays text, and the form's rule
 * complains.
 */
export interface CellCodec<Value> {
  write(value: Value): string;
  read(text: string): unknown;
}

const SEPARATORS = /[,;|]/;
const NO_TIERS = 'none';

export const TEXT: CellCodec<string> = { write: (text) => text, read: (text) => text };

export const NUMBER: CellCodec<number> = { write: String, read: numberOf };

export const AMOUNT: CellCodec<number> = { write: (amount) => amount.toFixed(2), read: numberOf };

export const NUMBER_OR_NOTHING: CellCodec<number | null> = {
  write: (value) => (value === null ? '' : String(value)),
  read: (text) => (text === '' ? null : numberOf(text)),
};

export const TRUTH: CellCodec<boolean> = {
  write: (value) => (value ? 'yes' : 'no'),
  read: (text) => TRUTHS[text.toLowerCase()] ?? text,
};

/** 'nuts, milk' */
export const WORDS: CellCodec<readonly string[]> = {
  write: (words) => words.join(', '),
  read: (text) => text.split(SEPARATORS).flatMap((each) => each.trim().toLowerCase() || []),
};

/** Empty: none. */
export const URL_TEXT: CellCodec<string | null> = { write: (url) => url ?? '', read: (text) => text };

/** URLs with spaces in between. */
export const URLS: CellCodec<readonly string[]> = {
  write: (urls) => urls.join(' '),
  read: (text) => text.split(/\s+/).filter(Boolean),
};

/** '5:5, 10:10'; empty: the standard table; 'none': no bulk discount. */
export const TIERS: CellCodec<readonly DiscountTier[] | null> = {
  write: (tiers) => {
    if (tiers?.length === 0) return NO_TIERS;
    const steps = tiers?.map(({ minQuantity, discountPercentage }) => `${minQuantity}:${discountPercentage}`);
    return steps?.join(', ') ?? '';
  },
  read: (text) => {
    if (text === '') return null;
    if (text.toLowerCase() === NO_TIERS) return [];
    return text
      .split(/[,;|]\s*|\s+/)
      .filter(Boolean)
      .map((step) => {
        const [minQuantity = '', discountPercentage = ''] = step.replace(/%$/, '').split(':');
        return { minQuantity: numberOf(minQuantity), discountPercentage: numberOf(discountPercentage) };
      });
  },
};

/** '24.99' and '24,99'. With both, nobody knows which is which. */
export function numberOf(text: string): number | string {
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
}

const TRUTHS: Record<string, boolean> = {
  yes: true,
  true: true,
  1: true,
  no: false,
  false: false,
  0: false,
  '': false,
};
