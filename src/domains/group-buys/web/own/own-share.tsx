import { Link } from '@tanstack/react-router';
import { ArrowRight, Package } from 'lucide-react';
import { savedBy } from '#domains/group-buys/model/group-price.ts';
import type { GroupBuySummary, JoinedGroupBuy } from '#domains/group-buys/model/group-view.ts';
import { formatDollars } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { TotalsList } from '#engine/web/ui/content/totals-list.tsx';

interface OwnShareProps {
  summary: GroupBuySummary;
  membership: JoinedGroupBuy['membership'];
}

/** What the own place costs now and at most, and where it goes on. */
export function OwnShare({ summary, membership }: OwnShareProps) {
  const { t } = useTranslation('group-desk');
  const { quantity, state, share, shippingAtMost, order } = membership;
  const isOpen = summary.status === 'open';
  // Below the minimum the price of the own quantity was paid: the order says it.
  const isSettled = summary.status === 'settled' && (state === 'ordered' || state === 'charging');
  const saved = savedBy(share);
  return (
    <section aria-label={t('share.title')} className="flex flex-col items-start gap-4">
      <TotalsList
        className="w-full max-w-sm"
        rows={[
          { key: 'quantity', label: t('share.quantity'), amount: quantity },
          ...(isOpen
            ? [
                { key: 'now', label: t('share.now'), amount: formatDollars(share.now) },
                { key: 'atMost', label: t('share.atMost'), amount: formatDollars(share.atMost) },
                { key: 'shipping', label: t('share.shipping'), amount: formatDollars(shippingAtMost) },
              ]
            : []),
          ...(isSettled ? [{ key: 'paid', label: t('share.paid'), amount: formatDollars(share.now) }] : []),
          ...(isSettled && saved > 0
            ? [
                {
                  key: 'saved',
                  label: t('share.saved'),
                  amount: formatDollars(saved),
                  tone: 'saving' as const,
                },
              ]
            : []),
        ]}
      />
      {(state === 'waiting' || state === 'dropped' || state === 'lapsed') && (
        <Notice tone={state === 'waiting' ? 'warning' : 'danger'}>{t(`share.state.${state}`)}</Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button asChild size="sm" variant={isOpen ? 'primary' : 'secondary'}>
          <Link to="/group/$slug" params={{ slug: membership.slug }}>
            {t('share.toPage')}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </Button>
        {order !== null && (
          <Button asChild size="sm" variant="secondary">
            <Link to="/order/$id" params={{ id: String(order.id) }} search={{ token: order.token }}>
              <Package aria-hidden="true" className="size-4" />
              {t('share.order', { id: order.id })}
            </Link>
          </Button>
        )}
      </div>
    </section>
  );
}
