import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type ProductLinkProps = { slug: string } & Pick<ComponentProps<'a'>, 'className' | 'children' | 'onClick'>;

/**
 * On the server a plain link: for every list the router would work out two dozen URLs that are plain to see, and be
 * a tenth of the page.
 */
export function ProductLink({ slug, children, ...props }: ProductLinkProps) {
  if (import.meta.env.SSR) {
    return (
      <a {...props} href={`/product/${encodeURIComponent(slug)}`}>
        {children}
      </a>
    );
  }
  return (
    <Link {...props} to="/product/$slug" params={{ slug }}>
      {children}
    </Link>
  );
}
