import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useLocation, useMatch } from '@tanstack/react-router';
import { useState } from 'react';
import { shownPages } from './pages.ts';

/**
 * 'More' adds the next page under the others and puts it into the URL; the history entry remembers where the list
 * began, so that coming back finds it as it was left. Earlier pages are shown only while they are at hand: a page opened
 * by its URL stands alone, as the server wrote it.
 */
export function usePagesOnScreen(page: number, queryKeyOf: (page: number) => QueryKey): number[] {
  const queryClient = useQueryClient();
  const pages = shownPages(useShownFrom() ?? page, page);
  const atHand = pages
    .slice(0, -1)
    .every((earlier) => queryClient.getQueryData(queryKeyOf(earlier)) !== undefined);
  return atHand ? pages : [page];
}

/** Where the list began, by the history entry. While the visitor leaves, the last value stays, so that the list does not shrink. */
function useShownFrom(): number | undefined {
  const own = useMatch({ strict: false, select: (match) => match.pathname });
  const entry = useLocation({
    select: ({ pathname, state }) => (pathname === own ? { from: state.shownFrom } : null),
    structuralSharing: true,
  });
  const [from, setFrom] = useState(entry?.from);
  if (entry !== null && entry.from !== from) setFrom(entry.from);
  return entry === null ? from : entry.from;
}
