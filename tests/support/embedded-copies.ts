// Test files of one worker lend the same embedded database to each other: to put one back to the sample shop takes a
// fifth of the time that a new one takes.
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { type Database, type Db, rows } from '#engine/server/db/client.ts';
import { openPglite } from '#engine/server/db/pglite/pglite.ts';

type OnMessage = (payload: string) => void;

interface Table {
  name: string;
  columns: string;
  /** Of its rows, after opening. */
  count: number;
}

interface Remembered {
  tables: readonly Table[];
  /** Puts every sequence back to where it was. */
  sequences: string;
  /** The transaction after which every change is somebody's who has borrowed it. */
  since: number;
}

interface Copy extends Remembered {
  database: Database;
  /** Tables, constraints, triggers and functions as they were after opening. */
  shape: string;
  /** Who listens now: the engine itself would go on calling those of earlier test files. */
  listeners: Map<string, Set<OnMessage>>;
}

const MANY_ROWS = 1_000;
const returned: Copy[] = [];

/** The sample shop of the snapshot; closing it leaves it to the next one who asks. */
export async function lendEmbeddedCopy(snapshotFile: string): Promise<Database> {
  const copy = (await takeReturned()) ?? (await openCopy(snapshotFile));
  const { database, listeners } = copy;
  return {
    ...database,
    async listen(channel, onMessage, onGap) {
      const known = listeners.get(channel);
      if (known) return void known.add(onMessage);
      const all = new Set([onMessage]);
      listeners.set(channel, all);
      await database.listen(channel, (payload) => all.forEach((each) => each(payload)), onGap);
    },
    async close() {
      for (const all of listeners.values()) all.clear();
      await endAlarm(database.db);
      returned.push(copy);
    },
  };
}

/**
 * Figures of what was read and written are to be noted ten seconds later, by the clock of the test. One that it had set far ahead leaves an
 * alarm that is years away: `setTimeout` takes it for one of a millisecond, again and again. Noted now, nothing is left to wait for.
 */
export async function endAlarm(db: Db): Promise<void> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
}

export async function openSnapshot(file: string): Promise<Database> {
  return openPglite(undefined, new Blob([await readFile(file)]));
}

/** None when nobody has returned one, or when its last user changed the schema. */
async function takeReturned(): Promise<Copy | undefined> {
  const copy = returned.pop();
  if (!copy) return undefined;
  const { db } = copy.database;
  if ((await shapeOf(db)) !== copy.shape) {
    await copy.database.close();
    return undefined;
  }
  await putBack(db, copy);
  return copy;
}

async function openCopy(snapshotFile: string): Promise<Copy> {
  const database = await openSnapshot(snapshotFile);
  const shape = await shapeOf(database.db);
  return { database, shape, listeners: new Map(), ...(await rememberRows(database.db)) };
}

/** Copies every row into a schema of its own. */
async function rememberRows(db: Db): Promise<Remembered> {
  const found = await rows<{ name: string; columns: string }>(
    db,
    sql`select quote_ident(c.relname) as name,
               string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
          from pg_class c join pg_attribute a on a.attrelid = c.oid
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
           and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         group by c.relname`,
  );
  const [sequences] = await rows<{ reset: string }>(
    db,
    sql`select 'select ' || string_agg(format('setval(%L, %s, %L)', quote_ident(sequencename),
                 coalesce(last_value, start_value), last_value is not null), ', ') as reset
          from pg_sequences where schemaname = 'public'`,
  );
  await db.execute(sql`create schema remembered`);
  const tables: Table[] = [];
  for (const { name, columns } of found) {
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      db,
      sql.raw(`select count(*)::int as count from ${name}`),
    );
    tables.push({ name, columns, count });
    if (count > 0)
      await db.execute(sql.raw(`create table remembered.${name} as select ${columns} from ${name}`));
  }
  return { tables, sequences: sequences!.reset, since: await currentTransaction(db) };
}

/** Only what was changed: a test file touches a few of the tables, and to empty all of them takes half a second. */
async function putBack(db: Db, copy: Copy): Promise<void> {
  const counts = copy.tables.map(
    ({ name, count }) =>
      `select '${name}' as name, count(*)::int as count from ${name}
        having count(*) <> ${count} or bool_or(xmin::text::bigint > ${copy.since})`,
  );
  const changed = await rows<{ name: string; count: number }>(db, sql.raw(counts.join(' union all ')));
  const names = new Set(changed.map(({ name }) => name));
  const isLarge = changed.some(({ count }) => count > MANY_ROWS);
  const emptied = copy.tables.filter(({ name }) => isLarge || names.has(name));
  const statements = [
    'select pg_advisory_unlock_all()',
    // Neither the ledger's refusal of changes nor foreign keys are asked.
    'set local session_replication_role = replica',
    // Deleted rows stay in the file, so many of them would slow down somebody who comes next.
    ...(isLarge
      ? [`truncate ${emptied.map(({ name }) => name).join(', ')}`]
      : emptied.map(({ name }) => `delete from ${name}`)),
    ...emptied
      .filter(({ count }) => count > 0)
      .map(
        ({ name, columns }) =>
          `insert into ${name} (${columns}) overriding system value select ${columns} from remembered.${name}`,
      ),
    copy.sequences,
  ];
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
  copy.since = await currentTransaction(db);
}

async function currentTransaction(db: Db): Promise<number> {
  const [now] = await rows<{ id: number }>(db, sql`select pg_current_xact_id()::text::int as id`);
  return now!.id;
}

async function shapeOf(db: Db): Promise<string> {
  const parts = await rows<{ parts: string }>(
    db,
    sql`select concat_ws(' ',
          (select string_agg(concat(relname, relkind), ',' order by relname) from pg_class where relnamespace = 'public'::regnamespace),
          (select string_agg(conname, ',' order by conname) from pg_constraint where connamespace = 'public'::regnamespace),
          (select string_agg(concat(tgname, tgenabled), ',' order by tgname) from pg_trigger where not tgisinternal),
          (select string_agg(proname, ',' order by proname) from pg_proc where pronamespace = 'public'::regnamespace)
        ) as parts`,
  );
  return parts[0]!.parts;
}
