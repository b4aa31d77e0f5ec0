import { useNavigate } from '@tanstack/react-router';
import { useSignOut } from '#engine/web/session/sign-out.ts';

/** Signs out and leaves for the home page: the page on screen may be private. */
export function useLeave(): () => Promise<void> {
  const { signOut } = useSignOut();
  const navigate = useNavigate();
  return async () => {
    if (await signOut()) await navigate({ to: '/' });
  };
}
