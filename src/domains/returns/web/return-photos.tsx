import { useState, type KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReturnPhoto } from '#domains/returns/model/return.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';

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
      <ul className={cx('gap-3', size === 'lg' ? 'grid grid-cols-2 md:grid-cols-3' : 'flex flex-wrap')}>
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

interface PhotoViewerProps {
  urls: readonly string[];
  shown: number;
  /** Null: closed. */
  onShow: (index: number | null) => void;
}

/** One photo as large as the screen; arrow keys turn the pages. */
function PhotoViewer({ urls, shown, onShow }: PhotoViewerProps) {
  const { t } = useTranslation('returns');
  const [isLarge, setIsLarge] = useState(false);
  const total = urls.length;
  const title = t('viewer.title', { number: shown + 1, total });
  const show = (index: number) => {
    if (index < 0 || index >= total) return;
    setIsLarge(false);
    onShow(index);
  };
  const turn = (event: KeyboardEvent) => {
    // Enlarged, the arrow keys move the picture.
    const step = isLarge ? undefined : { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) show(shown + step);
  };
  const zoom = t(isLarge ? 'viewer.zoomOut' : 'viewer.zoomIn');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onShow(null);
      }}
      size="xl"
      title={title}
      closeLabel={t('viewer.close')}
      footer={
        <>
          <Button variant="secondary" className="mr-auto" onClick={() => setIsLarge(!isLarge)}>
            {isLarge ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
            {zoom}
          </Button>
          {total > 1 && (
            <>
              <IconButton
                variant="outline"
                label={t('viewer.previous')}
                disabled={shown === 0}
                onClick={() => show(shown - 1)}
              >
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <IconButton
                variant="outline"
                label={t('viewer.next')}
                disabled={shown === total - 1}
                onClick={() => show(shown + 1)}
              >
                <ChevronRight aria-hidden="true" />
              </IconButton>
            </>
          )}
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys turn the pages as the buttons do */}
      <div
        role="group"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={turn}
        className="min-h-0 flex-1 overflow-auto rounded-md bg-sunken"
      >
        <button
          type="button"
          aria-label={zoom}
          tabIndex={-1}
          onClick={() => setIsLarge(!isLarge)}
          className={cx('block', isLarge ? 'w-max cursor-zoom-out' : 'mx-auto cursor-zoom-in')}
        >
          <img
            src={urls[shown]}
            alt={title}
            className={isLarge ? 'block max-w-none' : 'mx-auto block max-h-[60dvh] max-w-full object-contain'}
          />
        </button>
      </div>
    </Dialog>
  );
}
