import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { loginFormSchema } from '#domains/accounts/model/sign-in.ts';
import { PasswordField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { currentUserQuery } from '#engine/web/session/current-user.ts';
import { PageForm } from './page-form.tsx';
import { useEnter } from '#engine/web/session/use-arrival.ts';

export function SignInForm({ onSecondStep }: { onSecondStep: (ticket: string) => void }) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const enter = useEnter();
  // No default values: what a password manager filled in before the script arrived stays.
  const form = useForm({ resolver: zodResolver(loginFormSchema) });

  const submit = useSubmit(form, accountsApi.logIn, {
    done: async (answer) => {
      if ('ticket' in answer) return onSecondStep(answer.ticket);
      await enter(answer);
      showToast({ tone: 'success', title: t('signIn.doneTitle'), description: t('signIn.doneText') });
    },
    failed: ({ message }) => {
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      form.setFocus('password', { shouldSelect: true });
      return { title: t('signIn.failedTitle'), text: message ?? t('signIn.failedText') };
    },
  });

  return (
    <PageForm
      form={form}
      onSubmit={submit}
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
