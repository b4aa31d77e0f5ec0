import type { RouterContext } from '#web/rendering/router-context.ts';

/** Loads a room's texts before its page shows; on the server all are there already. */
export async function loadTexts({ i18n }: RouterContext, ...namespaces: string[]): Promise<void> {
  if (!namespaces.every((namespace) => i18n.hasLoadedNamespace(namespace)))
    await i18n.loadNamespaces(namespaces);
}
