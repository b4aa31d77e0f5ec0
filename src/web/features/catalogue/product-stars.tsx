import { useRouter } from '@tanstack/react-router';
import type { Product } from '#shared/catalogue/product.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { shownRating } from './product-rating.ts';

export type ProductStarsProps = {
  product: Pick<Product, 'id' | 'rating' | 'reviewCount'>;
  size?: 'sm' | 'md';
};

export function ProductStars({ product, size = 'sm' }: ProductStarsProps) {
  const { t } = useTranslation('catalogue');
  const { settings } = useRouter().options.context;
  const shown = shownRating(product, settings.placeholderRatings);
  if (shown === null) return <p className="text-xs text-muted">{t('card.noReviews')}</p>;
  const rating = shown.rating.toFixed(1);
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted tabular-nums">
      <Stars value={shown.rating} size={size} label={t('rating.stars', { rating })} />
      <span aria-hidden="true">{t('rating.count', { count: shown.count })}</span>
      <span className="sr-only">{t('rating.reviews', { count: shown.count })}</span>
    </p>
  );
}
