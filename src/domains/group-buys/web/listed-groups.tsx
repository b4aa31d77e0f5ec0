import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import type { GroupBuySummary } from '#domains/group-buys/model/group-view.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';
import { openGroupsOfQuery, openGroupsQuery } from './group-buy.query.ts';
import { nameOf } from './page/group-words.ts';
import { TimeToClose } from './time-to-close.tsx';

// Asked for by the browser once the page stands: pages are cached for everybody, and group buys change all the time.
// They stand below what is first seen, so nothing moves under anybody's eyes.

/** Group buys of any product that look for members. */
export function ListedGroups() {
  const { data = [] } = useQuery(listedGroupsQuery);
  return data.length > 0 && <GroupsSection groups={data} isOfOneProduct={false} />;
}

/** Group buys of one product that look for members. */
export function ListedGroupsOf({ productId }: { productId: number }) {
  const { data = [] } = useQuery(openGroupsOfQuery(productId));
  return data.length > 0 && <GroupsSection groups={data} isOfOneProduct />;
}

interface GroupsSectionProps {
  groups: GroupBuySummary[];
  isOfOneProduct: boolean;
}

/** Its texts are fetched only where there is something to say. */
function GroupsSection({ groups, isOfOneProduct }: GroupsSectionProps) {
  const { t, ready } = useTranslation('group-desk');
  if (!ready) return null;
  return (
    <Section
      id="open-group-buys"
      tone="surface"
      title={isOfOneProduct ? t('listed.productTitle') : t('listed.title')}
      intro={t('listed.intro')}
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <li key={group.slug}>
            <ListedGroup group={group} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A group buy that looks for members: one link. Needs the texts of `group-desk`. */
function ListedGroup({ group }: { group: GroupBuySummary }) {
  const { t, i18n } = useTranslation('group-desk');
  const { product, title, nextTier, unitPrice, price } = group;
  const name = title ?? nameOf(group);
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
            {t('listed.now', { price: formatAmount(unitPrice) })}{' '}
            {unitPrice < price && (
              <span className="font-normal text-muted">
                {t('listed.instead', { price: formatAmount(price) })}
              </span>
            )}
          </span>
          {nextTier !== null && (
            <span className="text-accent-ink">
              {t('pool.next', {
                count: nextTier.missing,
                percent: formatPercent(nextTier.percentage, i18n.language),
                price: formatAmount(nextTier.unitPrice),
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

/** Open ones that look for members. Asked again whenever they are shown: they fill up and close. */
const listedGroupsQuery = { ...openGroupsQuery, staleTime: 0 };
