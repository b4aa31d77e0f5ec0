import pg from 'pg';
import type { Database } from '#engine/server/db/client.ts';
import { openDatabase } from '#engine/server/db/open-database.ts';
import { StartupError } from '#engine/server/startup-error.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

interface Scratch {
  database: Database;
  /** Closes it, and takes it away where it was made here. */
  drop(): Promise<void>;
}

/** A database that nobody uses: `into`, or one beside the shop's on its server, or without a server one in a folder. */
export async function openScratch(
  databaseUrl: string | undefined,
  into: string | undefined,
  folder: string,
): Promise<Scratch> {
  if (into !== undefined || databaseUrl === undefined) {
    const database = await openDatabase({ dataDir: folder, databaseUrl: into });
    return { database, drop: () => database.close() };
  }
  const url = new URL(databaseUrl);
  const name = `${url.pathname.slice(1)}_rehearsal_${process.pid}`;
  const quoted = pg.escapeIdentifier(name);
  const onServer = async (command: string) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(command).finally(() => client.end());
  };
  await onServer(`create database ${quoted} template template0`).catch((error: unknown) => {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartupError(
      `The user of DATABASE_URL may not make a database. Let it (alter role … createdb), or name an empty one: --into URL.`,
    );
  });
  url.pathname = `/${name}`;
  try {
    const database = await openDatabase({ dataDir: folder, databaseUrl: url.href });
    return {
      database,
      async drop() {
        await database.close();
        await onServer(`drop database if exists ${quoted} with (force)`);
      },
    };
  } catch (error) {
    await onServer(`drop database if exists ${quoted} with (force)`);
    throw error;
  }
}
