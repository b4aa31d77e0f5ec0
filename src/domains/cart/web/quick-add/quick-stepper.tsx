import { Minus, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CartLine } from '#domains/cart/model/cart.ts';
import { useCartWrites } from '#domains/cart/web/cart-lines.tsx';
import { offerFor } from '#domains/cart/web/offer-for.ts';
import { maxQuantityOf } from '#domains/catalogue/web/max-quantity.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';

interface QuickStepperProps {
  line: CartLine;
  /** Whether the press that brought it was made here: then the focus goes on with it. */
  takesFocus?: () => boolean;
  onRemoved?: () => void;
}

/** How many of it are in the cart, one more, one less, and how far the next tier is. */
export function QuickStepper({ line, takesFocus, onRemoved }: QuickStepperProps) {
  const { t } = useTranslation('cart');
  const { setQuantity, remove } = useCartWrites();
  const more = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus?.()) more.current?.focus();
    // Once, when it comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const { name } = line.product;
  const offer = offerFor(line);
  const less = () => {
    if (line.quantity > 1) return setQuantity(line, line.quantity - 1);
    remove(line);
    onRemoved?.();
  };
  return (
    <span className="flex flex-col items-end gap-1">
      {offer?.kind === 'next' && (
        <span className="rounded-full bg-raised px-2.5 py-1 text-2xs font-medium text-wine shadow-md tabular-nums">
          {t('quick.next', { missing: offer.quantity - line.quantity, percent: offer.percent })}
        </span>
      )}
      <span className="inline-flex items-center rounded-full bg-raised text-ink shadow-md">
        <IconButton label={t('line.decrease', { name })} onClick={less}>
          {line.quantity > 1 ? <Minus aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
        </IconButton>
        <span role="status" className="min-w-6 text-center text-sm font-semibold tabular-nums">
          {line.quantity}
        </span>
        <IconButton
          ref={more}
          label={t('line.increase', { name })}
          disabled={line.quantity >= maxQuantityOf(line.product)}
          onClick={() => setQuantity(line, line.quantity + 1)}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </span>
    </span>
  );
}
