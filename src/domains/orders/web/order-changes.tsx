import { PencilLine } from 'lucide-react';
import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

/** What the customer has changed since it was placed, oldest first; nothing where nothing was. */
export function OrderChanges({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const changes = order.history.filter(({ changed }) => changed !== undefined);
  if (changes.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col gap-1.5 text-sm text-muted">
      {changes.map(({ at, changed = [] }) => (
        <li key={at} className="flex items-start gap-2">
          <PencilLine aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {t('change.changed', { what: changed.map((field) => t(`change.fields.${field}`)).join(', ') })}{' '}
            <Moment at={at} format="dateTime" className="tabular-nums" />
          </span>
        </li>
      ))}
    </ul>
  );
}
