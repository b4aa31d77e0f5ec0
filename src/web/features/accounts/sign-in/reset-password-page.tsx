import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resetPasswordSchema } from '#shared/accounts/password.ts';
import { ApiError } from '#web/api/api-error.ts';
import { showFieldErrors } from '#web/api/field-messages.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Notice } from '#web/ui/content/notice.tsx';
import { showToast } from '#web/ui/overlays/toast-store.ts';
import { AccountFrame } from './account-frame.tsx';
import { accountsApi } from '../accounts.api.ts';
import { NewPasswordFields } from '../form-fields.tsx';
import { PageForm } from './page-form.tsx';
import { reviewSession } from '../session/private-data.ts';
import { showFailure } from '../show-failure.ts';

export function ResetPasswordPage() {
  const { t } = useTranslation('accounts');
  const { token } = useSearch({ from: '/reset-password' });
  const [isBadLink, setBadLink] = useState(token === '');
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
  const submit = form.handleSubmit(async (values) => {
    try {
      await accountsApi.resetPassword(values);
    } catch (failure) {
      if (showFieldErrors(form, failure)) return;
      // Refused, but not because of a field: then it was the link.
      if (failure instanceof ApiError && failure.status === 400) return onBadLink();
      return showFailure(form, failure, {
        title: t('resetPassword.failedTitle'),
        text: t('resetPassword.failedText'),
      });
    }
    await reviewSession(queryClient).catch(() => {});
    showToast({
      tone: 'success',
      title: t('resetPassword.doneTitle'),
      description: t('resetPassword.doneText'),
    });
    await navigate({ to: '/login', replace: true });
  });
  return (
    <PageForm
      onSubmit={submit}
      isSubmitting={form.formState.isSubmitting}
      submit={t('resetPassword.submit')}
      submitting={t('resetPassword.submitting')}
      className="flex flex-col gap-5"
    >
      <NewPasswordFields form={form} label={t('fields.newPassword')} />
    </PageForm>
  );
}
