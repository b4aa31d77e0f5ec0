import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { ADMIN } from './admin.queries.ts';

interface AdminOutcome {
  /** Said once it is done. */
  done: string;
  /** Over the reason why it was not. */
  failed?: string;
  /** The start of the paths that are asked again afterwards. */
  refreshes?: string;
  onDone: () => void;
}

/** What a form of the administration does when it is sent. */
export function useAdminSubmit<Input extends FieldValues, Context, Values>(
  form: UseFormReturn<Input, Context, Values>,
  send: (values: Values) => Promise<unknown>,
  { done, failed, refreshes = ADMIN, onDone }: AdminOutcome,
) {
  const { t } = useTranslation('lists');
  const refresh = useRefresh(refreshes);
  return useSubmit(form, (values) => send(values).finally(refresh), {
    done: () => {
      showToast({ tone: 'success', title: done });
      onDone();
    },
    failed: () => ({ title: failed ?? t('failed') }),
  });
}
