import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { DataTable } from '#engine/web/lists/data-table.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import { PlaceName } from './place-name.tsx';

/** What was collected and taken back, by place and rate: the figures of a return. */
export function TaxReport() {
  const { t } = useTranslation('taxes');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const query = { ...(from && { from }), ...(to && { to }) };
  const report = useQuery(apiQuery('/api/admin/taxes', { query }));
  return (
    <section>
      <h2 className="text-2xl">{t('report.title')}</h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">{t('report.intro')}</p>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <Field label={t('report.from')}>
          <TextInput type="date" value={from} onChange={(event) => setFrom(event.currentTarget.value)} />
        </Field>
        <Field label={t('report.to')}>
          <TextInput type="date" value={to} onChange={(event) => setTo(event.currentTarget.value)} />
        </Field>
        <Button asChild size="sm" variant="secondary">
          <a href={apiUrl('/api/admin/taxes/export', { query })} download>
            <Download aria-hidden="true" className="size-4" />
            {t('report.export')}
          </a>
        </Button>
      </div>
      <Loaded query={report} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState size="sm" title={t('report.none')} description={t('report.noneText')} />
          ) : (
            <DataTable
              caption={t('report.title')}
              rows={rows}
              rowKey={({ country, region, name, percent }) => [country, region, name, percent].join('|')}
              columns={[
                {
                  key: 'place',
                  header: t('rates.place'),
                  primary: true,
                  freeText: true,
                  cell: (row) => <PlaceName place={row} />,
                },
                {
                  key: 'rate',
                  header: t('rates.name'),
                  freeText: true,
                  cell: ({ name, percent }) => t('report.rate', { name, percent }),
                },
                {
                  key: 'base',
                  header: t('report.base'),
                  align: 'end',
                  cell: ({ base }) => formatAmount(base),
                },
                { key: 'tax', header: t('report.tax'), align: 'end', cell: ({ tax }) => formatAmount(tax) },
                {
                  key: 'refundedBase',
                  header: t('report.refundedBase'),
                  align: 'end',
                  cell: ({ refundedBase }) => formatAmount(refundedBase),
                },
                {
                  key: 'refundedTax',
                  header: t('report.refundedTax'),
                  align: 'end',
                  cell: ({ refundedTax }) => formatAmount(refundedTax),
                },
              ]}
            />
          )
        }
      </Loaded>
    </section>
  );
}
