import { useNavigate } from '@tanstack/react-router';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { useEnter } from '#engine/web/session/use-arrival.ts';

/** Registers, then signs in with the same name and password. */
export function useRegistration<
  Input extends FieldValues,
  Context,
  Values extends Record<'username' | 'password', string>,
>(form: UseFormReturn<Input, Context, Values>, register: (values: Values) => Promise<unknown>) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const enter = useEnter();
  const title = t('register.failedTitle');
  return useSubmit(form, register, {
    done: async (_answer, { username, password }) => {
      try {
        const answer = await accountsApi.logIn({ username, password });
        if ('user' in answer) await enter(answer);
      } catch {
        showToast({ tone: 'destructive', title, description: t('register.loginFailed') });
        // The account exists: the way in is the sign-in page.
        await navigate({ to: '/login' });
        return;
      }
      showToast({ tone: 'success', title: t('register.doneTitle') });
    },
    failed: ({ kind, summary }) => ({
      title,
      text: kind === 'unreachable' ? t('register.errorText') : (summary ?? t('register.failedText')),
    }),
  });
}
