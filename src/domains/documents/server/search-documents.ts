import { sql } from 'drizzle-orm';
import { DOCUMENT_NUMBER } from '#domains/documents/model/document-kinds.ts';
import { formatAmount, toAmount } from '#engine/model/money.ts';
import { rows } from '#engine/server/db/client.ts';
import type { Searchable } from '#engine/server/domain.ts';

/** By their numbers, and what is about an order by its number. Producers find their own statements. */
export const searchableDocuments: Searchable = {
  kind: 'document',
  right: 'money',
  find: async (db, { text, number, producerId, limit }) => {
    const written = text.trim().toUpperCase();
    if (!DOCUMENT_NUMBER.test(written) && number === null) return [];
    const found = await rows<{ id: number; number: string; cents: string; name: string | null }>(
      db,
      sql`select d.id, d.number, d.total_cents as cents, d.recipient ->> 'name' as name from documents d
           where (d.number = ${written} or d.order_id = ${number}::int)
             and (${producerId}::int is null or d.producer_id = ${producerId}::int)
           order by d.id desc limit ${limit}`,
    );
    return found.map(({ id, number: documentNumber, cents, name }) => ({
      id,
      title: documentNumber,
      subtitle: [name, formatAmount(toAmount(Number(cents)))].filter((part) => part !== null).join(' · '),
      url: `/documents/${documentNumber}`,
    }));
  },
};
