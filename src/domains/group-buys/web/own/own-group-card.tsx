import { Link } from '@tanstack/react-router';
import { ArrowRight, Package } from 'lucide-react';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { savedBy } from '#domains/group-buys/model/group-price.ts';
import type { GroupBuySummary, JoinedGroupBuy } from '#domains/group-buys/model/group-view.ts';
import { GroupStatusBadge } from '#domains/group-buys/web/group-status-badge.tsx';
import { nameOf, sizesText } from '#domains/group-buys/web/page/group-words.ts';
import { TimeToClose } from '#domains/group-buys/web/time-to-close.tsx';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { formatAmount } from '#engine/model/money.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { TotalsList } from '#engine/web/ui/content/totals-list.tsx';
import { OrganizerTools } from './organizer-tools.tsx';
import type { OwnGroup } from './own-groups.ts';

export function OwnGroupCard({ group: { summary, organized, membership } }: { group: OwnGroup }) {
  const { t } = useTranslation('group-desk');
  const { product, title, status } = summary;
  return (
    <Card padding="none" className="wrap-anywhere">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-sunken px-5 py-3">
        <h2 className="mr-1 text-lg">{title ?? nameOf(summary)}</h2>
        <GroupStatusBadge status={status} />
        {status === 'open' && <TimeToClose closesAt={summary.closesAt} />}
        {organized !== null && <Badge>{t('own.organizer')}</Badge>}
      </header>
      <div className="grid gap-x-10 gap-y-5 px-5 py-4 md:grid-cols-2">
        <div className="flex gap-4">
          <div className="w-16 shrink-0">
            <ProductThumb product={product} sizes="64px" />
          </div>
          <div className="min-w-0 text-sm">
            <p className="text-base font-medium">{nameOf(summary)}</p>
            <p className="text-muted">{product.producerName}</p>
            <Pool summary={summary} />
          </div>
        </div>
        {membership !== null && <OwnShare summary={summary} membership={membership} />}
      </div>
      {organized !== null && <OrganizerTools group={organized} />}
    </Card>
  );
}

/** How far the group has got, and what more of them would bring. */
function Pool({ summary }: { summary: GroupBuySummary }) {
  const { t, i18n } = useTranslation('group-desk');
  const { pooledQuantity, percentage, nextTier, status, minimumQuantity, cancelReason } = summary;
  const percent = (value: number) => formatPercent(value, i18n.language);
  const missing = minimumQuantity - pooledQuantity;
  return (
    <div className="mt-2 flex flex-col gap-1">
      <p className="font-medium tabular-nums">
        {percentage === 0
          ? t('pool.plain', { quantity: pooledQuantity })
          : t('pool.together', { quantity: pooledQuantity, percent: percent(percentage) })}
        {' · '}
        {t('pool.members', { count: summary.memberCount })}
      </p>
      <p>{t('pool.unitPrice', { price: formatAmount(summary.unitPrice) })}</p>
      {nextTier !== null && (
        <p className="text-accent-ink">
          {t('pool.next', {
            count: nextTier.missing,
            percent: percent(nextTier.percentage),
            price: formatAmount(nextTier.unitPrice),
          })}
        </p>
      )}
      {status === 'open' && missing > 0 && (
        <p className="text-warning">{t('pool.minimum', { count: missing, minimum: minimumQuantity })}</p>
      )}
      {cancelReason !== null && <p className="text-muted">{t(`cancelReason.${cancelReason}`)}</p>}
      <p className="text-muted">
        {t(summary.endedAt === null ? 'pool.closes' : 'pool.ended')}{' '}
        <Moment at={summary.endedAt ?? summary.closesAt} format="dateTime" />
      </p>
    </div>
  );
}

interface OwnShareProps {
  summary: GroupBuySummary;
  membership: JoinedGroupBuy['membership'];
}

/** What the buyer's place costs now and at most, and where it goes on. */
function OwnShare({ summary, membership }: OwnShareProps) {
  const { t, i18n } = useTranslation('group-desk');
  const { quantity, items, state, confirmBy, share, shippingAtMost, order } = membership;
  const isOpen = summary.status === 'open';
  // Below the minimum each member paid the price of their own quantity: the order says it.
  const isSettled = summary.status === 'settled' && (state === 'ordered' || state === 'charging');
  const saved = savedBy(share);
  return (
    <section aria-label={t('share.title')} className="flex flex-col items-start gap-4">
      <TotalsList
        className="w-full max-w-sm"
        rows={[
          { key: 'quantity', label: t('share.quantity'), amount: sizesText(summary, items) || quantity },
          ...(isOpen
            ? [
                { key: 'now', label: t('share.now'), amount: formatAmount(share.now) },
                { key: 'atMost', label: t('share.atMost'), amount: formatAmount(share.atMost) },
                { key: 'shipping', label: t('share.shipping'), amount: formatAmount(shippingAtMost) },
              ]
            : []),
          ...(isSettled ? [{ key: 'paid', label: t('share.paid'), amount: formatAmount(share.now) }] : []),
          ...(isSettled && saved > 0
            ? [
                {
                  key: 'saved',
                  label: t('share.saved'),
                  amount: formatAmount(saved),
                  tone: 'saving' as const,
                },
              ]
            : []),
        ]}
      />
      {(state === 'waiting' || state === 'dropped' || state === 'lapsed') && (
        <Notice tone={state === 'waiting' ? 'warning' : 'danger'}>
          {confirmBy === null
            ? t(`share.state.${state}`)
            : t('share.state.unanswered', { time: formatMoment(confirmBy, 'time', i18n.language) })}
        </Notice>
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
