import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { TwoFactorFirst } from './frame/two-factor-first.tsx';
import { DeskPages } from './frame/desk-pages.tsx';

/** The desk of administrators. */
export function AdminDashboard() {
  const { t } = useTranslation('admin');
  return (
    <TwoFactorFirst>
      <DeskPages right="ADMIN" title={t('title')} />
    </TwoFactorFirst>
  );
}
