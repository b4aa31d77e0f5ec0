import { sql } from 'drizzle-orm';
import { rows } from '#engine/server/db/client.ts';
import type { Searchable } from '#engine/server/domain.ts';

/** By what is printed on the jar. */
export const searchableBatches: Searchable = {
  kind: 'batch',
  right: 'catalogue',
  find: async (db, { pattern, limit, producerId }) => {
    const found = await rows<{ id: number; code: string; product: string }>(
      db,
      sql`select b.id, b.code, p.name as product from batches b join products p on p.id = b.product_id
           where b.code ilike ${pattern} and (${producerId}::int is null or p.producer_id = ${producerId}::int)
           order by b.id desc limit ${limit}`,
    );
    const desk = producerId === null ? '/admin' : '/dashboard';
    return found.map(({ id, code, product }) => ({
      id,
      title: code,
      subtitle: product,
      url: `${desk}?tab=batches&q=${encodeURIComponent(code)}`,
    }));
  },
};
