import { createContext, use, type ComponentProps } from 'react';

type Part = 'header' | 'footer';

/** What stands inside header and footer of one kind of page, as the server has rendered it before. */
export type KeptMarkup = Record<Part, string>;

export const KeptMarkupContext = createContext<KeptMarkup | undefined>(undefined);

/**
 * Header and footer are the same on all products, and on all lists: a quarter of a page's elements. The server renders
 * them once for each kind of page and writes them from memory afterwards; the browser never has anything in memory and
 * finds what it would have rendered itself.
 */
export function Kept({ as: Element, children, ...attributes }: { as: Part } & ComponentProps<'header'>) {
  const markup = use(KeptMarkupContext)?.[Element];
  if (markup === undefined) return <Element {...attributes}>{children}</Element>;
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** Takes both parts out of a page: the header is its first, the footer its last. */
export function keptMarkupOf(html: string): KeptMarkup {
  const headerStart = html.indexOf('>', html.indexOf('<header')) + 1;
  const footerStart = html.indexOf('>', html.lastIndexOf('<footer')) + 1;
  return {
    header: html.slice(headerStart, html.indexOf('</header>', headerStart)),
    footer: html.slice(footerStart, html.indexOf('</footer>', footerStart)),
  };
}
