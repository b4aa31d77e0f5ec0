import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button, type ButtonProps } from '#engine/web/ui/basics/button.tsx';
import { ReturnStatusBadge } from './return-status-badge.tsx';

/** How far the returns of a buyer's own order are, each leading to it; nothing where nothing comes back. Needs the texts of `returns`. */
export function OrderReturns({ order }: { order: Order }) {
  const { t } = useTranslation('returns');
  if (order.returns.length === 0) return null;
  return (
    <ul aria-label={t('card.states')} className="flex flex-col gap-2 text-sm">
      {order.returns.map(({ number, status }) => (
        <li key={number} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/order/$id/return"
            params={{ id: String(order.id) }}
            className="font-medium underline underline-offset-4"
          >
            {t('card.title', { number })}
          </Link>
          <ReturnStatusBadge status={status} />
        </li>
      ))}
    </ul>
  );
}

interface ReturnItemsLinkProps extends Pick<ButtonProps, 'variant' | 'size'> {
  order: Order;
  /** Left out by the buyer who is signed in. */
  token?: string | undefined;
}

/** Leads to the return of what has arrived; nothing while nothing has. Needs the texts of `returns`. */
export function ReturnItemsLink({ order, token, ...looks }: ReturnItemsLinkProps) {
  const { t } = useTranslation('returns');
  // Of a gift card there is nothing to send back.
  if (order.items.length === 0 || order.parts.every(({ status }) => status !== 'delivered')) return null;
  return (
    <Button asChild {...looks}>
      <Link
        to="/order/$id/return"
        params={{ id: String(order.id) }}
        search={token === undefined ? {} : { token }}
        aria-label={t('linkOf', { id: order.id })}
      >
        <Undo2 aria-hidden="true" className="size-4.5" />
        {t('link')}
      </Link>
    </Button>
  );
}
