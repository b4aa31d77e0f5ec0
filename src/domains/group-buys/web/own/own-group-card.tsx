import { formatDollars } from '#engine/model/money.ts';
import type { GroupBuySummary } from '#domains/group-buys/model/group-view.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { GroupStatusBadge } from './group-status-badge.tsx';
import { OrganizerTools } from './organizer-tools.tsx';
import type { OwnGroup } from './own-groups.ts';
import { OwnShare } from './own-share.tsx';
import { TimeToClose } from '#domains/group-buys/web/time-to-close.tsx';

export function OwnGroupCard({ group: { summary, organized, membership } }: { group: OwnGroup }) {
  const { t } = useTranslation('group-desk');
  const { product, title, status } = summary;
  return (
    <Card padding="none" className="wrap-anywhere">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-sunken px-5 py-3">
        <h2 className="mr-1 text-lg">{title ?? product.name}</h2>
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
            <p className="text-base font-medium">{product.name}</p>
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
      <p>{t('pool.unitPrice', { price: formatDollars(summary.unitPrice) })}</p>
      {nextTier !== null && (
        <p className="text-accent-ink">
          {t('pool.next', {
            count: nextTier.missing,
            percent: percent(nextTier.percentage),
            price: formatDollars(nextTier.unitPrice),
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
