import { useState } from 'react';
import type { SizeQuantity } from '#domains/group-buys/model/group-sizes.ts';
import type { GroupBuySummary } from '#domains/group-buys/model/group-view.ts';
import { unitWord } from '#domains/pricing/model/unit-label.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** What is bought together: of several sizes, the family. */
export function nameOf({
  familyName,
  product,
}: Pick<GroupBuySummary, 'familyName'> & { product: Pick<GroupBuySummary['product'], 'name'> }): string {
  return familyName ?? product.name;
}

/** '2 × 250 ml, 1 × Case'; empty where there are no sizes to choose. */
export function sizesText(
  { sizes }: { sizes: readonly { productId: number; label: string }[] },
  items: readonly SizeQuantity[],
): string {
  const labels = new Map(sizes.map(({ productId, label }) => [productId, label]));
  return items
    .flatMap(({ productId, quantity }) => {
      const label = labels.get(productId);
      return label === undefined ? [] : [`${quantity} × ${label}`];
    })
    .join(', ');
}

/** '14 bottles', in the words of the catalogue. */
export function useUnitText(unit: string): (quantity: number) => string {
  const { t } = useTranslation('catalogue');
  return (quantity) => {
    const word = t(`purchase.word.${unitWord(unit)}`, { count: quantity });
    return t('purchase.total', { quantity, word });
  };
}

/**
 * What a live region says: the text as it was when the reason to speak changed. What changes around it meanwhile is not said
 * again, nor what stood there from the beginning.
 */
export function useSpoken(reason: unknown, text: string): string {
  const [spoken, setSpoken] = useState({ reason, text: '' });
  if (Object.is(spoken.reason, reason)) return spoken.text;
  setSpoken({ reason, text });
  return text;
}
