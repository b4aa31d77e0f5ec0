import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';

/** While something is not saved, nobody leaves without being asked: within the shop by a dialog, otherwise by the browser. */
export function LeaveGuard({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('settings');
  const blocker = useBlocker({
    shouldBlockFn: () => isOpen,
    enableBeforeUnload: () => isOpen,
    withResolver: true,
  });
  const isAsking = blocker.status === 'blocked';
  return (
    <Dialog
      size="sm"
      className="h-auto self-end rounded-t-xl sm:self-auto"
      open={isAsking}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={t('leave.title')}
      description={t('leave.text')}
      closeLabel={t('leave.stay')}
      footer={
        <>
          <Button variant="ghost" onClick={() => blocker.reset?.()}>
            {t('leave.stay')}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {t('leave.go')}
          </Button>
        </>
      }
    />
  );
}
