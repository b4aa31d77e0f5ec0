import type { CartLine } from '#domains/cart/model/cart.ts';
import { formatDollars } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Price, type PriceProps } from '#engine/web/ui/content/price.tsx';

/** What a line costs, with what it would cost without its discount struck through. */
export function LinePrice({ line, ...look }: { line: CartLine } & Pick<PriceProps, 'size' | 'className'>) {
  const { t } = useTranslation('cart');
  return (
    <Price
      {...look}
      amount={formatDollars(line.finalPrice)}
      original={line.discountPercentage > 0 ? formatDollars(line.originalPrice) : undefined}
      labels={{ original: t('line.original'), current: t('line.current') }}
    />
  );
}
