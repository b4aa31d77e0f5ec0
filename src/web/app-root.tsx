import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { TranslationProvider } from './i18n/use-translation.tsx';
import type { AppRouter } from './router.tsx';

/** The same tree on both sides. */
export function AppRoot({ router }: { router: AppRouter }) {
  const { queryClient, i18n } = router.options.context;
  return (
    <TranslationProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TranslationProvider>
  );
}
