import { Heart } from 'lucide-react';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { cx } from '#web/ui/basics/class-names.ts';
import { IconButton } from '#web/ui/basics/icon-button.tsx';
import { useSavedProduct } from './saved-products.ts';

export type SaveProductButtonProps = { slug: string; name: string; className?: string };

export function SaveProductButton({ slug, name, className }: SaveProductButtonProps) {
  const { t } = useTranslation('catalogue');
  const [saved, toggle] = useSavedProduct(slug);
  return (
    <IconButton
      variant="outline"
      label={t('purchase.save', { name })}
      aria-pressed={saved}
      onClick={toggle}
      className={cx('size-13', className)}
    >
      <Heart
        aria-hidden="true"
        className={cx('transition-[fill,color] duration-300', saved && 'fill-wine text-wine')}
      />
    </IconButton>
  );
}
