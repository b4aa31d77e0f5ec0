import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import type { OrganizedGroupBuy } from '#domains/group-buys/model/group-view.ts';
import { brand } from '#engine/model/brand.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { PrintFrame } from '#engine/web/ui/content/print-frame.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { nameOf, sizesText } from '#domains/group-buys/web/page/group-words.ts';
import { ownGroupsQuery, sharesToHandOut } from './own-groups.ts';

const route = getRouteApi('/user-dashboard/group-buys/$slug/list');

/** Who gets how many of the one parcel, on a sheet of paper; for its organizer. */
export function SharingListPage() {
  const { t } = useTranslation('group-desk');
  const { slug } = route.useParams();
  const query = useQuery(ownGroupsQuery);
  const found = query.data?.organized.find((group) => group.slug === slug && group.delivery === 'together');
  return (
    <PrintFrame
      back={{ link: { to: '/user-dashboard', search: { tab: 'group-buys' } as never }, text: t('list.back') }}
      printText={t('list.print')}
      canPrint={found !== undefined}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {() =>
          found === undefined ? (
            <EmptyState
              headingLevel={1}
              icon={<ListChecks aria-hidden="true" />}
              title={t('list.missingTitle')}
              description={t('list.missingText')}
            />
          ) : (
            <SharingSheet group={found} />
          )
        }
      </Loaded>
    </PrintFrame>
  );
}

/** The sheet itself, with a box to tick for each. Long lists stand in two columns, so that they stay on one page. */
function SharingSheet({ group }: { group: OrganizedGroupBuy }) {
  const { t, i18n } = useTranslation('group-desk');
  const shares = sharesToHandOut(group);
  const total = shares.reduce((units, { quantity }) => units + quantity, 0);
  const { product, title, endedAt, closesAt } = group;
  const date = formatMoment(endedAt ?? closesAt, 'longDate', i18n.language);
  return (
    <article className="rounded-lg border border-line bg-surface p-6 text-sm wrap-anywhere sm:p-10 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-5 print:pb-3">
        <div>
          <h1 className="text-3xl print:text-2xl">{title ?? nameOf(group)}</h1>
          <p className="text-muted">
            {title === null ? product.producerName : `${nameOf(group)} · ${product.producerName}`}
          </p>
          <p className="text-muted">{t(endedAt === null ? 'list.closes' : 'list.closed', { date })}</p>
        </div>
        <p className="eyebrow pt-2">
          {t('list.title')} · {brand().name}
        </p>
      </header>
      {endedAt === null && <p className="mt-4 font-medium text-warning">{t('list.preliminary')}</p>}
      <ul
        aria-label={t('list.who')}
        className={shares.length > 24 ? 'mt-4 gap-x-10 sm:columns-2 print:columns-2' : 'mt-4'}
      >
        {shares.map(({ name, quantity, items }, index) => (
          // Two people may bear the same name; nobody changes places in the list.
          <li
            key={`${index} ${name}`}
            className="flex break-inside-avoid items-center gap-4 border-b border-line py-2.5 print:py-1"
          >
            <span aria-hidden="true" className="size-4.5 shrink-0 rounded-sm border border-line-strong" />
            <span className="min-w-0 flex-1 text-base print:text-sm">
              {name === '' ? t('list.noName') : name}
            </span>
            <span className="text-base font-semibold tabular-nums print:text-sm">
              {sizesText(group, items) || `${quantity} ×`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex justify-between gap-4 text-base font-semibold">
        {t('list.total', { count: shares.length })}
        <span className="tabular-nums">{total} ×</span>
      </p>
    </article>
  );
}
