import { ChevronLeft, ChevronRight, Expand } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Product } from '#domains/catalogue/model/product.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { mayMove } from '#engine/web/ui/basics/may-move.ts';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';

const loadZoom = async () => ({ default: (await import('./picture-zoom.tsx')).PictureZoom });
const PictureZoom = lazy(loadZoom);

export type ProductGalleryProps = {
  product: Pick<Product, 'name' | 'imageUrl' | 'additionalImages' | 'imagePreview'>;
  sizes: string;
  className?: string;
};

/** A strip of pictures: swipe, arrow keys, buttons or thumbnails move it; a click looks closely. */
export function ProductGallery({ product, sizes, className }: ProductGalleryProps) {
  const { t } = useTranslation('catalogue');
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const pictures = [product.imageUrl, ...product.additionalImages];
  const total = pictures.length;
  const { name } = product;
  const [zoomed, setZoomed] = useState<number | null>(null);
  // Once opened it stays, so that it can leave with its animation; until then its code is not even fetched.
  const [wasZoomed, setWasZoomed] = useState(false);

  /** Where a key, button or thumbnail is taking the strip; a finger takes it over. */
  const goal = useRef<number | null>(null);

  function show(index: number) {
    const target = Math.max(0, Math.min(total - 1, index));
    const element = strip.current;
    goal.current = target;
    element?.scrollTo({ left: target * element.clientWidth, behavior: mayMove() ? 'smooth' : 'auto' });
    setShown(target);
  }

  function zoom(index: number) {
    if (pictures[index] === null) return;
    setWasZoomed(true);
    setZoomed(index);
  }

  /** What was looked at last stands in the strip, too. */
  function leaveAt(index: number | null) {
    setZoomed(index);
    if (index !== null) show(index);
  }

  function followScroll() {
    const element = strip.current;
    if (!element || element.clientWidth === 0) return;
    const reached = Math.round(element.scrollLeft / element.clientWidth);
    // Something else may have stopped the strip on its way.
    if (goal.current === null) setShown(reached);
    else if (goal.current !== reached) element.scrollTo({ left: goal.current * element.clientWidth });
  }

  return (
    <div className={className}>
      <div className="group/gallery relative overflow-hidden rounded-xl">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move the strip as a swipe does */}
        <div
          ref={strip}
          role="group"
          aria-label={t('gallery.label', { name })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling strip must be reachable by keyboard
          tabIndex={total > 1 ? 0 : undefined}
          onScrollEnd={followScroll}
          onPointerDown={() => {
            goal.current = null;
          }}
          onPointerEnter={() => void loadZoom()}
          onClick={() => zoom(shown)}
          onWheel={() => {
            goal.current = null;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') zoom(shown);
            const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
            if (step === undefined) return;
            event.preventDefault();
            show(shown + step);
          }}
          className="flex cursor-zoom-in snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-4 [&::-webkit-scrollbar]:hidden"
        >
          {pictures.map((src, index) => (
            <Picture
              key={`${index} ${src}`}
              src={src}
              alt={total > 1 ? t('gallery.picture', { name, number: index + 1, total }) : name}
              width={800}
              height={800}
              sizes={sizes}
              priority={index === 0}
              preview={index === 0 ? product.imagePreview : null}
              className="aspect-square w-full shrink-0 snap-center"
            />
          ))}
        </div>
        <IconButton
          variant="solid"
          size="sm"
          label={t('zoom.open')}
          aria-haspopup="dialog"
          onFocus={() => void loadZoom()}
          onClick={() => zoom(shown)}
          className="absolute right-3 bottom-3"
        >
          <Expand aria-hidden="true" />
        </IconButton>
        {total > 1 && (
          <>
            <IconButton
              variant="solid"
              size="sm"
              label={t('gallery.previous')}
              disabled={shown === 0}
              onClick={() => show(shown - 1)}
              className="absolute top-1/2 left-3 -translate-y-1/2"
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton
              variant="solid"
              size="sm"
              label={t('gallery.next')}
              disabled={shown === total - 1}
              onClick={() => show(shown + 1)}
              className="absolute top-1/2 right-3 -translate-y-1/2"
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
      {total > 1 && (
        <div className="mt-3 flex flex-wrap gap-3">
          {pictures.map((src, index) => (
            <button
              key={`${index} ${src}`}
              type="button"
              aria-label={t('gallery.show', { number: index + 1, total })}
              aria-pressed={index === shown}
              onClick={() => show(index)}
              className={cx(
                'size-18 overflow-hidden rounded-md border-2 transition-colors sm:size-22',
                index === shown ? 'border-accent-ink' : 'border-transparent hover:border-line-strong',
              )}
            >
              <Picture src={src} alt="" width={800} height={800} sizes="6rem" className="size-full" />
            </button>
          ))}
        </div>
      )}
      {wasZoomed && (
        <Suspense fallback={null}>
          <PictureZoom name={name} pictures={pictures} shown={zoomed} onShow={leaveAt} />
        </Suspense>
      )}
    </div>
  );
}
