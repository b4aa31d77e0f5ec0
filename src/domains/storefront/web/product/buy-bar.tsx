import { Link } from '@tanstack/react-router';
import { useEffect, useState, type RefObject } from 'react';
import type { PricedLine } from '#domains/pricing/model/line.ts';
import { unitWord } from '#domains/pricing/model/unit-label.ts';
import { formatMoney } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useBodyMarker } from '#engine/web/ui/basics/body-marker.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';

interface BuyBarProps {
  /** The button in the page, which the bar stands in for. */
  button: RefObject<HTMLElement | null>;
  line: PricedLine;
  unit: string;
  loading: boolean;
  /** Something went into the cart since the page was opened. */
  isAdded: boolean;
  onAdd: () => void;
}

/**
 * On phones, wherever the page is scrolled to: one thumb reaches the button. Keys and screen readers reach that itself, and
 * are not told of it twice.
 */
export function BuyBar({ button, ...bar }: BuyBarProps) {
  return useIsAway(button) && <Bar {...bar} />;
}

function Bar({ line, unit, loading, isAdded, onAdd }: Omit<BuyBarProps, 'button'>) {
  const { t } = useTranslation('catalogue');
  useBodyMarker('buy-bar');
  const word = t(`purchase.word.${unitWord(unit)}`, { count: line.quantity });
  return (
    <div
      data-testid="buy-bar"
      aria-hidden="true"
      data-print="hidden"
      className="fixed inset-x-0 bottom-0 z-30 flex animate-rise-in items-center gap-4 border-t border-line bg-page/95 px-gutter pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] backdrop-blur-md md:hidden"
    >
      <p className={cx('min-w-0 flex-1 leading-tight tabular-nums', isAdded && 'max-sm:hidden')}>
        <span className="block font-semibold">{formatMoney(line.finalCents)}</span>
        <span className="block truncate text-xs text-muted">
          {t('purchase.total', { quantity: line.quantity, word })}
        </span>
      </p>
      {isAdded && (
        <Button asChild variant="secondary" className="px-3 max-sm:flex-1">
          <Link to="/checkout" tabIndex={-1}>
            {t('purchase.checkout')}
          </Link>
        </Button>
      )}
      <Button tabIndex={-1} loading={loading} onClick={onAdd}>
        {t('addToCart')}
      </Button>
    </div>
  );
}

/** Whether an element is out of sight. */
function useIsAway(element: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
}
