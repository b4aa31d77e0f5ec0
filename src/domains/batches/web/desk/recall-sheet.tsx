import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { RecallSheet } from '#domains/batches/model/recall.ts';
import { formatDay, formatMoment } from '#engine/model/dates.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { PrintFrame } from '#engine/web/ui/content/print-frame.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';

const route = getRouteApi('/admin/recalls/$id/list');

/** What authorities ask for after a recall, on paper: where the batch came from, and who got some of it. */
export function RecallSheetPage() {
  const { t } = useTranslation('batches');
  const id = Number(route.useParams().id);
  const query = useQuery(apiQuery('/api/admin/recalls/:id', { params: { id } }));
  return (
    <PrintFrame
      back={{
        link: { to: '/admin', search: { tab: 'batches', batch: query.data?.batchId } as never },
        text: t('sheet.back'),
      }}
      printText={t('labels.print')}
      canPrint={query.data !== undefined}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-96 w-full rounded-lg" />}>
        {(sheet) => <Sheet sheet={sheet} />}
      </Loaded>
    </PrintFrame>
  );
}

function Sheet({ sheet }: { sheet: RecallSheet }) {
  const { t, i18n } = useTranslation('batches');
  const { batch, reason, practice, startedAt, finishedAt, orders, list } = sheet;
  const { code, productName, producedOn, bestBefore } = batch;
  const day = (date: string | null) => date && formatDay(date, 'longDate', i18n.language);
  const producer = [batch.producerName, batch.producerLocation, batch.producerPhone].filter(Boolean);
  return (
    <article className="rounded-lg border border-line bg-surface p-5 text-sm wrap-anywhere sm:p-8 print:border-0 print:p-0">
      <h1 className="mb-5 text-2xl">{t(practice ? 'sheet.practice' : 'sheet.title', { code })}</h1>
      <FactList
        facts={[
          { label: t('product'), value: productName },
          { label: t('code'), value: code },
          { label: t('producedOn'), value: day(producedOn) },
          { label: t('bestBefore'), value: day(bestBefore) },
          { label: t('sheet.from'), value: producer.join('\n') },
          { label: t('reason'), value: reason },
          { label: t('sheet.started'), value: <Moment at={startedAt} format="dateTime" /> },
          { label: t('sheet.ended'), value: finishedAt && <Moment at={finishedAt} format="dateTime" /> },
          { label: t('recall.orders'), value: t('recall.of', { done: sheet.done, orders }) },
        ]}
      />
      <section
        aria-label={t('sheet.title', { code })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-6 overflow-x-auto print:overflow-visible"
      >
        <table className="w-full border-collapse text-left text-xs">
          <thead>
            <tr>
              {(['order', 'customer', 'units', 'outcome'] as const).map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="border-b border-line-strong py-2 pr-4 font-semibold whitespace-nowrap"
                >
                  {t(`sheet.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <ListRow key={row.orderId} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      {orders > list.length && (
        <p className="mt-4 font-medium">{t('sheet.more', { count: orders - list.length })}</p>
      )}
    </article>
  );
}

function ListRow({ row }: { row: RecallSheet['list'][number] }) {
  const { t, i18n } = useTranslation('batches');
  const { orderId, orderedAt, customerName, customerEmail, customerPhone, shippingAddress } = row;
  const cell = 'border-b border-line py-2 pr-4 align-top';
  const moment = (at: string) => formatMoment(at, 'date', i18n.language);
  return (
    <tr className="break-inside-avoid">
      <td className={`${cell} tabular-nums`}>
        #{orderId}
        <span className="block whitespace-nowrap text-muted">
          <Moment at={orderedAt} format="date" />
        </span>
      </td>
      <td className={cell}>
        <span className="block font-medium">{customerName}</span>
        <span className="block whitespace-pre-line">{shippingAddress}</span>
        <span className="block">{[customerEmail, customerPhone].filter(Boolean).join(' · ')}</span>
      </td>
      <td className={`${cell} text-right tabular-nums`}>{row.units}</td>
      <td className={cell}>
        {row.outcome === null ? t('recall.undone') : t(`recall.${row.outcome}`)}
        {row.mailedAt && <span className="block">{t('sheet.mailedAt', { at: moment(row.mailedAt) })}</span>}
        {row.openedAt && <span className="block">{t('sheet.openedAt', { at: moment(row.openedAt) })}</span>}
      </td>
    </tr>
  );
}
