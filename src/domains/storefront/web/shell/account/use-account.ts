import { useEffect } from 'react';
import type { Role } from '#engine/model/current-user.ts';
import { useCurrentUser, displayName } from '#engine/web/session/current-user.ts';
import { setBrowserMark } from '#engine/web/ui/basics/browser-mark.ts';

const SIGNED_IN = 'signed-in';

export interface Account {
  name: string;
  role: Role;
}

/**
 * Who is signed in, for the header. Pages come without private data, so the browser remembers whether somebody was
 * signed in: a script in the page's head marks the document before the first paint, and nothing jumps when the response
 * arrives. The mark decides about looks alone.
 */
export function useAccount(): Account | null {
  const { user, profile, isLoading } = useCurrentUser();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isLoading) return;
    document.documentElement.toggleAttribute(`data-${SIGNED_IN}`, isSignedIn);
    setBrowserMark(SIGNED_IN, isSignedIn);
  }, [isLoading, isSignedIn]);
  return user && { name: displayName({ user, profile }), role: user.role };
}
