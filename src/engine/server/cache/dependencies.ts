import { hash } from 'node:crypto';
import type { Tag } from '#engine/server/changes/catalogue-changes.ts';

/** How much of a product a cached response says there is. */
export interface ShownQuantity {
  readonly productId: number;
  readonly quantity: number;
}

/** What a response is made of: when any of it changes, the response is forgotten. */
export interface Dependencies {
  readonly tags: readonly Tag[];
  /** Quantities change without an announcement: see `QuantityCheck`. */
  readonly quantities: readonly ShownQuantity[];
}

export const NOTHING: Dependencies = { tags: [], quantities: [] };

/**
 * What is shown in the data of a response, wherever in it a product or a producer stands. `more`: what else the
 * response depends on, such as which products there are.
 */
export function dependencies(data: unknown, more: readonly Tag[]): Dependencies {
  const tags = new Set(more);
  const quantities: ShownQuantity[] = [];
  collect(data, tags, quantities);
  return { tags: [...tags], quantities };
}

/** Of a page, from what was read for it. */
export function allDependencies(parts: readonly Dependencies[]): Dependencies {
  return {
    tags: [...new Set(parts.flatMap(({ tags }) => tags))],
    quantities: parts.flatMap(({ quantities }) => quantities),
  };
}

/** The fields by which a product, a producer and what belongs to a product are recognized. */
interface Fields {
  id?: number;
  quantityAvailable?: number;
  producerId?: number | null;
  categorySlug?: string;
  businessType?: string;
  productId?: number;
}

function collect(data: unknown, tags: Set<Tag>, quantities: ShownQuantity[]): void {
  if (typeof data !== 'object' || data === null) return;
  if (Array.isArray(data)) {
    for (const item of data) collect(item, tags, quantities);
    return;
  }
  const { id, quantityAvailable, producerId, categorySlug, businessType, productId }: Fields = data;
  if (productId !== undefined) {
    tags.add(`product:${productId}`);
    // A size of a product, on the page of another.
    if (quantityAvailable !== undefined) quantities.push({ productId, quantity: quantityAvailable });
  }
  if (id !== undefined && businessType !== undefined) tags.add(`producer:${id}`);
  if (id !== undefined && quantityAvailable !== undefined) {
    quantities.push({ productId: id, quantity: quantityAvailable });
    tags.add(`product:${id}`);
    if (producerId != null) tags.add(`producer:${producerId}`);
    if (categorySlug !== undefined) tags.add(`category:${categorySlug}`);
  }
  for (const value of Object.values(data)) collect(value, tags, quantities);
}

/** Of the JSON of a response that says how much there is of products: what it says apart from that, shortened. */
export function hashIgnoringStock(text: string): string {
  return hash('sha1', text.replaceAll(/"quantityAvailable":\d+/gu, ''), 'base64url');
}
