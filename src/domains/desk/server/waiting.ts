import type { WaitingMatter } from '#domains/desk/model/waiting.ts';
import { hasRight } from '#engine/model/rights.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { domains, MOST_WAITING, type Waiting, type WaitingWork } from '#engine/server/domain.ts';
import { MAX_ATTEMPTS } from '#engine/server/mail/mails.schema.ts';

const countTimers = statement<{ count: number }>(
  'count-failing-timers',
  `select count(*)::int as count from timers where failures > 0`,
);

/** Of the shop, or of a producer. */
const countWebhooks = statement<{ count: number }, { producerId: number | null }>(
  'count-failing-webhooks',
  `select count(*)::int as count from webhook_endpoints
    where producer_id is not distinct from $producerId::int and failing_since is not null`,
);

/** Along `mail_outbox_failed`. */
const countMails = statement<{ count: number }>(
  'count-failed-mails',
  `select count(*)::int as count from (
     select 1 from mail_outbox where sent_at is null and attempts >= ${MAX_ATTEMPTS} and bulk = false limit ${MOST_WAITING}) found`,
);

/** What the shop does by itself and could not do. */
export const failingWork: WaitingWork = {
  ADMIN: [
    {
      name: 'failedMails',
      page: 'refusedAddresses',
      needs: 'people',
      count: async (db) => (await countMails(db, {}))[0]!.count,
    },
    {
      name: 'timers',
      page: 'timers',
      needs: 'owner',
      count: async (db) => (await countTimers(db, {}))[0]!.count,
    },
    {
      name: 'webhooks',
      page: 'connections',
      needs: 'owner',
      count: async (db) => (await countWebhooks(db, { producerId: null }))[0]!.count,
    },
  ],
  PRODUCER: [
    {
      name: 'webhooks',
      page: 'connections',
      needs: 'owner',
      count: async (db, { producerId }) => (await countWebhooks(db, { producerId }))[0]!.count,
    },
  ],
};

/** What cannot wait comes first, what runs by itself again last. A name that is missing here comes after all of these. */
const BY_URGENCY = [
  'heldBatches',
  'lateParcels',
  'returnsToDecide',
  'withdrawals',
  'producers',
  'unpaidInvoices',
  'pickups',
  'toShip',
  'payouts',
  'orders',
  'returns',
  'certificates',
  'lowStock',
  'shortBatches',
  'certificatesEnding',
  'differences',
  'failedMails',
  'timers',
  'webhooks',
  'extensions',
];

function urgencyOf({ name }: WaitingMatter): number {
  const place = BY_URGENCY.indexOf(name);
  return place === -1 ? BY_URGENCY.length : place;
}

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
  for (const { name, page, filter = {}, needs, count, due } of declared) {
    if (!hasRight(rights, needs)) continue;
    const found = await count(db, asked);
    if (found === 0) continue;
    const dueAt = (await due?.(db, asked))?.toISOString();
    matters.push({ name, page, filter, count: found, ...(dueAt !== undefined && { dueAt }) });
  }
  return matters.toSorted((one, other) => urgencyOf(one) - urgencyOf(other));
}
