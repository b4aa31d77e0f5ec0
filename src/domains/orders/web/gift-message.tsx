import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** The words that are printed for whoever opens the parcel. Needs the texts of `orders`. */
export function GiftMessage({ order: { giftMessage } }: { order: Order }) {
  const { t } = useTranslation('orders');
  if (giftMessage === null) return null;
  return (
    <figure className="mt-6 rounded-lg bg-sunken px-5 py-4">
      <figcaption className="eyebrow text-muted">{t('page.giftMessage')}</figcaption>
      <blockquote className="mt-1.5 whitespace-pre-line wrap-anywhere">{giftMessage}</blockquote>
    </figure>
  );
}
