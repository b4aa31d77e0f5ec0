import type { RouteComponent } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { lazyPage } from './lazy-page.ts';

/**
 * A page without anything but words, pictures and links. Where the server has rendered it, it stays as it was written
 * (`src/engine/web/rendering/skip-hydration.tsx`): the browser loads its script, its texts and its data only to show it anew. It
 * depends on nothing but the language: its route has no parameters.
 */
export function staticPage<Name extends string>(
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
): RouteComponent {
  const Page: RouteComponent & { file?: string } = lazyPage(load, name);
  const Framed = () => (
    <WrittenFrame>
      <Page />
    </WrittenFrame>
  );
  // Asked anew each time: the router's component takes `preload` off itself once it is loaded.
  const preload = async () => Page.preload?.();
  return Object.assign(Framed, { preload, file: Page.file, isWritten: true });
}

/** An element for what was written, which must not change how it is laid out. */
export function WrittenFrame(props: ComponentProps<'div'>) {
  return <div {...props} className="contents" />;
}

export function isStaticPage({ component }: { component?: RouteComponent }): boolean {
  return component !== undefined && 'isWritten' in component;
}
