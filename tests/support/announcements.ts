import { expect, vi } from 'vitest';
import type { Database } from '#engine/server/db/client.ts';
import { catalogueState } from '#engine/server/db/changes.schema.ts';

export async function catalogueVersion({ db }: Pick<Database, 'db'>): Promise<number> {
  return (await db.select().from(catalogueState))[0]!.version;
}

/** Hears what all processes of a database hear. */
export async function hearChanges(database: Database) {
  const heard: string[] = [];
  await database.listen(
    'catalogue',
    (announcement) => heard.push(announcement),
    () => {},
  );
  return {
    /** What was announced while `work` ran: `['product:7']` for one change, nothing when the version stayed. */
    async during(work: () => Promise<unknown>): Promise<string[]> {
      const before = await catalogueVersion(database);
      await work();
      const after = await catalogueVersion(database);
      const versions = Array.from({ length: after - before }, (_, at) => before + 1 + at);
      return Promise.all(
        versions.map((version) =>
          vi.waitFor(() => {
            const announcement = heard.find((text) => text.startsWith(`${version} `));
            expect(announcement).toBeDefined();
            return announcement!.slice(announcement!.indexOf(' ') + 1);
          }),
        ),
      );
    },
  };
}
