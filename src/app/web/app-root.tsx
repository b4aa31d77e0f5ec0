import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { TranslationProvider } from '#engine/web/i18n/use-translation.tsx';
import type { AppRouter } from './router.tsx';

/** The same tree on both sides. */
export function AppRoot({ router }: { router: AppRouter }) {
  useEffect(() => {
    // From here on the page reacts to clicks: for measurements, and for what was pressed before.
    performance.mark('hydrated');
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <AppProviders router={router}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}

/** What components of the shop find around them, besides the router. */
export function AppProviders({ router, children }: { router: AppRouter; children: ReactNode }) {
  const { queryClient, i18n } = router.options.context;
  return (
    <TranslationProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </TranslationProvider>
  );
}
