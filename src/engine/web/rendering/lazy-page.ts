import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * A page, or what opens over one, with a script of its own, fetched when it is opened. Its component is called as its
 * file is (`ShopPage` in shop-page.tsx): so the server knows which script a page will ask for and can announce it.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): ReturnType<typeof lazyRouteComponent<Module, Name>> & { file: string } {
  return Object.assign(lazyRouteComponent(load, name), { file: fileOf(name) });
}

/** The router waits for all of these before it shows a route. */
const COMPONENTS = ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent'] as const;

/** 'shop-page': the files of a route's components that were made by `lazyPage`. */
export function lazyFilesOf(options: object): string[] {
  const components = options as Record<string, { file?: string } | undefined>;
  return COMPONENTS.flatMap((name) => components[name]?.file ?? []);
}

function fileOf(name: string): string {
  return name.replaceAll(/(?!^)[A-Z]/gu, '-$&').toLowerCase();
}
