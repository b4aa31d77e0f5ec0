import { vi } from 'vitest';
import type { Db } from '#engine/server/db/client.ts';

/** The text of every statement that runs on the handle from now on, outside of transactions. */
export function seenStatements(db: Db): string[] {
  const seen: string[] = [];
  const { $client: client } = db as unknown as { $client: { query(...given: unknown[]): unknown } };
  const query = client.query.bind(client);
  vi.spyOn(client, 'query').mockImplementation((...given) => {
    const [asked] = given as [string | { text: string }];
    seen.push(typeof asked === 'string' ? asked : asked.text);
    return query(...given);
  });
  return seen;
}
