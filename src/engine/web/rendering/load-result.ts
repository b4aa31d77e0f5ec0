import type { AnyRouter } from '@tanstack/react-router';

/** What came of `router.load()` on the server. The router tells it in a private field, which nothing else reads. */
export function loadResult(router: AnyRouter): { redirect: string } | { status: number } {
  const result = router._serverResult;
  if (result?.type === 'redirect') return { redirect: result.redirect.headers.get('Location') ?? '/' };
  if (result?.type === 'render') return { status: result.status };
  throw new Error('The router has not been loaded on the server.');
}
