import { useState } from 'react';
import type { ReturnPhoto } from '#domains/returns/model/return.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

interface ReturnPhotosProps {
  photos: readonly ReturnPhoto[];
  size?: 'sm' | 'lg';
}

/** Photos side by side; a click, or the Enter key, enlarges one. Needs the texts of `returns`. */
export function ReturnPhotos({ photos, size = 'sm' }: ReturnPhotosProps) {
  const { t } = useTranslation('returns');
  const [open, setOpen] = useState<number | null>(null);
  const urls = photos.map(({ url }) => url);
  if (urls.length === 0) return null;
  return (
    <>
      <ul className={cx('flex flex-wrap gap-3', size === 'lg' && 'grid grid-cols-2 md:grid-cols-3')}>
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={t('viewer.open', { number: index + 1, total: urls.length })}
              onClick={() => setOpen(index)}
              className={cx(
                'block cursor-zoom-in overflow-hidden rounded-md border border-line transition-[border-color] hover:border-ink',
                size === 'lg' ? 'w-full' : 'size-20',
              )}
            >
              <Picture src={url} alt="" width={800} height={800} className="aspect-square" />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && <PhotoViewer urls={urls} shown={open} onShow={setOpen} />}
    </>
  );
}
