import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { Batch } from '#domains/batches/model/batch.ts';
import { newRecallSchema, REMEDIES, type Recall } from '#domains/batches/model/recall.ts';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField, SelectField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { EditForm, FormDialog } from '#engine/web/lists/edit-dialog.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';

/** While orders are being dealt with, the figures come anew. */
const LOOK_EVERY_MS = 3_000;

/** Calls a batch back, practises it, and shows how far it is. */
export function RecallDialog({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  const isRecalled = batch.status === 'recalled';
  return (
    <FormDialog
      title={t('recall.title', { code: batch.code })}
      description={batch.productName}
      trigger={
        <Button size="sm" variant="secondary" aria-label={t('recall.open', { code: batch.code })}>
          {t('recall.action')}
        </Button>
      }
    >
      {() => (
        <div className="flex flex-col gap-6">
          <Recalls batch={batch} />
          {!isRecalled && <RecallForm batch={batch} />}
        </div>
      )}
    </FormDialog>
  );
}

function RecallForm({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  const form = useForm({
    defaultValues: { reason: '', remedy: 'refund' as const, practice: true },
    resolver: zodResolver(newRecallSchema),
  });
  const submit = useAdminSubmit(
    form,
    (body) => apiRequest('POST /api/admin/batches/:id/recall', { params: { id: batch.id }, body }),
    { done: t('recall.begun'), failed: t('notSaved'), onDone: () => form.reset() },
  );
  return (
    <EditForm form={form} onSubmit={submit}>
      <Notice tone="warning" className="sm:col-span-2">
        {t('recall.warning')}
      </Notice>
      <LongTextField
        form={form}
        name="reason"
        label={t('reason')}
        hint={t('recall.reasonHint')}
        rows={3}
        maxLength={500}
        className="sm:col-span-2"
      />
      <SelectField form={form} name="remedy" label={t('recall.remedy')} required={false}>
        {REMEDIES.map((remedy) => (
          <option key={remedy} value={remedy}>
            {t(`recall.remedies.${remedy}`)}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label={t('recall.practice')}
        description={t('recall.practiceHint')}
        className="sm:col-span-2"
        {...form.register('practice')}
      />
    </EditForm>
  );
}

function Recalls({ batch }: { batch: Batch }) {
  const query = useQuery({
    ...apiQuery('/api/admin/batches/:id', { params: { id: batch.id } }),
    refetchInterval: ({ state }) =>
      state.data?.recalls.some(({ finishedAt }) => finishedAt === null) ? LOOK_EVERY_MS : false,
  });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-20 w-full rounded-lg" />}>
      {({ recalls }) => recalls.map((recall) => <RecallProgress key={recall.id} recall={recall} />)}
    </Loaded>
  );
}

function RecallProgress({ recall }: { recall: Recall }) {
  const { t } = useTranslation('batches');
  const { orders, done, practice } = recall;
  return (
    <section className="rounded-lg bg-sunken p-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{practice ? t('recall.practised') : t('recall.real')}</h3>
        <span className="text-sm text-muted">
          <Moment at={recall.startedAt} format="dateTime" />
        </span>
      </div>
      <progress
        value={done}
        max={Math.max(orders, 1)}
        className="h-2 w-full"
        aria-label={t('recall.progress')}
      />
      <FactList
        facts={[
          { label: t('reason'), value: recall.reason },
          { label: t('recall.orders'), value: t('recall.of', { done, orders }) },
          { label: t('recall.stopped'), value: practice ? null : String(recall.stopped) },
          { label: t('recall.refunded'), value: practice ? null : String(recall.refunded) },
          { label: t('recall.replaced'), value: practice ? null : String(recall.replaced) },
          { label: t('recall.mailed'), value: practice ? null : String(recall.mailed) },
          { label: t('recall.opened'), value: practice ? null : String(recall.opened) },
          { label: t('recall.failing'), value: recall.failing > 0 ? String(recall.failing) : null },
        ]}
      />
      <Button asChild size="sm" variant="secondary" className="mt-3">
        <a href={apiUrl('/api/admin/recalls/:id/list', { params: { id: recall.id } })} download>
          <Download aria-hidden="true" />
          {t('recall.list')}
        </a>
      </Button>
    </section>
  );
}
