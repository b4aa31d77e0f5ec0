import { useState } from 'react';
import { apiWrite } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog, DialogClose } from '#engine/web/ui/overlays/dialog.tsx';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';

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
