import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { Switch } from '#engine/web/ui/forms/switch.tsx';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { currentUserQuery } from '#engine/web/session/current-user.ts';
import type { DialogState } from './dialog-form.tsx';

export function NotificationsDialog({ profile, ...state }: DialogState & Pick<CurrentUser, 'profile'>) {
  const { t } = useTranslation('accounts');
  return (
    <Dialog
      {...state}
      size="sm"
      title={t('notifications.title')}
      description={profile === undefined ? t('notifications.none') : t('notifications.always')}
      closeLabel={t('account.close')}
    >
      {profile !== undefined && <DealsSwitch notifyOnDeals={profile.notifyOnDeals} />}
    </Dialog>
  );
}

/** Saved at once; until the answer is there it shows what was chosen. */
function DealsSwitch({ notifyOnDeals }: { notifyOnDeals: boolean }) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const save = useChange({
    send: accountsApi.saveNotifications,
    done: (current) => {
      queryClient.setQueryData(currentUserQuery.queryKey, current);
      return { title: t('notifications.doneTitle') };
    },
    failed: { title: t('notifications.failedTitle') },
  });
  return (
    <Switch
      label={t('notifications.deals')}
      description={t('notifications.dealsText')}
      checked={save.isPending ? save.variables.notifyOnDeals : notifyOnDeals}
      onChange={(event) => save.mutate({ notifyOnDeals: event.target.checked })}
    />
  );
}
