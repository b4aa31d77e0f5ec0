import { Link } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { useSavedCount } from '#domains/cart/web/saved/saved-hearts.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';

/** The way to what was saved; filled once something is. */
export function SavedLink() {
  const { t } = useTranslation('shell');
  const count = useSavedCount();
  return (
    <Link
      to="/saved"
      aria-label={count > 0 ? t('saved.openWithCount', { count }) : t('saved.open')}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-ink/7"
    >
      <Heart
        aria-hidden="true"
        className={cx('size-5 transition-[fill,color] duration-300', count > 0 && 'fill-wine text-wine')}
      />
    </Link>
  );
}
