import { createContext, use, type ComponentProps } from 'react';

type Part = 'header' | 'footer';

/** What stands inside header and footer, as HTML. */
export type ShellMarkup = Record<Part, string>;

/** Set on the server only. */
export const ShellMarkupContext = createContext<ShellMarkup | undefined>(undefined);

/**
 * An element whose content the server writes from its cache (`shell-markup.tsx`). The browser has no cache and renders
 * `children`, so both must be the same: `tests/api/shell-markup.test.ts` compares them on every page.
 */
export function CachedMarkup({
  as: Element,
  children,
  ...attributes
}: { as: Part } & ComponentProps<'header'>) {
  const markup = use(ShellMarkupContext)?.[Element];
  if (markup === undefined) return <Element {...attributes}>{children}</Element>;
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}
