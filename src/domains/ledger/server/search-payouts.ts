import { sql } from 'drizzle-orm';
import { formatAmount, toAmount } from '#engine/model/money.ts';
import { rows } from '#engine/server/db/client.ts';
import type { Searchable } from '#engine/server/domain.ts';

/** By their number; administrators also by the producer's name. */
export const searchablePayouts: Searchable = {
  kind: 'payout',
  right: 'money',
  find: async (db, { number, pattern, producerId, limit }) => {
    const found = await rows<{ id: number; company: string; cents: string }>(
      db,
      sql`select y.id, r.company_name as company, y.amount_cents as cents
            from payouts y join producer_profiles r on r.id = y.producer_id
           where (${producerId}::int is null or y.producer_id = ${producerId}::int)
             and y.id in (
               select ${number}::int
               union all select o.id from producer_profiles m join payouts o on o.producer_id = m.id
                where ${producerId}::int is null and m.company_name ilike ${pattern})
           order by y.id desc limit ${limit}`,
    );
    return found.map(({ id, company, cents }) => ({
      id,
      title: `#${id}`,
      subtitle: `${company} · ${formatAmount(toAmount(Number(cents)))}`,
      url: `${producerId === null ? '/admin' : '/dashboard'}?tab=payouts&payout=${id}`,
    }));
  },
};
