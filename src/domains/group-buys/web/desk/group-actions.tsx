import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminGroup } from '#domains/group-buys/model/desk-group.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { LongTextField, SelectField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { laterClosings } from './later-closings.ts';

/** What an administrator can do with one that is open; nothing once it has ended. */
export function GroupActions({ group }: { group: AdminGroup }) {
  const { t, i18n } = useTranslation('group-desk');
  if (group.status !== 'open') return null;
  const { extendableUntil } = group;
  return (
    <aside
      aria-label={t('act.title')}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4"
    >
      {extendableUntil === null ? (
        <p className="text-sm text-muted">{t('act.extend.noMore')}</p>
      ) : (
        <>
          <Extend group={group} until={extendableUntil} />
          <p className="text-sm text-muted">
            {t('act.extend.until', { until: formatMoment(extendableUntil, 'dateTime', i18n.language) })}
          </p>
        </>
      )}
      <CancelGroup group={group} />
    </aside>
  );
}

function Extend({ group, until }: { group: AdminGroup; until: string }) {
  const { t } = useTranslation('group-desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      size="sm"
      open={isOpen}
      onOpenChange={setOpen}
      title={t('act.extend.title')}
      description={t('act.extend.text')}
      closeLabel={t('end.dismiss')}
      trigger={
        <Button block variant="secondary">
          {t('act.extend.action')}
        </Button>
      }
    >
      <ExtendForm group={group} until={until} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

interface ExtendFormProps {
  group: AdminGroup;
  until: string;
  onDone: () => void;
}

function ExtendForm({ group: { id, closesAt }, until, onDone }: ExtendFormProps) {
  const { t, i18n } = useTranslation('group-desk');
  const [moments] = useState(() => laterClosings(new Date(closesAt), new Date(until)));
  const form = useForm({ defaultValues: { closesAt: moments[0]!.toISOString() } });
  const submit = useAdminSubmit(
    form,
    (body) => apiRequest('POST /api/admin/group-buys/:id/extend', { params: { id }, body }),
    { done: t('act.extend.done'), failed: t('act.extend.failed'), onDone },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <SelectField form={form} name="closesAt" label={t('act.extend.closes')} required={false}>
        {moments.map((moment) => (
          <option key={moment.getTime()} value={moment.toISOString()}>
            {formatMoment(moment, 'dateTime', i18n.language)}
          </option>
        ))}
      </SelectField>
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('act.extend.confirm')}</SubmitButton>
    </Form>
  );
}

function CancelGroup({ group }: { group: AdminGroup }) {
  const { t } = useTranslation('group-desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      size="sm"
      open={isOpen}
      onOpenChange={setOpen}
      title={t('act.cancel.title')}
      description={t('end.cancel.released', { count: group.memberCount })}
      closeLabel={t('end.dismiss')}
      trigger={
        <Button block variant="danger">
          {t('act.cancel.action')}
        </Button>
      }
    >
      <CancelForm group={group} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function CancelForm({ group: { id }, onDone }: { group: AdminGroup; onDone: () => void }) {
  const { t } = useTranslation('group-desk');
  const form = useForm({ defaultValues: { reason: '' } });
  const submit = useAdminSubmit(
    form,
    (body) => apiRequest('POST /api/admin/group-buys/:id/cancel', { params: { id }, body }),
    { done: t('end.done.cancelled'), failed: t('end.cancel.failed'), onDone },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <LongTextField
        form={form}
        name="reason"
        label={t('act.cancel.reason')}
        hint={t('act.cancel.reasonHint')}
        maxLength={500}
      />
      <FormMessage form={form} />
      <SubmitButton form={form} variant="danger">
        {t('act.cancel.confirm')}
      </SubmitButton>
    </Form>
  );
}
