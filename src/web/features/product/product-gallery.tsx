import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Product } from '#shared/catalogue/product.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { cx } from '#web/ui/basics/class-names.ts';
import { IconButton } from '#web/ui/basics/icon-button.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';

export type ProductGalleryProps = {
  product: Pick<Product, 'name' | 'imageUrl' | 'additionalImages' | 'imagePreview'>;
  sizes: string;
  className?: string;
};

/** A strip of pictures: swipe, arrow keys, buttons or thumbnails move it. */
export function ProductGallery({ product, sizes, className }: ProductGalleryProps) {
  const { t } = useTranslation('catalogue');
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const pictures = [product.imageUrl, ...product.additionalImages];
  const total = pictures.length;
  const { name } = product;

  /** Where a key, button or thumbnail is taking the strip; a finger takes it over. */
  const goal = useRef<number | null>(null);

  function show(index: number) {
    const target = Math.max(0, Math.min(total - 1, index));
    const element = strip.current;
    goal.current = target;
    element?.scrollTo({ left: target * element.clientWidth, behavior: 'smooth' });
    setShown(target);
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
          onWheel={() => {
            goal.current = null;
          }}
          onKeyDown={(event) => {
            const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
            if (step === undefined) return;
            event.preventDefault();
            show(shown + step);
          }}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-4 [&::-webkit-scrollbar]:hidden"
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
    </div>
  );
}
