import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import type { Batch, BatchRecord } from '#domains/batches/model/batch.ts';
import { newRecallSchema, REMEDIES, type Recall } from '#domains/batches/model/recall.ts';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField, SelectField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { FormDialog } from '#engine/web/lists/edit-dialog.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';

/** While orders are being dealt with, the figures come anew. */
export const LOOK_EVERY_MS = 3_000;

export const isUnderWay = (batch: BatchRecord | undefined) =>
  batch?.recalls.some(({ finishedAt }) => finishedAt === null) ?? false;

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
    // What its producer wrote when the sale was stopped is a beginning.
    defaultValues: { reason: batch.reason ?? '', remedy: 'refund' as const, practice: true },
    resolver: zodResolver(newRecallSchema),
  });
  const isPractice = useWatch({ control: form.control, name: 'practice' });
  const submit = useAdminSubmit(
    form,
    (body) => apiRequest('POST /api/admin/batches/:id/recall', { params: { id: batch.id }, body }),
    { done: t('recall.begun'), failed: t('notSaved'), onDone: () => form.reset(form.getValues()) },
  );
  return (
    <Form noValidate onSubmit={submit} className="grid gap-4">
      <Notice tone="warning">{t('recall.warning')}</Notice>
      <LongTextField
        form={form}
        name="reason"
        label={t('reason')}
        hint={t('recall.reasonHint')}
        rows={3}
        maxLength={500}
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
        {...form.register('practice')}
      />
      <FormMessage form={form} />
      <SubmitButton form={form} variant={isPractice ? 'primary' : 'danger'}>
        {isPractice ? t('recall.practiceNow') : t('recall.now', { code: batch.code })}
      </SubmitButton>
    </Form>
  );
}

function Recalls({ batch }: { batch: Batch }) {
  const query = useQuery({
    ...apiQuery('/api/admin/batches/:id', { params: { id: batch.id } }),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_EVERY_MS : false),
  });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-20 w-full rounded-lg" />}>
      {({ recalls }) =>
        recalls.map((recall) => <RecallProgress key={recall.id} recall={recall} right="ADMIN" />)
      }
    </Loaded>
  );
}

interface RecallProgressProps {
  recall: Recall;
  /** Customers of all producers stand in its list: it is the shop's. */
  right: 'ADMIN' | 'PRODUCER';
}

/** How far a recall is, and what has been done so far. */
export function RecallProgress({ recall, right }: RecallProgressProps) {
  const { t } = useTranslation('batches');
  const { id, orders, done, practice } = recall;
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
        className="mb-3 h-2 w-full accent-accent"
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
      {right === 'ADMIN' && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button asChild size="sm" variant="secondary">
            <Link to="/admin/recalls/$id/list" params={{ id: String(id) }}>
              <Printer aria-hidden="true" className="size-4" />
              {t('recall.print')}
            </Link>
          </Button>
          <Button asChild size="sm" variant="secondary">
            <a href={apiUrl('/api/admin/recalls/:id/list', { params: { id } })} download>
              <Download aria-hidden="true" className="size-4" />
              {t('recall.list')}
            </a>
          </Button>
        </div>
      )}
    </section>
  );
}
