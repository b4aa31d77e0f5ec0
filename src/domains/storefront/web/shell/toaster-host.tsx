import { useSyncExternalStore } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { getToast, subscribeToasts } from '#engine/web/ui/overlays/toast-store.ts';
import { useOnDemand } from './use-on-demand.ts';

const loadToaster = async () => (await import('#engine/web/ui/overlays/toaster.tsx')).Toaster;
const isWanted = () => getToast() !== null;

/** Notifications of the whole shop. */
export function ToasterHost() {
  const { t } = useTranslation('shell');
  const wanted = useSyncExternalStore(subscribeToasts, isWanted, () => false);
  const Toaster = useOnDemand(wanted, loadToaster);
  return (
    Toaster && (
      <Toaster
        notificationLabel={t('toast.notification')}
        regionLabel={t('toast.region')}
        closeLabel={t('toast.close')}
      />
    )
  );
}
