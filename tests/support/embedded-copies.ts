// Test files of one worker lend the same embedded database to each other: to put one back to the sample shop takes a
// fifth of the time that a new one takes.
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { type Database, type Db, rows } from '#server/db/client.ts';
import { openPglite } from '#server/db/pglite.ts';

type OnMessage = (payload: string) => void;

interface Copy {
  database: Database;
  /** Puts everything back as it was after opening. */
  reset: readonly string[];
  /** Tables, constraints, triggers and functions as they were after opening. */
  shape: string;
  /** Who listens now: the engine itself would go on calling those of earlier test files. */
  listeners: Map<string, Set<OnMessage>>;
}

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
      returned.push(copy);
    },
  };
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
  await db.transaction(async (tx) => {
    for (const statement of copy.reset) await tx.execute(sql.raw(statement));
  });
  return copy;
}

async function openCopy(snapshotFile: string): Promise<Copy> {
  const database = await openSnapshot(snapshotFile);
  const shape = await shapeOf(database.db);
  return { database, shape, reset: await rememberRows(database.db), listeners: new Map() };
}

/** Copies every row into a schema of its own. Resolves to the statements that bring them back. */
async function rememberRows(db: Db): Promise<string[]> {
  const tables = await rows<{ name: string; columns: string }>(
    db,
    sql`select quote_ident(c.relname) as name,
               string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
          from pg_class c join pg_attribute a on a.attrelid = c.oid
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
           and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         group by c.relname`,
  );
  const sequences = await rows<{ name: string; value: string }>(
    db,
    sql`select quote_literal(quote_ident(sequencename)) as name, last_value::text as value
          from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  await db.execute(sql`create schema remembered`);
  const filled: typeof tables = [];
  for (const table of tables) {
    const some = await rows(db, sql.raw(`select from ${table.name} limit 1`));
    if (some.length > 0) filled.push(table);
  }
  for (const { name, columns } of filled)
    await db.execute(sql.raw(`create table remembered.${name} as select ${columns} from ${name}`));
  return [
    'select pg_advisory_unlock_all()',
    // Neither the ledger's refusal of changes nor foreign keys are asked.
    'set local session_replication_role = replica',
    `truncate ${tables.map(({ name }) => name).join(', ')} restart identity`,
    ...filled.map(
      ({ name, columns }) =>
        `insert into ${name} (${columns}) overriding system value select ${columns} from remembered.${name}`,
    ),
    ...sequences.map(({ name, value }) => `select setval(${name}, ${value})`),
  ];
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
