import type { SizeQuantity } from '#domains/group-buys/model/group-sizes.ts';
import type { Language } from '#engine/model/languages.ts';
import type { groupBuys, GroupSize } from './group-buys.schema.ts';

type Named = Pick<typeof groupBuys.$inferSelect, 'family' | 'sizes'>;

export function sizeLabel({ label, labels }: GroupSize, language: Language): string {
  return labels[language] || label;
}

/** The family's name where it is about all its sizes. */
export function familyNameOf({ family }: Pick<Named, 'family'>, language: Language): string | null {
  return family && (family.names[language] ?? family.name);
}

/** '2 × 250 ml, 1 × Case', in the reader's language; empty where there is nothing to choose. */
export function sizesInWords(
  { sizes, family }: Named,
  items: readonly SizeQuantity[],
  language: Language,
): string {
  if (family === null) return '';
  const labels = new Map(sizes.map((size) => [size.productId, sizeLabel(size, language)]));
  return items.map(({ productId, quantity }) => `${quantity} × ${labels.get(productId)!}`).join(', ');
}
