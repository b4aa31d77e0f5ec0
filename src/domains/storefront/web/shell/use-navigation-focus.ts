import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { describingMatch, titleOf } from '#engine/web/rendering/head-tags.ts';

export const CONTENT_ID = 'content';

/**
 * A move within the browser feels like a new page to everyone: focus goes to the content, its title is read out. Moves
 * that keep the path (filters, tabs, a product over the list) leave the focus where it is.
 */
export function useNavigationFocus(): string {
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
