import { Tag, TriangleAlert, X } from 'lucide-react';
import type { CartPromo } from '#domains/cart/model/cart.ts';
import { serverMessage } from '#engine/web/api/api-error.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { useCode } from './use-code.ts';

/** The code in the cart: what it is about, or why it takes nothing off. */
export function CodeInCart({ promo, onDone }: { promo: CartPromo; onDone: () => void }) {
  const { t } = useTranslation('cart');
  const { mutate, isPending } = useCode(onDone);
  const takeOff = () =>
    mutate(null, {
      onError: (error) =>
        showToast({
          title: t('changeFailed.title'),
          description: serverMessage(error) ?? t('promo.failed'),
          tone: 'destructive',
        }),
    });
  const Icon = promo.message === undefined ? Tag : TriangleAlert;
  return (
    <div
      className={`flex items-start gap-2.5 rounded-md py-1.5 pr-1.5 pl-3 text-sm ${promo.message === undefined ? 'bg-zest-soft' : 'bg-warning-soft'}`}
    >
      <Icon
        aria-hidden="true"
        className={`mt-2 size-4 shrink-0 ${promo.message === undefined ? 'text-accent-ink' : 'text-warning'}`}
      />
      <div className="min-w-0 flex-1 py-1.5">
        <p className="font-medium wrap-break-word">{t('totals.promo', { code: promo.code })}</p>
        <p role="status" className="text-xs text-muted empty:hidden">
          {promo.message ?? promo.description}
        </p>
      </div>
      <IconButton
        size="sm"
        label={t('promo.remove', { code: promo.code })}
        disabled={isPending}
        onClick={takeOff}
        className="text-muted hover:text-danger"
      >
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
