import { useQuery } from '@tanstack/react-query';
import { serverMessage } from '#web/api/api-error.ts';
import { apiRequest } from '#web/api/client.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { adminSettingsQuery, useAdminChange } from './admin.queries.ts';

/** Opens the shop, or shows the waitlist in its place. */
export function StoreModeSwitch() {
  const { t } = useTranslation('admin');
  const { data } = useQuery(adminSettingsQuery);
  const change = useAdminChange((storeMode: 'open' | 'prelaunch') =>
    apiRequest('/api/admin/settings', 'PUT', { storeMode }),
  );
  if (data === undefined) return null;
  const mode = change.isPending ? change.variables : data.storeMode;
  return (
    <Card tone="sunken">
      <Switch
        label={t('storeMode.label')}
        description={mode === 'open' ? t('storeMode.open') : t('storeMode.prelaunch')}
        checked={mode === 'open'}
        disabled={change.isPending}
        onChange={(event) =>
          change.mutate(event.currentTarget.checked ? 'open' : 'prelaunch', {
            onSuccess: () => showToast({ title: t('storeMode.changed'), tone: 'success' }),
            onError: (error) =>
              showToast({ title: t('failed'), description: serverMessage(error), tone: 'destructive' }),
          })
        }
      />
    </Card>
  );
}
