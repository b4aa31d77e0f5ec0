import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { OPENS_PRODUCT } from './open-product.ts';

type ProductLinkProps = { slug: string; opensModal?: boolean | undefined } & Pick<
  ComponentProps<'a'>,
  'className' | 'children'
>;

/**
 * On the server a plain link: for every list the router would work out two dozen URLs that are plain to see, and be
 * a tenth of the page.
 */
export function ProductLink({ slug, opensModal, children, className }: ProductLinkProps) {
  const props = { className, ...(opensModal ? { [OPENS_PRODUCT]: slug } : {}) };
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
