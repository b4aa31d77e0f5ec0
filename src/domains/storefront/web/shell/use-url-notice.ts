import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';

/** `?notice=` is how a redirect explains itself: shown once, then taken out of the URL. */
export function useUrlNotice(): void {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const notice = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get('notice'),
  });
  useEffect(() => {
    if (notice === null) return;
    if (notice === 'access-denied') {
      showToast({
        title: t('notices.accessDeniedTitle'),
        description: t('notices.accessDeniedText'),
        tone: 'destructive',
      });
    }
    void navigate({
      to: '.',
      search: (previous: Record<string, unknown>) => ({ ...previous, notice: undefined }),
      replace: true,
      resetScroll: false,
    } as Parameters<typeof navigate>[0]);
  }, [notice, t, navigate]);
}
