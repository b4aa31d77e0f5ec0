import { useQuery } from '@tanstack/react-query';
import { ArrowDownRight } from 'lucide-react';
import type { CartLine } from '#domains/cart/model/cart.ts';
import { productQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { formatMoney } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { useAddToCartWithToast } from './add-to-cart.ts';
import { familyOffer } from './family-lines.ts';

interface FamilyHeadProps {
  /** Of one family. */
  lines: CartLine[];
  onQuantity: (line: CartLine, quantity: number) => void;
}

/** Above the sizes of a product: how many count together, which tier that is, and the cheapest way to the next. */
export function FamilyHead({ lines, onQuantity }: FamilyHeadProps) {
  const { t } = useTranslation('cart');
  const { product, pooledUnits, discountPercentage } = lines[0]!;
  // Sizes that are not in the cart may be the cheapest way up.
  const { data } = useQuery(productQuery(product.slug));
  const add = useAddToCartWithToast();
  const offer = familyOffer(lines, data?.family?.members);
  const take = () => {
    if (offer === null) return;
    const line = lines.find((each) => each.product.id === offer.productId);
    if (line !== undefined) onQuantity(line, offer.quantity);
    else add.mutate({ product: { id: offer.productId, name: offer.label }, quantity: offer.more });
  };
  return (
    <li className="pt-4 pb-1" data-testid="family">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-semibold">{product.familyName}</span>
        <span className="text-muted tabular-nums">
          {t('family.together', { count: pooledUnits })}
          {discountPercentage > 0 && (
            <span className="font-medium text-wine">
              {' '}
              {t('family.tier', { percent: discountPercentage })}
            </span>
          )}
        </span>
      </p>
      {offer && (
        <div className="mt-2 flex items-center justify-between gap-3 rounded-md bg-zest-soft px-3 py-1.5 text-xs font-medium">
          <p className="flex min-w-0 items-start gap-2">
            <ArrowDownRight aria-hidden="true" className="mt-px size-4 shrink-0 text-accent-ink" />
            {offer.kind === 'cheaper'
              ? t('family.cheaper', {
                  count: offer.more,
                  size: offer.label,
                  amount: formatMoney(offer.savedCents),
                })
              : t('family.next', { count: offer.more, size: offer.label, percent: offer.percent })}
          </p>
          <Button
            variant="link"
            className="text-xs"
            onClick={take}
            loading={add.isPending}
            aria-label={t('offer.takeLabel', { quantity: offer.more, name: offer.label })}
          >
            {t('offer.take', { quantity: offer.more })}
          </Button>
        </div>
      )}
    </li>
  );
}
