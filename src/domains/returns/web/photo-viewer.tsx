import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';

interface PhotoViewerProps {
  urls: readonly string[];
  shown: number;
  /** Null: closed. */
  onShow: (index: number | null) => void;
}

/** One photo as large as the screen; arrow keys turn the pages. */
export function PhotoViewer({ urls, shown, onShow }: PhotoViewerProps) {
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
