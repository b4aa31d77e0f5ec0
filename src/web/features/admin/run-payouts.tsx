import { useState } from 'react';
import { apiWrite } from '#web/api/client.ts';
import { useChange } from '#web/forms/use-change.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx';
import { ADMIN } from './admin.queries.ts';

const run = apiWrite('POST /api/admin/payouts/run');

/** Pays what is due today instead of on the next payout day; asks first, because money cannot be taken back. */
export function RunPayouts() {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  const change = useChange({
    send: () => run(),
    refreshes: ADMIN,
    done: ({ items }) => {
      setIsOpen(false);
      return { title: t('payouts.ran', { count: items.length }) };
    },
    failed: { title: t('failed') },
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('payouts.run')}
      description={t('payouts.runText')}
      closeLabel={t('close')}
      size="sm"
      trigger={<Button>{t('payouts.run')}</Button>}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose asChild>
          <Button variant="ghost">{t('back')}</Button>
        </DialogClose>
        <Button loading={change.isPending} onClick={() => change.mutate()}>
          {t('payouts.runNow')}
        </Button>
      </div>
    </Dialog>
  );
}
