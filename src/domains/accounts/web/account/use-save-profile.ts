import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { currentUserQuery } from '#engine/web/session/current-user.ts';

/** Saves a profile form; the answer becomes the profile that all pages see. */
export function useSaveProfile<Input extends FieldValues, Context, Values>(
  form: UseFormReturn<Input, Context, Values>,
  save: (values: Values) => Promise<CurrentUser>,
  doneText: string,
) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  return useSubmit(form, save, {
    done: (current) => {
      queryClient.setQueryData(currentUserQuery.queryKey, current);
      showToast({ tone: 'success', title: t('profile.doneTitle'), description: doneText });
    },
    failed: ({ kind }) => ({
      title: t('profile.failedTitle'),
      text: kind === 'unreachable' ? t('profile.errorText') : t('profile.failedText'),
    }),
  });
}
