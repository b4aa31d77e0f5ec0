import { sql, type SQL } from 'drizzle-orm';
import { rows, type Db } from '../../client.ts';

/** A column of one table that names rows of another. */
interface Reference {
  table: string;
  column: string;
  /** The table's own key. */
  key: string;
  isOptional: boolean;
}

/**
 * Removes rows with everything that belongs to them, whatever tables there are by now: rows that refer to them, and rows
 * that refer to those. `keepReferring`: rows that may do without the reference stay and lose it.
 */
export async function removeRows(
  tx: Db,
  table: string,
  ids: readonly number[],
  { keepReferring = false } = {},
): Promise<void> {
  if (ids.length === 0) return;
  for (const reference of await referencesTo(tx, table)) {
    const { table: owner, column, key, isOptional } = reference;
    if (keepReferring && isOptional) {
      await tx.execute(
        sql`update ${name(owner)} set ${name(column)} = null where ${name(column)} = any(${list(ids)})`,
      );
      continue;
    }
    const found = await rows<{ id: number }>(
      tx,
      sql`select ${name(key)} as id from ${name(owner)} where ${name(column)} = any(${list(ids)})`,
    );
    const owned = found.map(({ id }) => id);
    await removeRows(tx, owner, owned);
  }
  await tx.execute(sql`delete from ${name(table)} where ${name(await keyOf(tx, table))} = any(${list(ids)})`);
}

/** All but those that the database empties by itself. */
function referencesTo(tx: Db, table: string): Promise<Reference[]> {
  return rows(
    tx,
    sql`
      select c.conrelid::regclass::text as "table", a.attname as "column", not a.attnotnull as "isOptional",
             k.attname as key
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
