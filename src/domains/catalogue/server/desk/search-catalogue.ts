import { sql } from 'drizzle-orm';
import { isProductNamed, writtenNameIn } from '#domains/catalogue/server/products/product-names.ts';
import { rows } from '#engine/server/db/client.ts';
import type { Searchable } from '#engine/server/domain.ts';

export const searchableProducts: Searchable = {
  kind: 'product',
  right: 'catalogue',
  find: async (db, { number, text, pattern, limit, producerId, language }) => {
    const isNamed = pattern === null ? sql`false` : isProductNamed(text, language, 'p');
    const found = await rows<{ id: number; name: string; company: string | null }>(
      db,
      sql`select p.id, ${writtenNameIn(language, 'p')} as name, r.company_name as company
            from products p left join producer_profiles r on r.id = p.producer_id
           where (${producerId}::int is null or p.producer_id = ${producerId}::int)
             and (p.id = ${number}::int or ${isNamed})
           order by p.id desc limit ${limit}`,
    );
    return found.map(({ id, name, company }) => ({
      id,
      title: name,
      subtitle: company ?? '',
      url: `${producerId === null ? '/admin' : '/dashboard'}?tab=products&product=${id}`,
    }));
  },
};

export const searchableProducers: Searchable = {
  kind: 'producer',
  right: 'people',
  find: async (db, { number, pattern, limit, producerId }) => {
    if (producerId !== null) return [];
    const found = await rows<{ id: number; company: string; location: string }>(
      db,
      sql`select id, company_name as company, location from producer_profiles
           where id = ${number}::int or company_name ilike ${pattern}
           order by id desc limit ${limit}`,
    );
    return found.map(({ id, company, location }) => ({
      id,
      title: company,
      subtitle: location,
      url: `/admin?tab=producers&producer=${id}`,
    }));
  },
};
