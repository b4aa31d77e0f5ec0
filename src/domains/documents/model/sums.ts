import type { ContentTax, InvoiceContent } from './document-content.ts';

/** What the parts of a document add up to, in cents. */
export function sumsOfContent(content: InvoiceContent): {
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  /** What the amounts hold and the recipient does not pay, because it owes the tax itself. */
  reliefCents: number;
} {
  const { lines, promo, shipping, giftWrap } = content;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
  const discountCents = sum(lines.map((line) => line.discountCents));
  const linesCents = sum(lines.map(({ cents }) => cents));
  const shownCents = linesCents - (promo?.cents ?? 0) + shipping.cents + giftWrap.cents + addedTax(content);
  const totalCents =
    content.taxReason === null ? shownCents : sum(taxesOfContent(content).map(({ baseCents }) => baseCents));
  return {
    subtotalCents: linesCents + discountCents,
    discountCents,
    totalCents,
    reliefCents: shownCents - totalCents,
  };
}

function addedTax(content: InvoiceContent): number {
  if (content.taxIncluded) return 0;
  return taxesOfContent(content).reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** The taxes of all that was bought, summed up for each rate of each place. */
export function taxesOfContent({ lines, shipping, giftWrap, correctedTaxes }: InvoiceContent): ContentTax[] {
  const own = [...lines.flatMap(({ taxes }) => taxes), ...shipping.taxes, ...giftWrap.taxes];
  const all = [...own, ...correctedTaxes];
  const byRate = Map.groupBy(all, ({ country, region, name, percent }) =>
    JSON.stringify([country, region, name, percent]),
  );
  return [...byRate.values()].map((taxes) => ({
    ...taxes[0]!,
    baseCents: taxes.reduce((total, { baseCents }) => total + baseCents, 0),
    amountCents: taxes.reduce((total, { amountCents }) => total + amountCents, 0),
  }));
}
