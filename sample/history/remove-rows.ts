import { sql, type SQL } from 'drizzle-orm';
import { rows, type Db } from '#engine/server/db/client.ts';

/** A column of one table that names rows of another. */
interface Reference {
  table: string;
  column: string;
  /** The table's own key. */
  key: string;
  isOptional: boolean;
  /** Its row goes with the row it refers to: so the tables say. */
  isOwned: boolean;
}

/** Removes rows with everything that belongs to them, whatever tables there are by now: what refers to them, and to that. */
export async function removeRows(tx: Db, table: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const { table: owner, column, key } of await referencesTo(tx, table)) {
    const found = await rows<{ id: number }>(
      tx,
      sql`select ${name(key)} as id from ${name(owner)} where ${name(column)} = any(${list(ids)})`,
    );
    const owned = found.map(({ id }) => id);
    await removeRows(tx, owner, owned);
  }
  await tx.execute(sql`delete from ${name(table)} where ${name(await keyOf(tx, table))} = any(${list(ids)})`);
}

/**
 * Removes rows from which others stand apart: those lose the reference, and where they cannot do without it, the row that
 * they refer to stays. Only what the tables say to belong to a row goes with it.
 */
export async function removeDispensable(tx: Db, table: string, ids: readonly number[]): Promise<void> {
  const apart = (await referencesTo(tx, table)).filter(({ isOwned }) => !isOwned);
  const needed = new Set<number>();
  for (const { table: owner, column } of apart.filter(({ isOptional }) => !isOptional)) {
    const referring = sql`select ${name(column)} as id from ${name(owner)} where ${name(column)} = any(${list(ids)})`;
    for (const { id } of await rows<{ id: number }>(tx, referring)) needed.add(id);
  }
  const dispensable = ids.filter((id) => !needed.has(id));
  for (const { table: owner, column } of apart.filter(({ isOptional }) => isOptional))
    await tx.execute(
      sql`update ${name(owner)} set ${name(column)} = null where ${name(column)} = any(${list(dispensable)})`,
    );
  await removeRows(tx, table, dispensable);
}

/** All but those that the database empties by itself. */
function referencesTo(tx: Db, table: string): Promise<Reference[]> {
  return rows(
    tx,
    sql`
      select c.conrelid::regclass::text as "table", a.attname as "column", not a.attnotnull as "isOptional",
             c.confdeltype = 'c' as "isOwned", k.attname as key
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        join pg_constraint p on p.conrelid = c.conrelid and p.contype = 'p'
        join pg_attribute k on k.attrelid = p.conrelid and k.attnum = p.conkey[1]
       where c.contype = 'f' and c.confrelid = ${table}::regclass and c.confdeltype <> 'n'
       order by c.conname`,
  );
}

async function keyOf(tx: Db, table: string): Promise<string> {
  const [key] = await rows<{ name: string }>(
    tx,
    sql`select a.attname as name from pg_constraint p
          join pg_attribute a on a.attrelid = p.conrelid and a.attnum = p.conkey[1]
         where p.contype = 'p' and p.conrelid = ${table}::regclass`,
  );
  return key!.name;
}

/** While `work` runs, rows that are otherwise written once and for good may go. For sample rows only. */
export async function withoutInsertOnly(tx: Db, work: () => Promise<void>): Promise<void> {
  const triggers = await rows<{ table: string; trigger: string }>(
    tx,
    sql`select tgrelid::regclass::text as "table", tgname as "trigger" from pg_trigger
         where tgfoid = 'refuse_change'::regproc order by 1, 2`,
  );
  const switchTo = async (state: 'enable' | 'disable') => {
    for (const { table, trigger } of triggers)
      await tx.execute(sql`alter table ${name(table)} ${sql.raw(state)} trigger ${name(trigger)}`);
  };
  await switchTo('disable');
  await work();
  await switchTo('enable');
}

function name(identifier: string): SQL {
  return sql`${sql.identifier(identifier)}`;
}

function list(ids: readonly number[]): SQL {
  return sql`${sql.param(ids)}::int[]`;
}
