import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { grantSchema } from '#domains/gift-cards/model/gift-card-desk.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { newKey } from '#engine/web/api/new-key.ts';
import { NumberField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { FormDialog } from '#engine/web/lists/edit-dialog.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { useRecord } from '#engine/web/records/record-context.ts';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { MovesList } from './moves-list.tsx';

/** The credit of somebody, on their page, and a way to give more. */
export function CreditOfPerson() {
  const { t } = useTranslation('admin');
  const { id } = useRecord();
  const query = useQuery(apiQuery('/api/admin/users/:id/credit', { params: { id } }));
  return (
    <RecordSection title={t('credit.title')} flush>
      <Loaded query={query} skeleton={<Skeleton className="h-16" />}>
        {({ balance, moves }) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
              <p className="font-medium tabular-nums">
                {t('credit.balance')}: {formatAmount(balance)}
              </p>
              <FormDialog
                title={t('credit.give')}
                description={t('credit.giveText')}
                size="sm"
                trigger={
                  <Button size="sm" variant="secondary">
                    {t('credit.give')}
                  </Button>
                }
              >
                {(onDone) => <GrantForm id={id} onDone={onDone} />}
              </FormDialog>
            </div>
            <MovesList
              moves={moves}
              note={({ reason, by }) => reason !== null && `${reason} (${by ?? '–'})`}
            />
          </>
        )}
      </Loaded>
    </RecordSection>
  );
}

function GrantForm({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const [key] = useState(newKey);
  const form = useForm({
    resolver: zodResolver(grantSchema),
    defaultValues: { amount: Number.NaN, reason: '' },
  });
  const submit = useAdminSubmit(
    form,
    (body) =>
      apiRequest('POST /api/admin/users/:id/credit', {
        params: { id },
        headers: { 'idempotency-key': key },
        body,
      }),
    { done: t('credit.given'), onDone },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NumberField form={form} name="amount" label={t('credit.amount')} step="0.01" min={0} />
      <TextField form={form} name="reason" label={t('credit.reason')} maxLength={500} />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('credit.give')}</SubmitButton>
    </Form>
  );
}
