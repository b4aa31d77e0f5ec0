import { useRouter } from '@tanstack/react-router';
import type { Product } from '#domains/catalogue/model/product.ts';
import { oneDecimal } from '#engine/web/i18n/number-format.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Stars } from '#engine/web/ui/pictures/stars.tsx';

type ProductStarsProps = {
  product: Pick<Product, 'id' | 'rating' | 'reviewCount'>;
  size?: 'sm' | 'md';
  className?: string;
};

export function ProductStars({ product, size = 'sm', className }: ProductStarsProps) {
  const { t, i18n } = useTranslation('catalogue');
  const { settings } = useRouter().options.context;
  const shown = shownRating(product, settings.placeholderRatings);
  if (shown === null) return <p className={cx('text-xs text-muted', className)}>{t('card.noReviews')}</p>;
  const { count } = shown;
  const stars = t('rating.stars', { rating: oneDecimal(shown.rating, i18n.language) });
  return (
    <p className={cx('flex items-center gap-1.5 text-xs text-muted tabular-nums', className)}>
      <Stars value={shown.rating} size={size} label={`${stars}, ${t('rating.reviews', { count })}`} />
      <span aria-hidden="true">{t('rating.count', { count })}</span>
    </p>
  );
}

interface ShownRating {
  /** 0 to 5, one decimal. */
  rating: number;
  count: number;
}

/**
 * People's own ratings as soon as there are any; until then the specified stand-in, or nothing where the shop
 * has switched it off.
 */
export function shownRating(
  product: Pick<Product, 'id' | 'rating' | 'reviewCount'>,
  placeholderRatings: boolean,
): ShownRating | null {
  if (product.rating !== null && product.reviewCount > 0) {
    return { rating: product.rating, count: product.reviewCount };
  }
  if (!placeholderRatings) return null;
  return { rating: (40 + (product.id % 10)) / 10, count: 20 + (product.id % 80) };
}
