import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { linkTokenSchema, resetPasswordSchema } from '#domains/accounts/model/password.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { AccountFrame } from './account-frame.tsx';
import { PageForm } from './page-form.tsx';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { NewPasswordFields } from '#domains/accounts/web/password-fields.tsx';
import { reviewSession } from '#engine/web/session/private-data.ts';

export function ResetPasswordPage() {
  const { t } = useTranslation('accounts');
  const { token } = useSearch({ from: '/reset-password' });
  const [isBadLink, setBadLink] = useState(token === '' || !linkTokenSchema.safeParse(token).success);
  return (
    <AccountFrame panel="signIn" title={t('resetPassword.title')} intro={t('resetPassword.intro')}>
      {isBadLink ? <BadLink /> : <NewPasswordForm token={token} onBadLink={() => setBadLink(true)} />}
    </AccountFrame>
  );
}

function BadLink() {
  const { t } = useTranslation('accounts');
  return (
    <Notice
      tone="warning"
      announce
      title={t('resetPassword.badLinkTitle')}
      actions={
        <Button asChild size="sm">
          <Link to="/forgot-password">{t('resetPassword.newLink')}</Link>
        </Button>
      }
    >
      {t('resetPassword.badLinkText')}
    </Notice>
  );
}

function NewPasswordForm({ token, onBadLink }: { token: string; onBadLink: () => void }) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { token },
  });
  const submit = useSubmit(form, accountsApi.resetPassword, {
    done: async () => {
      await reviewSession(queryClient).catch(() => {});
      showToast({
        tone: 'success',
        title: t('resetPassword.doneTitle'),
        description: t('resetPassword.doneText'),
      });
      await navigate({ to: '/login', replace: true });
    },
    failed: ({ reason, fields, message }) => {
      if (reason === 'link_expired') onBadLink();
      if (reason === 'link_expired' || fields.length > 0) return undefined;
      return { title: t('resetPassword.failedTitle'), text: message ?? t('resetPassword.failedText') };
    },
  });
  return (
    <PageForm
      form={form}
      onSubmit={submit}
      submit={t('resetPassword.submit')}
      submitting={t('resetPassword.submitting')}
      className="flex flex-col gap-5"
    >
      <NewPasswordFields form={form} label={t('fields.newPassword')} />
      <Checkbox
        label={t('resetPassword.keepPasskeys')}
        description={t('resetPassword.keepPasskeysHint')}
        {...form.register('keepPasskeys')}
      />
    </PageForm>
  );
}
