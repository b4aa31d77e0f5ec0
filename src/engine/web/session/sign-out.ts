import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { endSession } from './private-data.ts';

/** Ends the session and its cart with it. Resolves to whether it worked; says so either way. */
export function useSignOut(): { signOut: () => Promise<boolean>; isPending: boolean } {
  const queryClient = useQueryClient();
  // The header's menu has this hook on every page: the texts are loaded only when somebody really leaves.
  const { i18n } = useTranslation('shell');
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => apiRequest('POST /api/auth/logout'),
  });

  const signOut = async () => {
    await i18n.loadNamespaces('accounts');
    try {
      await mutateAsync();
    } catch {
      showToast({
        tone: 'destructive',
        title: i18n.t('accounts:signOut.failedTitle'),
        description: i18n.t('accounts:signOut.failedText'),
      });
      return false;
    }
    await endSession(queryClient);
    showToast({
      tone: 'success',
      title: i18n.t('accounts:signOut.doneTitle'),
      description: i18n.t('accounts:signOut.doneText'),
    });
    return true;
  };
  return { signOut, isPending };
}

/** Signs out and leaves for the home page: the page on screen may be private. */
export function useLeave(): () => Promise<void> {
  const { signOut } = useSignOut();
  const navigate = useNavigate();
  return async () => {
    if (await signOut()) await navigate({ to: '/' });
  };
}
