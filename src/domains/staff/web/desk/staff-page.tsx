import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { RIGHTS_OF, type Right } from '#engine/model/rights.ts';
import {
  staffInviteSchema,
  staffRightsSchema,
  teamInviteSchema,
  teamRightsSchema,
  type StaffMember,
} from '#domains/staff/model/staff.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useChange } from '#engine/web/forms/use-change.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Table } from '#engine/web/ui/content/table.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';

const PLACES = {
  ADMIN: {
    path: '/api/admin/staff',
    title: 'adminTitle',
    invite: staffInviteSchema,
    change: staffRightsSchema,
  },
  PRODUCER: {
    path: '/api/producer/team',
    title: 'teamTitle',
    invite: teamInviteSchema,
    change: teamRightsSchema,
  },
} as const;
type Place = keyof typeof PLACES;

export const StaffPage = () => <Members place="ADMIN" />;
export const TeamPage = () => <Members place="PRODUCER" />;

/** Who works for the shop, or for a producer: what each may do, who is invited, and who goes. */
function Members({ place }: { place: Place }) {
  const { t } = useTranslation('staff');
  const { path, title } = PLACES[place];
  const members = useQuery(apiQuery(path));
  return (
    <section aria-labelledby="staff">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-prose">
          <h2 id="staff" className="font-display text-2xl">
            {t(title)}
          </h2>
          <p className="mt-1.5 text-sm text-muted">{t('intro')}</p>
        </div>
        <Invite place={place} />
      </div>
      <Loaded query={members} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
        {(rows) => <MemberTable place={place} members={rows} />}
      </Loaded>
    </section>
  );
}

function MemberTable({ place, members }: { place: Place; members: StaffMember[] }) {
  const { t } = useTranslation('staff');
  return (
    <Table
      caption={t(PLACES[place].title)}
      rows={members}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: t('name'), primary: true, freeText: true, cell: ({ name }) => name },
        {
          key: 'email',
          header: t('email'),
          cell: ({ email }) => <span className="break-all">{email}</span>,
        },
        {
          key: 'rights',
          header: t('rightsLabel'),
          stacked: true,
          cell: ({ rights }) => (
            <span className="flex flex-wrap gap-1">
              {rights.map((right) => (
                <Badge key={right}>{t(`rights.${right}`)}</Badge>
              ))}
            </span>
          ),
        },
        {
          key: 'since',
          header: t('since'),
          cell: ({ joinedAt }) =>
            joinedAt === null ? (
              <Badge tone="warning">{t('waiting')}</Badge>
            ) : (
              <Moment at={joinedAt} format="date" />
            ),
        },
        {
          key: 'change',
          header: t('change'),
          headerHidden: true,
          align: 'end',
          cell: (member) => (
            <span className="flex flex-wrap justify-end gap-2">
              <ChangeRights place={place} member={member} />
              <LetGo place={place} member={member} />
            </span>
          ),
        },
      ]}
    />
  );
}

function Invite({ place }: { place: Place }) {
  const { t } = useTranslation('staff');
  const trigger = (
    <Button>
      <UserPlus aria-hidden="true" className="size-4.5" />
      {t('invite')}
    </Button>
  );
  return (
    <FormDialog title={t('invite')} description={t('inviteText')} trigger={trigger}>
      {(onDone) => <InviteForm place={place} onDone={onDone} />}
    </FormDialog>
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

function ChangeRights({ place, member }: { place: Place; member: StaffMember }) {
  const { t } = useTranslation('staff');
  const trigger = (
    <Button size="sm" variant="secondary" aria-label={`${t('change')}: ${member.name}`}>
      {t('change')}
    </Button>
  );
  return (
    <FormDialog title={t('change')} description={member.name} trigger={trigger}>
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

function LetGo({ place, member: { id, name, joinedAt } }: { place: Place; member: StaffMember }) {
  const { t } = useTranslation('staff');
  const { path } = PLACES[place];
  const word = joinedAt === null ? 'withdraw' : 'remove';
  const change = useChange({
    send: () => apiRequest(`DELETE ${path}/:member`, { params: { member: String(id) } }),
    refreshes: path,
    done: () => ({ title: t('removed', { name }) }),
    failed: { title: t(word) },
  });
  return (
    <ConfirmDialog
      title={t(`${word}Title`, { name })}
      description={t(`${word}Text`, { name })}
      closeLabel={t('keep')}
      keepLabel={t('keep')}
      confirmLabel={t(word)}
      change={change}
      trigger={
        <Button size="sm" variant="ghost" aria-label={`${t(word)}: ${name}`}>
          {t(word)}
        </Button>
      }
    />
  );
}

interface FormDialogProps {
  title: string;
  description: string;
  trigger: ReactNode;
  /** Made anew whenever the dialog opens. */
  children: (onDone: () => void) => ReactNode;
}

function FormDialog({ children, ...rest }: FormDialogProps) {
  const { t } = useTranslation('staff');
  const [open, setOpen] = useState(false);
  return (
    <Dialog {...rest} size="sm" open={open} onOpenChange={setOpen} closeLabel={t('keep')}>
      {children(() => setOpen(false))}
    </Dialog>
  );
}
