import type { AnyRoute, StaticDataRouteOption } from '@tanstack/react-router';
import type { RouterContext } from './router-context.ts';

export interface LoadedRoute {
  context: RouterContext;
  route: Pick<AnyRoute, 'options'>;
}

/** Loads the texts of a route's page; on the server all are there already. */
export async function loadTexts({ context: { i18n }, route }: LoadedRoute): Promise<void> {
  const namespaces = namespacesOf(route.options.staticData);
  if (!namespaces.every((namespace) => i18n.hasLoadedNamespace(namespace)))
    await i18n.loadNamespaces(namespaces);
}

/** The namespaces whose texts the page of a route shows: its own, and that of products, which nearly every page has. */
export function namespacesOf(staticData: StaticDataRouteOption | undefined): string[] {
  return ['catalogue', ...(staticData?.namespaces ?? [])];
}
