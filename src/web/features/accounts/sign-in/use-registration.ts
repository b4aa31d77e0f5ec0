import { useNavigate } from '@tanstack/react-router';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, serverMessage } from '#web/api/api-error.ts';
import { showFieldErrors } from '#web/api/field-messages.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { showToast } from '#web/ui/overlays/toast-store.ts';
import { accountsApi } from '../accounts.api.ts';
import { useEnter } from '../session/use-arrival.ts';

interface SignInData {
  username: string;
  password: string;
}

/** Registers, then signs in with the same name and password. What the server refuses, the form shows. */
export function useRegistration<Values extends FieldValues, Answers extends SignInData>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  register: (answers: Answers) => Promise<unknown>,
): (answers: Answers) => Promise<void> {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const enter = useEnter();
  const failed = (description: string): void =>
    void showToast({ tone: 'destructive', title: t('register.failedTitle'), description });

  return async (answers) => {
    try {
      await register(answers);
    } catch (failure) {
      showFieldErrors(form, failure);
      return failed(
        failure instanceof ApiError
          ? (serverMessage(failure) ?? t('register.failedText'))
          : t('register.errorText'),
      );
    }
    try {
      const { username, password } = answers;
      const answer = await accountsApi.logIn({ username, password });
      if ('user' in answer) await enter(answer);
    } catch {
      failed(t('register.loginFailed'));
      // The account exists: the way in is the sign-in page.
      await navigate({ to: '/login' });
      return;
    }
    showToast({ tone: 'success', title: t('register.doneTitle') });
  };
}
