import type { WaitingMatter } from '#domains/desk/model/waiting.ts';
import { hasRight } from '#engine/model/rights.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
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
    {
      name: 'timers',
      page: 'timers',
      needs: 'owner',
      count: async (db) => (await countFailing(db, {}))[0]!.timers,
    },
    {
      name: 'webhooks',
      page: 'connections',
      needs: 'owner',
      count: async (db) => (await countFailing(db, {}))[0]!.webhooks,
    },
  ],
};

/** All that waits for an administrator and that this one may do, as the domains declare it. */
export function waitingForAdmin(db: Db, admin: SessionUser, now: Date): Promise<WaitingMatter[]> {
  const declared = domains().flatMap(({ waiting }) => waiting?.ADMIN ?? []);
  return counted(db, admin, declared, { now });
}

/** All that waits for this producer and that this member of the team may do. */
export function waitingForProducer(
  db: Db,
  member: SessionUser,
  producerId: number,
  now: Date,
): Promise<WaitingMatter[]> {
  const declared = domains().flatMap(({ waiting }) => waiting?.PRODUCER ?? []);
  return counted(db, member, declared, { now, producerId });
}

async function counted<Asked>(
  db: Db,
  { rights }: SessionUser,
  declared: readonly Waiting<Asked>[],
  asked: Asked,
): Promise<WaitingMatter[]> {
  const matters: WaitingMatter[] = [];
  for (const { name, page, filter = {}, needs, count } of declared) {
    if (!hasRight(rights, needs)) continue;
    const found = await count(db, asked);
    if (found > 0) matters.push({ name, page, filter, count: found });
  }
  return matters;
}
