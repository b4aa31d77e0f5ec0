import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { newMemberSchema, type Invitation } from '#domains/staff/model/staff.ts';
import { AccountFrame } from '#domains/accounts/web/sign-in/account-frame.tsx';
import { PageForm } from '#domains/accounts/web/sign-in/page-form.tsx';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { failureOf } from '#engine/web/forms/failure.ts';
import { PasswordField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { useEnter } from '#engine/web/session/use-arrival.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';

/** A click accepts, not the opening of the page: programs that look through mails open links too. */
export function InvitationPage() {
  const { t } = useTranslation('staff');
  const { token } = useSearch({ from: '/invitation' });
  const { user, isLoading } = useCurrentUser();
  const invitation = useQuery({
    ...apiQuery('/api/invitations/:token', { params: { token } }),
    retry: false,
    enabled: token !== '',
  });
  const { data, error } = invitation;
  return (
    <AccountFrame
      panel="signIn"
      title={t('join.title')}
      intro={
        data === undefined ? t('join.metaDescription') : t('join.intro', { by: data.by, place: data.for })
      }
    >
      {(token === '' || error !== null) && (
        <Notice
          tone="warning"
          announce
          title={t('join.badTitle')}
          actions={
            <Button asChild size="sm" variant="secondary">
              <Link to="/">{t('join.home')}</Link>
            </Button>
          }
        >
          {error !== null && failureOf(error).summary}
        </Notice>
      )}
      {data === undefined && error === null && token !== '' && (
        <Skeleton className="h-40 w-full rounded-lg" />
      )}
      {data !== undefined && (
        <div className="flex flex-col gap-6">
          <div>
            <p className="text-sm text-muted">{t('join.rights')}</p>
            <ul className="mt-2 list-disc pl-5">
              {data.rights.map((right) => (
                <li key={right}>{t(`rights.${right}`)}</li>
              ))}
            </ul>
          </div>
          {!isLoading &&
            (user === null ? (
              <NewAccount token={token} invitation={data} />
            ) : (
              <AcceptAs token={token} invitation={data} user={user} />
            ))}
        </div>
      )}
    </AccountFrame>
  );
}

interface AcceptProps {
  token: string;
  invitation: Invitation;
}

/** To the desk, as somebody who may now open it. */
function useJoined({ for: place }: Invitation) {
  const { t } = useTranslation('staff');
  const enter = useEnter();
  const navigate = useNavigate();
  return async (answer: Pick<CurrentUser, 'user'>) => {
    await enter(answer);
    showToast({ tone: 'success', title: t('join.done', { place }) });
    await navigate({ to: answer.user.role === 'ADMIN' ? '/admin' : '/dashboard', replace: true });
  };
}

function AcceptAs({ token, invitation, user }: AcceptProps & { user: CurrentUser['user'] }) {
  const { t } = useTranslation('staff');
  const joined = useJoined(invitation);
  const { mutate, isPending } = useChange({
    send: async () =>
      joined(await apiRequest('POST /api/invitations/:token/accept', { params: { token }, body: {} })),
    failed: { title: t('join.title') },
  });
  return (
    <Button size="lg" block loading={isPending} onClick={() => mutate()}>
      {t('join.accept', { email: user.email })}
    </Button>
  );
}

function NewAccount({ token, invitation }: AcceptProps) {
  const { t } = useTranslation('staff');
  const { t: account } = useTranslation('accounts');
  const joined = useJoined(invitation);
  const form = useForm({
    resolver: zodResolver(newMemberSchema),
    defaultValues: { username: '', password: '', firstName: '', lastName: '' },
  });
  const submit = useSubmit(
    form,
    (body) => apiRequest('POST /api/invitations/:token/accept', { params: { token }, body }),
    { done: joined, failed: { title: t('join.create') } },
  );
  const next = `/invitation?token=${token}`;
  return (
    <>
      <PageForm
        form={form}
        onSubmit={submit}
        submit={t('join.create')}
        submitting={t('join.create')}
        className="flex flex-col gap-5"
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField form={form} name="firstName" label={t('join.firstName')} autoComplete="given-name" />
          <TextField form={form} name="lastName" label={t('join.lastName')} autoComplete="family-name" />
        </div>
        <TextField
          form={form}
          name="username"
          label={account('fields.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          form={form}
          name="password"
          label={account('fields.password')}
          hint={account('fields.passwordHint')}
          autoComplete="new-password"
        />
      </PageForm>
      <p className="text-sm text-muted">
        {t('join.have')}{' '}
        <Link to="/login" search={{ next }} className="font-medium text-accent-ink underline">
          {t('join.signIn')}
        </Link>
      </p>
    </>
  );
}
