import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { newOrderNoteSchema, NOTE_MAX } from '#domains/orders/model/order-record.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { hasRight } from '#engine/model/rights.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { FormDialog } from '#engine/web/lists/edit-dialog.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { RecordTimeline } from '#engine/web/records/record-timeline.tsx';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { orderEntries } from './order-entries.tsx';

/** Events, mails, money and notes of an order as one story. Money is told to those who look after it. */
export function OrderHistory({ order }: { order: Order }) {
  const { t } = useTranslation('admin');
  const { user } = useCurrentUser();
  const params = { id: order.id };
  const { data: notes = [] } = useQuery(apiQuery('/api/admin/orders/:id/notes', { params }));
  const { data: mails = [] } = useQuery(apiQuery('/api/admin/orders/:id/mails', { params }));
  const { data: money } = useQuery({
    ...apiQuery('/api/admin/orders/:id/payments', { params }),
    enabled: hasRight(user?.rights ?? [], 'money'),
  });
  const entries = orderEntries(
    { order, notes, mails, moves: money?.moves ?? [] },
    t,
    (mail) => mail.canSendAgain && <SendAgain orderId={order.id} mailId={mail.id} subject={mail.subject} />,
  );
  return (
    <RecordSection title={t('timeline.title')} actions={<AddNote orderId={order.id} />} flush>
      <RecordTimeline entries={entries} />
    </RecordSection>
  );
}

interface SendAgainProps {
  orderId: number;
  mailId: number;
  subject: string;
}

function SendAgain({ orderId, mailId, subject }: SendAgainProps) {
  const { t } = useTranslation('admin');
  const again = useAdminChange<void>(
    () => apiRequest('POST /api/admin/orders/:id/mails/:mailId/again', { params: { id: orderId, mailId } }),
    { done: () => t('timeline.sentAgain') },
  );
  return (
    <Button
      size="sm"
      variant="ghost"
      className="shrink-0"
      loading={again.isPending}
      aria-label={t('timeline.againOf', { subject })}
      onClick={() => again.mutate()}
    >
      {t('timeline.again')}
    </Button>
  );
}

function AddNote({ orderId }: { orderId: number }) {
  const { t } = useTranslation('admin');
  return (
    <FormDialog
      title={t('timeline.addNote')}
      description={t('timeline.noteHint')}
      size="sm"
      trigger={
        <Button size="sm" variant="secondary">
          {t('timeline.addNote')}
        </Button>
      }
    >
      {(onDone) => <NoteForm orderId={orderId} onDone={onDone} />}
    </FormDialog>
  );
}

function NoteForm({ orderId, onDone }: { orderId: number; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const form = useForm({ resolver: zodResolver(newOrderNoteSchema), defaultValues: { text: '' } });
  const submit = useAdminSubmit(
    form,
    (body) => apiRequest('POST /api/admin/orders/:id/notes', { params: { id: orderId }, body }),
    { done: t('timeline.noted'), onDone },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <LongTextField form={form} name="text" label={t('timeline.noteLabel')} rows={4} maxLength={NOTE_MAX} />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('timeline.addNote')}</SubmitButton>
    </Form>
  );
}
