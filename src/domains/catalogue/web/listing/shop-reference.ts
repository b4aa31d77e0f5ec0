import { brand } from '#engine/model/brand.ts';

/** The shop, by the id that home gives it. */
export function shopReference(publicUrl: string): object {
  return { '@type': 'OnlineStore', '@id': `${publicUrl}/#organization`, name: brand().name };
}
