import { sql } from 'drizzle-orm';
import { tablesInOrder } from '#engine/server/db/backup/tables.ts';
import { rows, type Db } from '#engine/server/db/client.ts';

/** Everything a table holds, as one line: equal lines, equal tables. */
export async function fingerprints(db: Db): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name, columns } of await tablesInOrder(db)) {
    const all = columns.map((column) => `"${column.name}"::text`).join(', ');
    const [row] = await rows<{ print: string }>(
      db,
      sql.raw(`select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as print
                 from (select json_build_array(${all})::text as line from "${name}") lines`),
    );
    found[name] = row!.print;
  }
  return found;
}
