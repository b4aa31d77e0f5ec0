import { mayMove } from '#engine/web/ui/basics/may-move.ts';

interface PageTransition {
  /** False: no transition. */
  types: (change: { fromLocation?: object; pathChanged: boolean }) => string[] | false;
}

/**
 * Another page fades in; a filter, a tab or a product over the page does not, nor the first page, nor anything for somebody who
 * wants no motion. Where a browser cannot tell transitions apart, nothing does.
 */
export function pageTransition(): PageTransition | false {
  if (!CSS.supports('selector(:active-view-transition-type(a))')) return false;
  return {
    types: ({ fromLocation, pathChanged }) =>
      fromLocation !== undefined && pathChanged && mayMove() ? ['page'] : false,
  };
}
