import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** What stands around every page. */
export function Shell() {
  const { t } = useTranslation('shell');
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only">
        {t('skipToContent')}
      </a>
      <main id="content">
        <Outlet />
      </main>
    </>
  );
}
