import { useRouterState, type ActiveOptions } from '@tanstack/react-router';
import { UNKNOWN_ROUTE } from '#engine/model/unknown-page.ts';

const BELOW_IT_TOO: ActiveOptions = { exact: false, includeSearch: false };
const EXACTLY: ActiveOptions = { exact: true, includeSearch: false };

/**
 * For `activeOptions` of links in the shell: a link is current on its page and on those below it. An unknown path is below
 * nothing, so the page for it is one and the same everywhere.
 */
export function useCurrentLinks(): ActiveOptions {
  const isUnknown = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId === UNKNOWN_ROUTE });
  return isUnknown ? EXACTLY : BELOW_IT_TOO;
}
