import { sql, type SQL } from 'drizzle-orm';
import { rows, type Db } from '#engine/server/db/client.ts';

export interface Table {
  name: string;
  columns: { name: string; type: string }[];
  identityColumn: string | null;
}

/** Every table of the shop, each after those it refers to. Columns the database computes by itself are left out. */
export async function tablesInOrder(db: Db): Promise<Table[]> {
  const found = await rows<Table & { refersTo: string[] }>(
    db,
    sql`
      select c.relname as name,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                 order by a.attnum) filter (where a.attgenerated = '') as columns,
        max(a.attname) filter (where a.attidentity <> '') as "identityColumn",
        coalesce((select json_agg(distinct target.relname) from pg_constraint k
                    join pg_class target on target.oid = k.confrelid
                   where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '[]') as "refersTo"
        from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       group by c.oid, c.relname order by c.relname`,
  );
  const ordered: Table[] = [];
  const done = new Set<string>();
  while (ordered.length < found.length) {
    const free = found.filter(({ name, refersTo }) => !done.has(name) && refersTo.every((t) => done.has(t)));
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const { refersTo: _, ...table } of free) {
      ordered.push(table);
      done.add(table.name);
    }
  }
  return ordered;
}

export async function countRows(db: Db, table: string): Promise<number> {
  const [counted] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return counted!.count;
}

export function columnList(columns: readonly string[]): SQL {
  return sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
}
