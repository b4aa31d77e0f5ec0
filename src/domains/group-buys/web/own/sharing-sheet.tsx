import { brand } from '#engine/model/brand.ts';
import { formatMoment } from '#engine/model/dates.ts';
import type { OrganizedGroupBuy } from '#domains/group-buys/model/group-view.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { sharesToHandOut } from './own-groups.ts';

/** The sheet itself, with a box to tick for each. Long lists stand in two columns, so that they stay on one page. */
export function SharingSheet({ group }: { group: OrganizedGroupBuy }) {
  const { t, i18n } = useTranslation('group-desk');
  const shares = sharesToHandOut(group);
  const total = shares.reduce((units, { quantity }) => units + quantity, 0);
  const { product, title, endedAt, closesAt } = group;
  const date = formatMoment(endedAt ?? closesAt, 'longDate', i18n.language);
  return (
    <article className="rounded-lg border border-line bg-surface p-6 text-sm wrap-anywhere sm:p-10 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-5 print:pb-3">
        <div>
          <h1 className="text-3xl print:text-2xl">{title ?? product.name}</h1>
          <p className="text-muted">
            {title === null ? product.producerName : `${product.name} · ${product.producerName}`}
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
        {shares.map(({ name, quantity }, index) => (
          // Two people may bear the same name; nobody changes places in the list.
          <li
            key={`${index} ${name}`}
            className="flex break-inside-avoid items-center gap-4 border-b border-line py-2.5 print:py-1"
          >
            <span aria-hidden="true" className="size-4.5 shrink-0 rounded-sm border border-line-strong" />
            <span className="min-w-0 flex-1 text-base print:text-sm">
              {name === '' ? t('list.noName') : name}
            </span>
            <span className="text-base font-semibold tabular-nums print:text-sm">{quantity} ×</span>
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
