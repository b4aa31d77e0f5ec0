import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnderWay } from '#engine/model/mail-progress.ts';
import type { StoreMode } from '#engine/model/store-mode.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest, apiWrite } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Switch } from '#engine/web/ui/forms/switch.tsx';
import { Dialog, DialogClose } from '#engine/web/ui/overlays/dialog.tsx';
import { MailProgressText, PROGRESS_EVERY_MS } from './mail-progress-text.tsx';

/** Opens the shop, or shows the waitlist in its place. */
export function StoreModeSwitch() {
  const { t } = useTranslation('admin');
  const settings = useQuery(apiQuery('/api/admin/settings'));
  const change = useAdminChange(
    (storeMode: StoreMode) => apiRequest('PUT /api/admin/settings', { body: { storeMode } }),
    { done: () => t('storeMode.changed') },
  );
  return (
    <Loaded query={settings} skeleton={<Skeleton className="h-18 w-full rounded-lg" />}>
      {(data) => {
        const mode = change.isPending ? change.variables : data.storeMode;
        return (
          <Card tone="sunken" padding="none" className="px-5 py-4">
            <Switch
              label={t('storeMode.label')}
              description={mode === 'open' ? t('storeMode.open') : t('storeMode.prelaunch')}
              checked={mode === 'open'}
              disabled={change.isPending}
              onChange={(event) => change.mutate(event.currentTarget.checked ? 'open' : 'prelaunch')}
            />
            {data.storeMode === 'open' && <LaunchAnnouncement />}
          </Card>
        );
      }}
    </Loaded>
  );
}

const announcementQuery = apiQuery('/api/admin/waitlist/announcement');
const announce = apiWrite('POST /api/admin/waitlist/announce');

/** Once the shop is open: who waits to hear of it, the button that tells them, and how far that is. */
function LaunchAnnouncement() {
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
