import type { ContentTax, InvoiceContent } from './document-content.ts';

/** What the parts of a document add up to, in cents. */
export function sumsOfContent({ lines, promo, shipping, giftWrap }: InvoiceContent): {
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
} {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
  const discountCents = sum(lines.map((line) => line.discountCents));
  const linesCents = sum(lines.map(({ cents }) => cents));
  return {
    subtotalCents: linesCents + discountCents,
    discountCents,
    totalCents: linesCents - (promo?.cents ?? 0) + shipping.cents + giftWrap.cents,
  };
}

/** The taxes of all that was bought, summed up for each rate of each place. */
export function taxesOfContent({ lines, shipping, giftWrap }: InvoiceContent): ContentTax[] {
  const all = [...lines.flatMap(({ taxes }) => taxes), ...shipping.taxes, ...giftWrap.taxes];
  const byRate = Map.groupBy(all, ({ country, region, name, percent }) =>
    JSON.stringify([country, region, name, percent]),
  );
  return [...byRate.values()].map((taxes) => ({
    ...taxes[0]!,
    baseCents: taxes.reduce((total, { baseCents }) => total + baseCents, 0),
    amountCents: taxes.reduce((total, { amountCents }) => total + amountCents, 0),
  }));
}
