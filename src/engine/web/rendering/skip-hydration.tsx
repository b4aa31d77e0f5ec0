import { useRouter, type AnyRoute, type AnyRouter, type RegisteredRouter } from '@tanstack/react-router';
import type { MouseEvent, SyntheticEvent } from 'react';
import { WrittenFrame } from './static-page.tsx';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';

/** Renders the page as any other; the caller lets the router look again. */
type RenderPage = () => Promise<void>;

const keptPages = new WeakMap<AnyRouter, RenderPage>();

/**
 * Leaves the page of this route as the server wrote it, for as long as it is on the screen: React does not look into it,
 * and what it is made of is not loaded. A later visit to the route renders it as any other page.
 */
export function skipHydration(router: RegisteredRouter, routeId: string): void {
  const route = (router.routesById as Record<string, AnyRoute>)[routeId]!;
  const { component, loader, head } = route.options;
  const { title } = document;
  route.update({ component: AsWritten, loader: undefined, head: () => ({ meta: [{ title }] }) } as never);
  const release = () => {
    route.update({ component, loader, head } as never);
    keptPages.delete(router);
    stopWatching();
  };
  const stopWatching = router.subscribe('onResolved', () => {
    if (router.state.matches.every((match) => match.routeId !== routeId)) release();
  });
  keptPages.set(router, async () => {
    const { context } = router.options;
    await Promise.all([component?.preload?.(), (loader as LoadPage | undefined)?.({ context, route })]);
    await allRead(context.queryClient);
    release();
  });
}

/** Where the page on the screen is as the server wrote it: makes it follow what has changed, a language above all. */
export async function renderKeptPage(router: AnyRouter): Promise<void> {
  await keptPages.get(router)?.();
}

type Context = RegisteredRouter['options']['context'];
type LoadPage = (page: { context: Context; route: AnyRoute }) => Promise<void>;

/** So that the page never shows placeholders where it had its content. */
async function allRead(queryClient: Context['queryClient']): Promise<void> {
  const reading = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  await Promise.allSettled(reading.map((query) => query.promise));
}

/** React leaves the content of an element alone that it is told to take as HTML: nothing is compared, nothing replaced. */
const UNTOUCHED = { __html: '' };

function AsWritten() {
  const router = useRouter();

  function follow(event: MouseEvent) {
    const link = linkOf(event);
    if (link === undefined || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ href: hrefOf(link) });
  }

  function preload(event: SyntheticEvent) {
    const link = linkOf(event);
    if (link === undefined) return;
    const search = router.options.parseSearch(link.search);
    void router.preloadRoute({ to: link.pathname, search } as never);
  }

  return (
    <WrittenFrame
      suppressHydrationWarning
      dangerouslySetInnerHTML={UNTOUCHED}
      onClick={follow}
      onFocus={preload}
      onMouseOver={preload}
      onTouchStart={preload}
    />
  );
}

/** The link to another page of the shop that something happened on. */
function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = (target as Element).closest('a');
  const isOurs = link !== null && link.origin === window.location.origin && link.target === '';
  return isOurs && link.pathname !== window.location.pathname ? link : undefined;
}

function hrefOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}
