import { Printer, Truck } from 'lucide-react';
import { useState } from 'react';
import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { DeskOrder } from './desk-order.tsx';

interface OrdersToShipProps {
  /** Oldest first; all there are. */
  orders: readonly ProducerOrder[];
  onShip: (orders: readonly ProducerOrder[]) => void;
}

/** What must leave: one by one, or several chosen and shipped in one go. */
export function OrdersToShip({ orders, onShip }: OrdersToShipProps) {
  const { t } = useTranslation('producer-desk');
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  if (orders.length === 0) return null;
  // What has been shipped since is no longer here to be chosen.
  const chosen = orders.filter(({ id }) => chosenIds.has(id));
  const choose = (ids: readonly number[], isChosen: boolean) => {
    const others = chosen.map(({ id }) => id).filter((id) => !ids.includes(id));
    setChosenIds(new Set(isChosen ? [...others, ...ids] : others));
  };
  const isSeveral = orders.length > 1;
  return (
    <section aria-label={t('orders.toShip')}>
      <h2 className="sr-only">{t('orders.toShip')}</h2>
      {isSeveral && (
        <div className="mb-3">
          <Checkbox
            label={t('orders.chooseAll')}
            checked={chosen.length === orders.length}
            onChange={(event) =>
              choose(
                orders.map(({ id }) => id),
                event.currentTarget.checked,
              )
            }
          />
        </div>
      )}
      <ul className="flex flex-col gap-4">
        {orders.map((order) => (
          <li key={order.id}>
            <DeskOrder
              order={order}
              onShip={() => onShip([order])}
              choice={
                isSeveral
                  ? {
                      isChosen: chosenIds.has(order.id),
                      onChange: (isChosen) => choose([order.id], isChosen),
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className="sticky bottom-18 z-10 mt-4 lg:bottom-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-raised px-5 py-3 shadow-lg">
          <p role="status" className="text-sm font-medium tabular-nums">
            {t('orders.chosen', { count: chosen.length })}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button asChild size="sm" variant="secondary">
              <a
                href={`/dashboard/orders/slips?ids=${chosen.map(({ id }) => id).join(',')}`}
                target="_blank"
                rel="noopener"
              >
                <Printer aria-hidden="true" />
                {t('orders.printSlips')}
              </a>
            </Button>
            <Button size="sm" onClick={() => onShip(chosen)}>
              <Truck aria-hidden="true" />
              {t('orders.shipChosen')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
