import { useQuery } from '@tanstack/react-query';
import type { RecentEvent } from '#domains/desk/model/sales-figures.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import type { DeskPage } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { deskUrl, useOpenDeskPage } from '#engine/web/lists/desk-navigation.ts';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

/** What happened last, each with the way to it. Nothing where nothing did. */
export function Lately({ right }: { right: DeskPage['right'] }) {
  const { t } = useTranslation('dashboards');
  const { data } = useQuery(
    right === 'ADMIN' ? apiQuery('/api/admin/lately') : apiQuery('/api/producer/lately'),
  );
  const open = useOpenDeskPage(right);
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="lately">
      <h2 id="lately" className="text-2xl">
        {t('lately.title')}
      </h2>
      <Card padding="none" className="mt-3">
        <ul className="divide-y divide-line">
          {data.map((event) => {
            const { name, at, page, filter } = event;
            return (
              <li key={`${name} ${at} ${JSON.stringify(event.values)}`}>
                <a
                  href={deskUrl(right, page, filter)}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-2.5 text-sm hover:bg-ink/4 focus-visible:-outline-offset-2"
                  onClick={(click) => {
                    if (!isPlainClick(click)) return;
                    click.preventDefault();
                    open(page, { filter });
                  }}
                >
                  <What event={event} />
                  <Moment at={at} format="dateTime" className="text-xs text-muted" />
                </a>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}

function What({ event: { name, values } }: { event: RecentEvent }) {
  const { t } = useTranslation('dashboards');
  const { amount, ...said } = values;
  return (
    <span className="min-w-0 wrap-anywhere">
      {t(`lately.${name}`, said)}
      {amount !== undefined && (
        <span className="text-muted tabular-nums"> · {formatAmount(Number(amount))}</span>
      )}
    </span>
  );
}
