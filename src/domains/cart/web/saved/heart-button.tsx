import { Heart } from 'lucide-react';
import type { Product } from '#domains/catalogue/model/product.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { useHeart } from './use-heart.ts';

export function HeartButton({ product, className }: { product: Product; className?: string }) {
  const { t } = useTranslation('catalogue');
  const [saved, toggle] = useHeart(product);
  return (
    <IconButton
      variant="outline"
      label={t('purchase.save', { name: product.name })}
      aria-pressed={saved}
      onClick={toggle}
      className={cx('size-13', className)}
    >
      <Heart
        aria-hidden="true"
        className={cx(
          'transition-[fill,color,scale] duration-300 ease-soft in-active:scale-75',
          saved && 'fill-wine text-wine',
        )}
      />
    </IconButton>
  );
}
