import { useState } from 'react';
import { useChange } from '#web/forms/use-change.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx';
import { leavePlace, type PlaceAccess } from '../group-buys.queries.ts';
import { forgetPlace } from './stored-places.ts';

/** Gives the place up, asked once more. */
export function LeaveGroup({ access }: { access: PlaceAccess }) {
  const { t } = useTranslation('group');
  const [asking, setAsking] = useState(false);
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
    <Dialog
      size="sm"
      className="h-auto self-end rounded-t-xl sm:self-auto"
      open={asking}
      onOpenChange={setAsking}
      title={t('leave.title')}
      description={t('leave.text')}
      closeLabel={t('leave.close')}
      trigger={
        <Button variant="link" className="self-start">
          {t('leave.action')}
        </Button>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="ghost">{t('leave.stay')}</Button>
          </DialogClose>
          <Button
            variant="danger"
            loading={leave.isPending}
            onClick={() => leave.mutate(undefined, { onSettled: () => setAsking(false) })}
          >
            {t('leave.confirm')}
          </Button>
        </>
      }
    />
  );
}
