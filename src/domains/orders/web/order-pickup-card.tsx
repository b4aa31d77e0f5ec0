import { CalendarPlus, Store } from 'lucide-react';
import { apiUrl } from '#engine/model/api/api-url.ts';
import type { PathOf } from '#engine/model/api/contract.ts';
import type { Language } from '#engine/model/languages.ts';
import { pickupPlace, slotText, spacedCode } from '#domains/orders/model/order-pickup.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';

interface OrderPickupCardProps {
  order: Order;
  pickup: NonNullable<Order['pickup']>;
  /** Opens the calendar file; left out for those who are signed in. */
  token?: string;
}

/** Where and when an order is handed over, and the code that its customer says there. */
export function OrderPickupCard({ order, pickup, token = '' }: OrderPickupCardProps) {
  const { t, i18n } = useTranslation('orders');
  if (order.status === 'cancelled') return null;
  const place = pickupPlace(pickup, i18n.language as Language);
  const isOver = pickup.collectedAt !== null;
  const calendar = apiUrl('/api/orders/:id/pickup.ics' satisfies PathOf<'GET'>, {
    params: { id: order.id },
    query: { token },
  });
  return (
    <section
      aria-labelledby="order-pickup"
      className="flex flex-wrap items-start gap-x-8 gap-y-5 rounded-lg border border-line bg-surface px-5 py-5"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-4">
        <Store aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
        <div className="min-w-0 flex-1 text-sm">
          <h2 id="order-pickup" className="font-sans text-sm font-semibold tracking-normal">
            {t(`pickup.title.${pickup.kind}`)}
          </h2>
          <p className="mt-1 text-base font-medium tabular-nums">{slotText(pickup, i18n.language)}</p>
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{place ?? pickup.name}</p>
          {pickup.note !== '' && <p className="mt-1 whitespace-pre-line text-muted">{pickup.note}</p>}
          {!isOver && (
            <Button asChild size="sm" variant="secondary" className="mt-4" data-print="hidden">
              <a href={calendar} download>
                <CalendarPlus aria-hidden="true" className="size-4.5" />
                {t('pickup.calendar')}
              </a>
            </Button>
          )}
        </div>
      </div>
      {pickup.code !== null && !isOver && (
        <figure className="text-sm">
          {pickup.qrCode !== null && (
            <svg
              role="img"
              aria-label={t('pickup.qrCode')}
              viewBox={`-2 -2 ${pickup.qrCode.size + 4} ${pickup.qrCode.size + 4}`}
              shapeRendering="crispEdges"
              className="mb-2 size-32 bg-white"
            >
              <path d={pickup.qrCode.path} fill="#000" />
            </svg>
          )}
          <figcaption>
            <span className="block text-xs text-muted">{t('pickup.code')}</span>
            <strong className="font-mono text-2xl tracking-widest">{spacedCode(pickup.code)}</strong>
            <span className="mt-1 block max-w-48 text-xs text-muted">{t('pickup.codeNote')}</span>
          </figcaption>
        </figure>
      )}
    </section>
  );
}
