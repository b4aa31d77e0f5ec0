import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import type { Order } from '#domains/orders/model/order.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button, type ButtonProps } from '#engine/web/ui/basics/button.tsx';

interface ReturnItemsLinkProps extends Pick<ButtonProps, 'variant' | 'size'> {
  order: Order;
  /** Left out by the buyer who is signed in. */
  token?: string | undefined;
}

/** Leads to the return of what has arrived; nothing while nothing has. Needs the texts of `returns`. */
export function ReturnItemsLink({ order, token, ...looks }: ReturnItemsLinkProps) {
  const { t } = useTranslation('returns');
  if (order.parts.every(({ status }) => status !== 'delivered')) return null;
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
