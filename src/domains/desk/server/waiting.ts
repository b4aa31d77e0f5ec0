import type { WaitingMatter } from '#domains/desk/model/waiting.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { domains, type Waiting, type WaitingWork } from '#engine/server/domain.ts';

const countFailing = statement<{ webhooks: number; timers: number }>(
  'count-failing',
  `select (select count(*)::int from webhook_endpoints
            where producer_id is null and failing_since is not null) as webhooks,
          (select count(*)::int from timers where failures > 0) as timers`,
);

/** What the shop does by itself and could not do. */
export const failingWork: WaitingWork = {
  ADMIN: [
    { name: 'timers', page: 'timers', count: async (db) => (await countFailing(db, {}))[0]!.timers },
    { name: 'webhooks', page: 'connections', count: async (db) => (await countFailing(db, {}))[0]!.webhooks },
  ],
};

/** All that waits for an administrator, as the domains declare it. */
export function waitingForAdmins(db: Db, now: Date): Promise<WaitingMatter[]> {
  return counted(
    db,
    domains().flatMap(({ waiting }) => waiting?.ADMIN ?? []),
    { now },
  );
}

/** All that waits for this producer. */
export function waitingForProducer(db: Db, producerId: number, now: Date): Promise<WaitingMatter[]> {
  return counted(
    db,
    domains().flatMap(({ waiting }) => waiting?.PRODUCER ?? []),
    { now, producerId },
  );
}

async function counted<Asked>(
  db: Db,
  declared: readonly Waiting<Asked>[],
  asked: Asked,
): Promise<WaitingMatter[]> {
  const matters: WaitingMatter[] = [];
  for (const { name, page, filter = {}, count } of declared) {
    const found = await count(db, asked);
    if (found > 0) matters.push({ name, page, filter, count: found });
  }
  return matters;
}
