import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { TAX_CATEGORIES } from '#domains/catalogue/model/tax-category.ts';
import type { TaxRate } from '#domains/taxes/model/tax-rate.ts';
import { formatDay } from '#engine/model/dates.ts';
import type { TaxMode } from '#engine/model/policies.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { deskUrl } from '#engine/web/lists/desk-navigation.ts';
import { useDeskPages } from '#engine/web/lists/desk-pages.ts';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { EditDialog, NewDialog } from '#engine/web/lists/edit-dialog.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { ImportRates } from './import-rates.tsx';
import { PlaceName } from './place-name.tsx';
import { RateForm } from './rate-form.tsx';
import { TaxReport } from './tax-report.tsx';
import { categoryText, rateValuesOf } from './rate-values.ts';

/** What was collected, and the owner's rates. */
export function TaxesTab() {
  return (
    <div className="flex flex-col gap-10">
      <TaxRates />
      <TaxReport />
    </div>
  );
}

/** Whether the rates count at all is a setting, which only owners may see. */
function TaxModeNow() {
  const { t } = useTranslation('taxes');
  const isOwner = useDeskPages('ADMIN').some(({ name }) => name === 'settings');
  const { data } = useQuery({ ...apiQuery('/api/admin/settings'), enabled: isOwner });
  const mode = data?.groups.flatMap(({ settings }) => settings).find(({ key }) => key === 'tax.mode')?.value;
  if (mode === undefined) return null;
  return (
    <Notice tone="info" className="mb-5">
      {t('rates.mode', { mode: t(`settings:taxModes.${mode as TaxMode}`) })}{' '}
      <a href={deskUrl('ADMIN', 'settings', { group: 'tax' })} className="underline underline-offset-4">
        {t('rates.changeMode')}
      </a>
    </Notice>
  );
}

/** The owner's rates of tax: by place, category and period. */
function TaxRates() {
  const { t } = useTranslation('taxes');
  return (
    <section>
      <h2 className="text-2xl">{t('rates.title')}</h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-muted">{t('rates.intro')}</p>
      <TaxModeNow />
      <DataList
        path="/api/admin/tax-rates"
        caption={t('rates.title')}
        none={t('admin:nothing.taxRates')}
        rowKey={(rate) => rate.id}
        filters={[
          {
            name: 'category',
            label: t('rates.category'),
            options: Object.fromEntries(TAX_CATEGORIES.map((each) => [each, categoryText(t, each)])),
          },
        ]}
        actions={
          <>
            <ImportRates />
            <NewRate />
          </>
        }
        columns={[
          {
            key: 'place',
            sort: 'place',
            header: t('rates.place'),
            primary: true,
            freeText: true,
            cell: (rate) => <Place rate={rate} />,
          },
          {
            key: 'category',
            sort: 'category',
            freeText: true,
            header: t('rates.category'),
            cell: ({ category }) => categoryText(t, category),
          },
          { key: 'name', sort: 'name', freeText: true, header: t('rates.name'), cell: ({ name }) => name },
          {
            key: 'percent',
            sort: 'percent',
            header: t('rates.percent'),
            align: 'end',
            cell: ({ percent }) => <span className="tabular-nums">{percent}</span>,
          },
          { key: 'period', sort: 'from', header: t('rates.period'), cell: (rate) => <Period rate={rate} /> },
          {
            key: 'edit',
            header: t('rates.actions'),
            headerHidden: true,
            align: 'end',
            cell: (rate) => (
              <span className="flex items-center justify-end gap-2">
                <EditRate rate={rate} />
                <DeleteRate rate={rate} />
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}

function Place({ rate }: { rate: TaxRate }) {
  const { t } = useTranslation('taxes');
  const { postalPrefix } = rate;
  return (
    <>
      <PlaceName place={rate} />
      {postalPrefix !== null && (
        <span className="block text-xs text-muted">{t('rates.prefixOf', { prefix: postalPrefix })}</span>
      )}
    </>
  );
}

function Period({ rate: { from, until } }: { rate: TaxRate }) {
  const { t, i18n } = useTranslation('taxes');
  const day = (date: string) => formatDay(date, 'date', i18n.language);
  if (from === null && until === null) return t('rates.always');
  if (until === null) return t('rates.since', { from: day(from!) });
  if (from === null) return t('rates.upTo', { until: day(until) });
  return t('rates.between', { from: day(from), until: day(until) });
}

function NewRate() {
  const { t } = useTranslation('taxes');
  return (
    <NewDialog title={t('rates.new')}>
      {(onDone) => (
        <RateForm
          values={rateValuesOf()}
          send={(body) => apiRequest('POST /api/admin/tax-rates', { body })}
          onDone={onDone}
        />
      )}
    </NewDialog>
  );
}

function EditRate({ rate }: { rate: TaxRate }) {
  const { t } = useTranslation('taxes');
  const params = { id: rate.id };
  return (
    <EditDialog title={t('rates.edit')} name={`${rate.country} ${rate.name} ${rate.percent}`}>
      {(onDone) => (
        <RateForm
          values={rateValuesOf(rate)}
          send={(body) => apiRequest('PATCH /api/admin/tax-rates/:id', { params, body })}
          onDone={onDone}
        />
      )}
    </EditDialog>
  );
}

function DeleteRate({ rate: { id, name, country } }: { rate: TaxRate }) {
  const { t } = useTranslation('taxes');
  const change = useAdminChange<void>(
    () => apiRequest('DELETE /api/admin/tax-rates/:id', { params: { id } }),
    { done: () => t('rates.deleted') },
  );
  return (
    <ConfirmDialog
      title={t('rates.deleteTitle')}
      closeLabel={t('rates.keep')}
      description={t('rates.deleteText')}
      keepLabel={t('rates.keep')}
      confirmLabel={t('rates.delete')}
      change={change}
      trigger={
        <IconButton size="sm" label={t('rates.deleteOf', { name, country })}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
