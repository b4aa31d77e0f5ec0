import { useQuery } from '@tanstack/react-query';
import { suspendSchema, type PersonRecord } from '#domains/accounts/model/person-record.ts';
import { writeAddress } from '#engine/model/places/write-address.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import type { RecordProps } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { ReasonDialog } from '#engine/web/lists/reason-dialog.tsx';
import { RecordBeside } from '#engine/web/records/record-beside.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { RecordColumns, RecordHead, RecordPage } from '#engine/web/records/record-page.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { EmailText } from '#engine/web/ui/content/email-text.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { ChangeRole } from './change-role.tsx';
import { MarkBusiness } from './mark-business.tsx';

/** Somebody with an account: who they are, what they bought, and what can be done about the account. */
export function PersonPage({ id }: RecordProps) {
  const query = useQuery(apiQuery('/api/admin/users/:id', { params: { id } }));
  return (
    <RecordPage query={query} title={({ username }) => username}>
      {(person) => <PersonFile person={person} />}
    </RecordPage>
  );
}

function PersonFile({ person }: { person: PersonRecord }) {
  const { t } = useTranslation('admin');
  const { suspendedAt, suspendReason } = person;
  return (
    <>
      <RecordHead
        title={person.username}
        badges={
          <>
            <Badge>{t(`roles.${person.role}`)}</Badge>
            {suspendedAt !== null && <Badge tone="danger">{t('users.suspended')}</Badge>}
          </>
        }
        detail={person.name ?? person.email}
        actions={
          <>
            <ChangeRole user={person} size="md" />
            {suspendedAt === null ? <Suspend person={person} /> : <Reactivate id={person.id} />}
          </>
        }
      />
      <RecordColumns
        aside={
          <>
            <PersonFacts person={person} />
            <Addresses addresses={person.addresses} />
            <Access person={person} />
          </>
        }
      >
        {suspendedAt !== null && (
          <Notice tone="danger" title={t('users.suspended')}>
            {suspendReason} (<Moment at={suspendedAt} format="dateTime" />)
          </Notice>
        )}
        <RecordBeside />
      </RecordColumns>
    </>
  );
}

function PersonFacts({ person }: { person: PersonRecord }) {
  const { t } = useTranslation('admin');
  return (
    <RecordSection title={t('users.account')}>
      <FactList
        facts={[
          { label: t('users.name'), value: person.name },
          { label: t('users.email'), value: <EmailText email={person.email} /> },
          { label: t('users.fields.phoneNumber'), value: person.phoneNumber },
          { label: t('users.fields.shippingAddress'), value: person.shippingAddress },
          { label: t('users.fields.billingAddress'), value: person.billingAddress },
          {
            label: t('business.filter'),
            value: person.vatId !== null && <MarkBusiness user={person} />,
          },
          { label: t('users.since'), value: <Moment at={person.createdAt} format="date" /> },
          {
            label: t('roles.PRODUCER'),
            value: person.producerId !== null && (
              <RecordLink right="ADMIN" page="producers" id={person.producerId}>
                #{person.producerId}
              </RecordLink>
            ),
          },
        ].filter(({ value }) => value !== false)}
      />
    </RecordSection>
  );
}

/** Those they keep for their orders. */
function Addresses({ addresses }: Pick<PersonRecord, 'addresses'>) {
  const { t, i18n } = useTranslation('admin');
  if (addresses.length === 0) return null;
  return (
    <RecordSection title={t('users.addresses')} flush>
      <ul className="divide-y divide-line text-sm">
        {addresses.map(({ id, isDefault, ...address }) => (
          <li key={id} className="flex items-start justify-between gap-3 px-4 py-2.5">
            <address className="whitespace-pre-line not-italic">
              {writeAddress(address, { homeCountry: '', language: i18n.language })}
            </address>
            {isDefault && <Badge>{t('users.defaultAddress')}</Badge>}
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

/** How they get in, and ways to help them or to keep a stranger out. */
function Access({ person: { id, hasTwoFactor, sessions, suspendedAt } }: { person: PersonRecord }) {
  const { t } = useTranslation('admin');
  const reset = useAdminChange<void>(
    () => apiRequest('POST /api/admin/users/:id/password-reset', { params: { id } }),
    { done: () => t('users.resetSent') },
  );
  const signOut = useAdminChange<void>(
    () => apiRequest('POST /api/admin/users/:id/sign-out', { params: { id } }),
    { done: () => t('users.signedOut') },
  );
  return (
    <RecordSection title={t('users.access')}>
      <FactList
        facts={[
          { label: t('users.twoFactor'), value: t(hasTwoFactor ? 'users.on' : 'users.off') },
          { label: t('users.sessions'), value: t('users.devices', { count: sessions }) },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        {suspendedAt === null && (
          <Button size="sm" variant="secondary" loading={reset.isPending} onClick={() => reset.mutate()}>
            {t('users.sendReset')}
          </Button>
        )}
        {sessions > 0 && (
          <Button size="sm" variant="secondary" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            {t('users.signOut')}
          </Button>
        )}
      </div>
    </RecordSection>
  );
}

function Suspend({ person: { id, username } }: { person: PersonRecord }) {
  const { t } = useTranslation('admin');
  return (
    <ReasonDialog
      title={t('users.suspendOf', { name: username })}
      description={t('users.suspendText')}
      trigger={<Button variant="secondary">{t('users.suspend')}</Button>}
      label={t('users.suspendReason')}
      action={t('users.suspend')}
      schema={suspendSchema}
      send={(body) => apiRequest('POST /api/admin/users/:id/suspend', { params: { id }, body })}
      done={t('users.suspendDone')}
    />
  );
}

function Reactivate({ id }: { id: number }) {
  const { t } = useTranslation('admin');
  const reactivate = useAdminChange<void>(
    () => apiRequest('POST /api/admin/users/:id/reactivate', { params: { id } }),
    { done: () => t('users.reactivated') },
  );
  return (
    <ConfirmDialog
      trigger={<Button>{t('users.reactivate')}</Button>}
      title={t('users.reactivate')}
      description={t('users.reactivateText')}
      closeLabel={t('close')}
      keepLabel={t('back')}
      confirmLabel={t('users.reactivate')}
      tone="primary"
      change={reactivate}
    />
  );
}
