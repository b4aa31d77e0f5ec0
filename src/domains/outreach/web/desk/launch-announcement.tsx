import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnderWay } from '#engine/model/mail-progress.ts';
import { apiWrite } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog, DialogClose } from '#engine/web/ui/overlays/dialog.tsx';
import { announcementQuery } from './outreach-desk.queries.ts';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { MailProgressText, PROGRESS_EVERY_MS } from './mail-progress-text.tsx';

const announce = apiWrite('POST /api/admin/waitlist/announce');

/** Once the shop is open: who waits to hear of it, the button that tells them, and how far that is. */
export function LaunchAnnouncement() {
  const { t } = useTranslation('admin');
  const { data } = useQuery({
    ...announcementQuery,
    refetchInterval: ({ state }) =>
      state.data?.progress && isUnderWay(state.data.progress) ? PROGRESS_EVERY_MS : false,
  });
  const [isOpen, setIsOpen] = useState(false);
  const tell = useAdminChange(() => announce().then(() => setIsOpen(false)), {
    done: () => t('storeMode.telling'),
  });
  if (data === undefined || (data.waiting === 0 && data.progress === null)) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      {data.progress === null ? (
        <p className="text-sm text-muted">{t('storeMode.notTold')}</p>
      ) : (
        <MailProgressText progress={data.progress} />
      )}
      {data.waiting > 0 && (
        <Dialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={t('storeMode.tellTitle')}
          description={t('storeMode.tellText', { count: data.waiting })}
          closeLabel={t('close')}
          size="sm"
          trigger={<Button>{t('storeMode.tell', { count: data.waiting })}</Button>}
        >
          <div className="flex flex-wrap justify-end gap-3">
            <DialogClose asChild>
              <Button variant="ghost">{t('back')}</Button>
            </DialogClose>
            <Button loading={tell.isPending} onClick={() => tell.mutate(undefined)}>
              {t('storeMode.tell', { count: data.waiting })}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
