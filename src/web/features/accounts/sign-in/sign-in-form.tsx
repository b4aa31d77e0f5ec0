import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { loginFormSchema } from '#shared/accounts/sign-in.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { showToast } from '#web/ui/overlays/toast-store.ts';
import { accountsApi } from '../accounts.api.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { PasswordField, TextField } from '../form-fields.tsx';
import { PageForm } from './page-form.tsx';
import { useEnter } from '../session/use-arrival.ts';

export function SignInForm({ onSecondStep }: { onSecondStep: (ticket: string) => void }) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const enter = useEnter();
  // No default values: what a password manager filled in before the script arrived stays.
  const form = useForm({ resolver: zodResolver(loginFormSchema) });

  const submit = form.handleSubmit(async (values) => {
    try {
      const answer = await accountsApi.logIn(values);
      if ('ticket' in answer) return onSecondStep(answer.ticket);
      await enter(answer);
    } catch (failure) {
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      showToast({
        tone: 'destructive',
        title: t('signIn.failedTitle'),
        description: serverMessage(failure) ?? t('signIn.failedText'),
      });
      form.setFocus('password', { shouldSelect: true });
      return;
    }
    showToast({ tone: 'success', title: t('signIn.doneTitle'), description: t('signIn.doneText') });
  });

  return (
    <PageForm
      onSubmit={submit}
      isSubmitting={form.formState.isSubmitting}
      submit={t('signIn.submit')}
      submitting={t('signIn.submitting')}
      className="flex flex-col gap-5"
    >
      <TextField
        form={form}
        name="username"
        label={t('fields.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          form={form}
          name="password"
          label={t('fields.password')}
          autoComplete="current-password"
        />
        <Link
          to="/forgot-password"
          className="self-end py-1 text-sm text-muted underline underline-offset-4 hover:text-ink"
        >
          {t('signIn.forgot')}
        </Link>
      </div>
    </PageForm>
  );
}
