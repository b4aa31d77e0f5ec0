import type { AnyRouter } from '@tanstack/react-router';

/**
 * Tells the router that its tree is already on the page, so that it renders without boundaries the server did not write.
 * The router has no public call for it but its own hydration, which expects its own page state.
 */
export function markAsRendered(router: AnyRouter): void {
  router.ssr = { manifest: undefined };
}
