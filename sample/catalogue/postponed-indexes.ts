import { sql } from 'drizzle-orm';
import { rows, type Db } from '#engine/server/db/client.ts';

/** Each over a connection of its own: one keeps a single core of the database busy. */
const BUILDERS = 2;

/**
 * Fills tables without these indexes and builds them at the end: sorted once, instead of a page here and there for each row.
 * Their definitions lie in a table meanwhile, so that a run that was cut off is put right by the next.
 */
export async function withPostponedIndexes(
  db: Db,
  names: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create table if not exists postponed_indexes (definition text not null)`);
    await tx.execute(sql`
      insert into postponed_indexes
      select pg_get_indexdef(c.oid) from pg_class c where c.relkind = 'i' and c.relname in ${names}`);
    for (const name of names) await tx.execute(sql`drop index if exists ${sql.identifier(name)}`);
  });
  try {
    await fill();
  } finally {
    await buildPostponedIndexes(db);
  }
}

export async function buildPostponedIndexes(db: Db): Promise<void> {
  const [found] = await rows<{ exists: boolean }>(
    db,
    sql`select to_regclass('postponed_indexes') is not null as exists`,
  );
  if (!found!.exists) return;
  const postponed = await rows<{ definition: string }>(db, sql`select definition from postponed_indexes`);
  const build = async () => {
    for (let next = postponed.shift(); next !== undefined; next = postponed.shift()) {
      const { definition } = next;
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
        await tx.execute(sql.raw(definition));
        await tx.execute(sql`delete from postponed_indexes where definition = ${definition}`);
      });
    }
  };
  await Promise.all(Array.from({ length: BUILDERS }, build));
  await db.execute(sql`drop table postponed_indexes`);
}
