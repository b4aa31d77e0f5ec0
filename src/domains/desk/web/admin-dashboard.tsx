import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DeskPages } from './frame/desk-pages.tsx';

/** The desk of administrators. */
export function AdminDashboard() {
  const { t } = useTranslation('admin');
  return <DeskPages right="ADMIN" title={t('title')} />;
}
