import type { AnyRoute } from '@tanstack/react-router';
import type { RouterContext } from '#web/rendering/router-context.ts';

export interface LoadedRoute {
  context: RouterContext;
  route: Pick<AnyRoute, 'options'>;
}

/** Loads the texts that the route names in `staticData.namespaces`; on the server all are there already. */
export async function loadTexts({ context: { i18n }, route }: LoadedRoute): Promise<void> {
  const { namespaces = [] } = route.options.staticData ?? {};
  if (!namespaces.every((namespace) => i18n.hasLoadedNamespace(namespace)))
    await i18n.loadNamespaces(namespaces);
}
