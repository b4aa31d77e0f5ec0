import type { StaticDataRouteOption } from '@tanstack/react-router';

/** The rooms whose texts the page of a route shows: its own, and that of products, which nearly every page has. */
export function namespacesOf(staticData: StaticDataRouteOption | undefined): string[] {
  return ['catalogue', ...(staticData?.namespaces ?? [])];
}
