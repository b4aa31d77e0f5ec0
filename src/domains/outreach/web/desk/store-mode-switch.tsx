import { useQuery } from '@tanstack/react-query';
import type { StoreMode } from '#engine/model/store-mode.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Switch } from '#engine/web/ui/forms/switch.tsx';
import { LaunchAnnouncement } from './launch-announcement.tsx';
import { adminSettingsQuery } from './outreach-desk.queries.ts';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';

/** Opens the shop, or shows the waitlist in its place. */
export function StoreModeSwitch() {
  const { t } = useTranslation('admin');
  const settings = useQuery(adminSettingsQuery);
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
