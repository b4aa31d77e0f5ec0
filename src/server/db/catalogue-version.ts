import { sql } from 'drizzle-orm';
import type { Database, Db } from './client.ts';
import { catalogueState } from './schema/catalogue.ts';

const CHANNEL = 'catalogue';

/**
 * Call it in the transaction of every write that changes what the public sees. All processes drop their cached answers
 * once the transaction commits. The one row is locked until then: call it last.
 */
export async function raiseCatalogueVersion(db: Db): Promise<void> {
  await db.update(catalogueState).set({ version: sql`${catalogueState.version} + 1` });
  await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
}

export async function listenToCatalogueVersion(database: Database, onChange: () => void): Promise<void> {
  await database.listen(CHANNEL, onChange, onChange);
}
