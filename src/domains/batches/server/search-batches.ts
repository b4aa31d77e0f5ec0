import { sql } from 'drizzle-orm';
import { writtenNameIn } from '#domains/catalogue/server/products/product-names.ts';
import { rows } from '#engine/server/db/client.ts';
import type { Searchable } from '#engine/server/domain.ts';

/** By the code on the jar: somebody who calls has it in their hand. */
export const searchableBatches: Searchable = {
  kind: 'batch',
  right: 'catalogue',
  find: async (db, { pattern, producerId, language, limit }) => {
    const found = await rows<{ id: number; code: string; product: string }>(
      db,
      sql`select b.id, b.code, ${writtenNameIn(language, 'p')} as product from batches b join products p on p.id = b.product_id
           where b.code ilike ${pattern} and (${producerId}::int is null or p.producer_id = ${producerId}::int)
           order by b.id desc limit ${limit}`,
    );
    return found.map(({ id, code, product }) => ({
      id,
      title: code,
      subtitle: product,
      url: `${producerId === null ? '/admin' : '/dashboard'}?tab=batches&batch=${id}`,
    }));
  },
};
