import { Outlet, useRouterState, useRouter, useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore, useEffect, useState } from 'react';
import { useMovedHearts } from '#domains/cart/web/saved/saved-hearts.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { describingMatch, titleOf } from '#engine/web/rendering/head-tags.ts';
import { CONTENT_ID, SkipLink } from '#engine/web/rendering/skip-link.tsx';
import { useSessionOfOtherTabs } from '#engine/web/session/private-data.ts';
import { getToast, subscribeToasts, showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { CartDrawerHost, loadCartDrawer } from './cart-button.tsx';
import { Footer } from './footer.tsx';
import { Header, loadMobileMenu } from './header.tsx';
import { loadQuickAdd, QuickAddHost } from './quick-add-host.tsx';
import { useFetchedAhead } from './use-fetched-ahead.ts';
import { useOnDemand } from './use-on-demand.ts';
import { usePreLaunch, usePreLaunchMarker } from './use-pre-launch.ts';

/** What stands around every page; around those of the desk only what nobody sees. */
export function Shell() {
  const preLaunch = usePreLaunch();
  const hasOwnFrame = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.hasOwnFrame),
  });
  const announcement = useNavigationFocus();
  usePreLaunchMarker(preLaunch);
  useDocumentTitle();
  useUrlNotice();
  useSessionOfOtherTabs();
  useMovedHearts();
  return (
    <div className="flex min-h-dvh flex-col">
      {hasOwnFrame ? (
        <Outlet />
      ) : (
        <>
          <SkipLink />
          <Header preLaunch={preLaunch} />
          <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
            <Outlet />
          </main>
          <Footer preLaunch={preLaunch} />
          {!preLaunch && <CartDrawerHost />}
          {!preLaunch && <QuickAddHost />}
          {!preLaunch && <FetchedAhead />}
        </>
      )}
      <ToasterHost />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

const loadToaster = async () => (await import('#engine/web/ui/overlays/toaster.tsx')).Toaster;

/** In the order in which they are likely to be opened. */
const LIKELY = [loadQuickAdd, loadToaster, loadCartDrawer, loadMobileMenu];

function FetchedAhead() {
  useFetchedAhead(LIKELY, 'cart');
  return null;
}

const isWanted = () => getToast() !== null;

/** Notifications of the whole shop. */
function ToasterHost() {
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

/** The server writes the first title; moves within the browser and a change of language write the next ones. */
function useDocumentTitle(): void {
  const title = useRouterState({ select: ({ matches }) => titleOf(describingMatch(matches)) });
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}

/**
 * A move within the browser feels like a new page to everyone: focus goes to the content, its title is read out. Moves
 * that keep the path (filters, tabs, a product over the list) leave the focus where it is.
 */
function useNavigationFocus(): string {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (fromLocation === undefined || !pathChanged) return;
        setAnnouncement(titleOf(describingMatch(router.state.matches)) ?? '');
        if (toLocation.hash === '') document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
      }),
    [router],
  );
  return announcement;
}

/** `?notice=` is how a redirect explains itself: shown once, then taken out of the URL. */
function useUrlNotice(): void {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const asked = useRouterState({ select: ({ location }) => location.searchStr });
  useEffect(() => {
    const parameters = new URLSearchParams(asked);
    const [notice, next] = [parameters.get('notice'), parameters.get('next')];
    if (notice === null) return;
    if (notice === 'access-denied') {
      showToast({
        title: t('notices.accessDeniedTitle'),
        description: t('notices.accessDeniedText'),
        tone: 'destructive',
        ...(next !== null && {
          action: {
            label: t('header.login'),
            run: () => void navigate({ to: '/login', search: { next } }),
          },
        }),
      });
    }
    void navigate({
      to: '.',
      search: (previous: Record<string, unknown>) => ({ ...previous, notice: undefined, next: undefined }),
      replace: true,
      resetScroll: false,
    } as Parameters<typeof navigate>[0]);
  }, [asked, t, navigate]);
}
