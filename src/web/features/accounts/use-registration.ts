import { useNavigate } from '@tanstack/react-router';
import { ApiError, serverMessage } from '#web/api/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { accountsApi } from './accounts.api.ts';
import { useEnter } from './use-arrival.ts';

/** Registers, then signs in with the same name and password. Throws what the server refused, for the form to show. */
export function useRegistration<Form extends { username: string; password: string }>(
  register: (form: Form) => Promise<unknown>,
): (form: Form) => Promise<void> {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const enter = useEnter();
  const failed = (description: string) =>
    showToast({ tone: 'destructive', title: t('register.failedTitle'), description });

  return async (form) => {
    try {
      await register(form);
    } catch (failure) {
      failed(
        failure instanceof ApiError
          ? (serverMessage(failure) ?? t('register.failedText'))
          : t('register.errorText'),
      );
      throw failure;
    }
    try {
      const answer = await accountsApi.logIn({ username: form.username, password: form.password });
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
