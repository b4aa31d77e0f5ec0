import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { I18nextProvider } from 'react-i18next';
import type { AppRouter } from './router.tsx';

/** The same tree on both sides. */
export function AppRoot({ router }: { router: AppRouter }) {
  const { queryClient, i18n } = router.options.context;
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>
  );
}
