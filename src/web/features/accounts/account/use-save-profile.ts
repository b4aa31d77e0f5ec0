import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { CurrentUser } from '#shared/accounts/current-user.ts';
import { ApiError } from '#web/api/api-error.ts';
import { showFieldErrors } from '#web/api/field-messages.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { showToast } from '#web/ui/overlays/toast-store.ts';
import { currentUserQuery } from '../session/current-user.ts';

/** Saves a profile form and says how it went; the answer becomes the profile that all pages see. */
export function useSaveProfile<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  doneText: string,
): (saving: Promise<CurrentUser>) => Promise<void> {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  return async (saving) => {
    try {
      queryClient.setQueryData(currentUserQuery.queryKey, await saving);
      showToast({ tone: 'success', title: t('profile.doneTitle'), description: doneText });
    } catch (failure) {
      showFieldErrors(form, failure);
      const description = failure instanceof ApiError ? t('profile.failedText') : t('profile.errorText');
      showToast({ tone: 'destructive', title: t('profile.failedTitle'), description });
    }
  };
}
