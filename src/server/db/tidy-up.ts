import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

const HOUR_MS = 3_600_000;
/** Few enough rows at a time that no shopper waits for the broom. */
const PORTION = 5_000;

/** Does the chores every hour, one after the other; one that fails is tried again the next time. */
export function startTidyUp(
  chores: readonly (() => Promise<void>)[],
  onError: (error: unknown) => void,
): { stop(): void } {
  const tidy = async () => {
    for (const chore of chores) await chore().catch(onError);
  };
  const timer = setInterval(() => void tidy(), HOUR_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Takes out what nobody can use any more: sessions idle for 30 days with their carts, links long expired. */
export async function tidyUp({ db }: Database): Promise<void> {
  await db.execute(sql`
    delete from sessions where id in (select id from sessions where expires_at < now() order by expires_at limit ${PORTION})`);
  await db.execute(sql`
    delete from user_tokens where id in (select id from user_tokens where expires_at < now() - interval '7 days' limit ${PORTION})`);
}
