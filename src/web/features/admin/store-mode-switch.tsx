import { useQuery } from '@tanstack/react-query';
import type { StoreMode } from '#shared/admin/admin.ts';
import { apiRequest } from '#web/api/client.ts';
import { Loaded } from '#web/features/dashboards/loaded.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { Skeleton } from '#web/ui/content/skeleton.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { LaunchAnnouncement } from './launch-announcement.tsx';
import { adminSettingsQuery, useAdminChange } from './admin.queries.ts';

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
