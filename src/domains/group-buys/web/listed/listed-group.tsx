import { Link } from '@tanstack/react-router';
import type { GroupBuySummary } from '#domains/group-buys/model/group-view.ts';
import { formatDollars } from '#engine/model/money.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { TimeToClose } from '#domains/group-buys/web/time-to-close.tsx';

/** A group buy that looks for members: one link. Needs the texts of `group-desk`. */
export function ListedGroup({ group }: { group: GroupBuySummary }) {
  const { t, i18n } = useTranslation('group-desk');
  const { product, title, nextTier, unitPrice, price } = group;
  const name = title ?? product.name;
  return (
    <Card asChild interactive padding="sm" className="flex h-full gap-4 wrap-anywhere">
      <Link to="/group/$slug" params={{ slug: group.slug }}>
        <span className="w-20 shrink-0">
          <ProductThumb product={product} sizes="80px" />
        </span>
        <span className="flex min-w-0 flex-col items-start gap-1.5 text-sm">
          <span className="font-display text-lg leading-snug">{name}</span>
          {title !== null && <span className="text-muted">{product.name}</span>}
          <span className="font-medium tabular-nums">
            {t('listed.now', { price: formatDollars(unitPrice) })}{' '}
            {unitPrice < price && (
              <span className="font-normal text-muted">
                {t('listed.instead', { price: formatDollars(price) })}
              </span>
            )}
          </span>
          {nextTier !== null && (
            <span className="text-accent-ink">
              {t('pool.next', {
                count: nextTier.missing,
                percent: formatPercent(nextTier.percentage, i18n.language),
                price: formatDollars(nextTier.unitPrice),
              })}
            </span>
          )}
          <span className="mt-auto flex flex-wrap items-center gap-2 pt-1 text-muted">
            {t('pool.members', { count: group.memberCount })}
            <TimeToClose closesAt={group.closesAt} />
          </span>
        </span>
      </Link>
    </Card>
  );
}
