import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { leavePlace, type PlaceAccess } from '#domains/group-buys/web/group-buys.queries.ts';
import { forgetPlace } from './stored-places.ts';

/** Gives the place up, asked once more. */
export function LeaveGroup({ access }: { access: PlaceAccess }) {
  const { t } = useTranslation('group');
  const leave = useChange({
    send: () => leavePlace(access),
    refreshes: '/api/group-buys/',
    done: () => {
      forgetPlace(access.slug);
      return { title: t('leave.done'), description: t('leave.doneText') };
    },
    failed: { title: t('leave.failed') },
  });
  return (
    <ConfirmDialog
      title={t('leave.title')}
      description={t('leave.text')}
      closeLabel={t('leave.close')}
      trigger={
        <Button variant="link" className="self-start">
          {t('leave.action')}
        </Button>
      }
      keepLabel={t('leave.stay')}
      confirmLabel={t('leave.confirm')}
      change={leave}
    />
  );
}
