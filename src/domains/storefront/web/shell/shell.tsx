import { Outlet } from '@tanstack/react-router';
import { useSessionOfOtherTabs } from '#engine/web/session/private-data.ts';
import { useMovedHearts } from '#domains/cart/web/saved/move-hearts.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { CartDrawerHost } from './cart-drawer-host.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ToasterHost } from './toaster-host.tsx';
import { useUrlNotice } from './use-url-notice.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { CONTENT_ID, useNavigationFocus } from './use-navigation-focus.ts';
import { usePreLaunch, usePreLaunchMarker } from './use-pre-launch.ts';

/** What stands around every page. */
export function Shell() {
  const { t } = useTranslation('shell');
  const preLaunch = usePreLaunch();
  const announcement = useNavigationFocus();
  usePreLaunchMarker(preLaunch);
  useDocumentTitle();
  useUrlNotice();
  useSessionOfOtherTabs();
  useMovedHearts();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${CONTENT_ID}`}
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-full bg-accent px-5 py-3 text-sm font-semibold text-on-accent focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <Header preLaunch={preLaunch} />
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer preLaunch={preLaunch} />
      {!preLaunch && <CartDrawerHost />}
      <ToasterHost />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
