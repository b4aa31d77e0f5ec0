import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { CLOSES_DIALOG, useReturnFocus } from '#engine/web/ui/overlays/overlay-keyboard.ts';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { useZoom, type Zoom } from './use-zoom.ts';
import { MAX_SCALE } from './zoom-view.ts';

interface PictureZoomProps {
  name: string;
  pictures: readonly (string | null)[];
  /** Index of the picture; null: closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
}

/** The pictures of a product as large as the screen, and larger: by pinch, wheel, click, buttons and keys. */
export function PictureZoom({ name, pictures, shown, onShow }: PictureZoomProps) {
  const returnFocus = useReturnFocus();
  // While it closes, the last picture stays.
  const [last, setLast] = useState(shown ?? 0);
  if (shown !== null && shown !== last) setLast(shown);
  const step = (by: number) => {
    if (pictures[last + by] !== undefined) onShow(last + by);
  };
  const zoom = useZoom(shown, step);
  return (
    <Radix.Root open={shown !== null} onOpenChange={(open) => !open && onShow(null)}>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          onKeyDown={zoom.onKeyDown}
          className="fixed inset-0 z-50 flex h-dvh flex-col bg-page text-ink outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        >
          <Radix.Title className="sr-only">{name}</Radix.Title>
          <ZoomStage name={name} pictures={pictures} shown={last} zoom={zoom} />
          <ZoomButtons shown={last} total={pictures.length} step={step} zoom={zoom} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface StageProps {
  name: string;
  pictures: readonly (string | null)[];
  shown: number;
  zoom: Zoom;
}

function ZoomStage({ name, pictures, shown, zoom: { view, stageProps } }: StageProps) {
  const { t } = useTranslation('catalogue');
  const total = pictures.length;
  return (
    <div
      {...stageProps}
      data-testid="zoom-stage"
      className={cx(
        'flex min-h-0 flex-1 touch-none items-center justify-center overflow-hidden select-none',
        view.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
      )}
    >
      <div
        className="pointer-events-none aspect-square max-h-full w-full max-w-[100dvh] will-change-transform"
        style={{ transform: `translate3d(${view.x}px, ${view.y}px, 0) scale(${view.scale})` }}
      >
        <Picture
          key={shown}
          src={pictures[shown]}
          alt={total > 1 ? t('gallery.picture', { name, number: shown + 1, total }) : name}
          width={1600}
          height={1600}
          sizes="1600px"
          priority
          className="size-full bg-page"
          imageClassName="object-contain"
        />
      </div>
    </div>
  );
}

interface ButtonsProps {
  shown: number;
  total: number;
  step: (by: number) => void;
  zoom: Zoom;
}

function ZoomButtons({ shown, total, step, zoom: { view, zoomIn, zoomOut } }: ButtonsProps) {
  const { t } = useTranslation('catalogue');
  return (
    <div className="flex items-center justify-center gap-2 border-t border-line bg-page px-gutter py-2">
      {total > 1 && (
        <IconButton label={t('gallery.previous')} disabled={shown === 0} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={t('zoom.out')} disabled={view.scale === 1} onClick={zoomOut}>
        <ZoomOut aria-hidden="true" />
      </IconButton>
      <p role="status" className="min-w-14 text-center text-sm text-muted tabular-nums">
        {t('zoom.percent', { percent: Math.round(view.scale * 100) })}
      </p>
      <IconButton label={t('zoom.in')} disabled={view.scale >= MAX_SCALE} onClick={zoomIn}>
        <ZoomIn aria-hidden="true" />
      </IconButton>
      {total > 1 && (
        <IconButton label={t('gallery.next')} disabled={shown === total - 1} onClick={() => step(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      )}
      <Radix.Close asChild>
        <IconButton
          {...CLOSES_DIALOG}
          label={t('zoom.close')}
          className="fixed top-3 right-3 bg-raised/85 shadow-md"
        >
          <X aria-hidden="true" />
        </IconButton>
      </Radix.Close>
    </div>
  );
}
