import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import type { GroupBuySummary } from '#domains/group-buys/model/group-view.ts';
import { openGroupsQuery } from '#domains/group-buys/web/group-buy.query.ts';
import { nameOf } from '#domains/group-buys/web/page/group-words.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';

/** Group buys of different products that look for members; nothing where there are none. */
export function HomeGroups() {
  const { t } = useTranslation('home');
  const { data = [] } = useQuery(openGroupsQuery);
  const groups = groupsForHome(data);
  if (groups.length === 0) return null;
  return (
    <Section
      tone="surface"
      eyebrow={t('groups.eyebrow')}
      title={t('groups.title')}
      intro={t('groups.intro')}
      className="drawn-late [--likely-height:44rem] lg:[--likely-height:28rem]"
      actions={
        <Button asChild variant="link">
          <Link to="/group-buying">{t('discounts.group.link')}</Link>
        </Button>
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <li key={group.slug}>
            <GroupCard group={group} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const SHOWN = 3;

/**
 * One of each product, those first that most people are in: nobody fills the row with group buys of one product, and
 * nobody's title stands on the first page of the shop, as anybody can write one. How long it is open is not said either:
 * the page is as old as its cache.
 */
export function groupsForHome(groups: readonly GroupBuySummary[]): GroupBuySummary[] {
  const byMembers = groups.toSorted((a, b) => b.memberCount - a.memberCount);
  const ofProducts = new Map<string, GroupBuySummary>();
  for (const group of byMembers) {
    const name = nameOf(group);
    if (!ofProducts.has(name)) ofProducts.set(name, group);
  }
  return [...ofProducts.values()].slice(0, SHOWN);
}

function GroupCard({ group }: { group: GroupBuySummary }) {
  const { t } = useTranslation('home');
  const { product, slug, nextTier, pooledQuantity, price, unitPrice } = group;
  return (
    <Card asChild interactive padding="sm" className="flex h-full gap-4 wrap-anywhere">
      <Link to="/group/$slug" params={{ slug }}>
        <span className="w-20 shrink-0">
          <ProductThumb product={product} sizes="80px" />
        </span>
        <span className="flex min-w-0 flex-col items-start gap-1.5 text-sm">
          <span className="font-display text-lg leading-snug">{nameOf(group)}</span>
          <span className="font-medium tabular-nums">
            {t('groups.now', { price: formatAmount(unitPrice) })}{' '}
            {unitPrice < price && (
              <span className="font-normal text-muted">
                {t('groups.instead', { price: formatAmount(price) })}
              </span>
            )}
          </span>
          <span className="text-muted">{t('groups.pooled', { count: pooledQuantity })}</span>
          {nextTier !== null && (
            <span className="text-accent-ink">
              {t('groups.next', { count: nextTier.missing, price: formatAmount(nextTier.unitPrice) })}
            </span>
          )}
        </span>
      </Link>
    </Card>
  );
}
