import { zodResolver } from '@hookform/resolvers/zod';
import { UserPlus } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { RIGHTS_OF, type Right } from '#engine/model/rights.ts';
import type { StaffMember } from '#domains/staff/model/staff.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { FormDialog, NewDialog } from '#engine/web/lists/edit-dialog.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { PLACES, type Place } from './places.ts';

/** A button that opens a form for an invitation. */
export function Invite({ place }: { place: Place }) {
  const { t } = useTranslation('staff');
  const trigger = (
    <Button>
      <UserPlus aria-hidden="true" className="size-4.5" />
      {t('invite')}
    </Button>
  );
  return (
    <NewDialog size="sm" title={t('invite')} description={t('inviteText')} trigger={trigger}>
      {(onDone) => <InviteForm place={place} onDone={onDone} />}
    </NewDialog>
  );
}

function InviteForm({ place, onDone }: { place: Place; onDone: () => void }) {
  const { t } = useTranslation('staff');
  const { path, invite } = PLACES[place];
  const refresh = useRefresh(path);
  const form = useForm({
    resolver: zodResolver(invite),
    defaultValues: { email: '', rights: [] as Right[] },
  });
  const submit = useSubmit(
    form,
    (body) => apiRequest(`POST ${path}`, { body: body as never }).finally(refresh),
    {
      done: (_answer, { email }) => {
        showToast({ tone: 'success', title: t('invited', { email }) });
        onDone();
      },
      failed: { title: t('invite') },
    },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField form={form} name="email" label={t('email')} type="email" autoComplete="off" />
      <RightsField
        place={place}
        chosen={useWatch({ control: form.control, name: 'rights' })}
        onChoose={(rights) => form.setValue('rights', rights, { shouldValidate: form.formState.isSubmitted })}
        error={form.formState.errors.rights?.message}
      />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('send')}</SubmitButton>
    </Form>
  );
}

/** A button that opens the rights of one person, or of one invitation. */
export function ChangeRights({ place, member }: { place: Place; member: StaffMember }) {
  const { t } = useTranslation('staff');
  const trigger = (
    <Button size="sm" variant="secondary" aria-label={`${t('change')}: ${member.name}`}>
      {t('change')}
    </Button>
  );
  return (
    <FormDialog size="sm" title={t('change')} description={member.name} trigger={trigger}>
      {(onDone) => <RightsForm place={place} member={member} onDone={onDone} />}
    </FormDialog>
  );
}

function RightsForm({ place, member, onDone }: { place: Place; member: StaffMember; onDone: () => void }) {
  const { t } = useTranslation('staff');
  const { path, change } = PLACES[place];
  const refresh = useRefresh(path);
  const form = useForm({ resolver: zodResolver(change), defaultValues: { rights: member.rights } });
  const submit = useSubmit(
    form,
    (body) =>
      apiRequest(`PATCH ${path}/:member`, {
        params: { member: String(member.id) },
        body: body as never,
      }).finally(refresh),
    {
      done: () => {
        showToast({ tone: 'success', title: t('changed'), description: member.name });
        onDone();
      },
      failed: { title: t('change') },
    },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <RightsField
        place={place}
        chosen={useWatch({ control: form.control, name: 'rights' })}
        onChoose={(rights) => form.setValue('rights', rights, { shouldValidate: form.formState.isSubmitted })}
        error={form.formState.errors.rights?.message}
      />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('change')}</SubmitButton>
    </Form>
  );
}

interface RightsFieldProps {
  place: Place;
  chosen: readonly Right[];
  onChoose: (rights: Right[]) => void;
  error: string | undefined;
}

/** One tick for each right. An owner has them all, so the others are not asked then. */
function RightsField({ place, chosen, onChoose, error }: RightsFieldProps) {
  const { t } = useTranslation('staff');
  const isOwner = chosen.includes('owner');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-sm font-medium">{t('rightsLabel')}</legend>
      {RIGHTS_OF[place].map((right) => (
        <Checkbox
          key={right}
          label={t(`rights.${right}`)}
          checked={isOwner || chosen.includes(right)}
          disabled={right !== 'owner' && isOwner}
          onChange={({ currentTarget: { checked } }) =>
            onChoose(checked ? [...chosen, right] : chosen.filter((other) => other !== right))
          }
        />
      ))}
      {error !== undefined && (
        <p role="alert" className="text-xs font-medium text-danger">
          {fieldMessage(t, error)}
        </p>
      )}
    </fieldset>
  );
}
