export interface Crumb {
  name: string;
  /** From the root of the shop, e.g. '/shop'. */
  path: string;
}

/** Where a page stands, as search engines read it. */
export function breadcrumbData(publicUrl: string, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@type': 'WebPage', '@id': `${publicUrl}${path}` },
    })),
  };
}
