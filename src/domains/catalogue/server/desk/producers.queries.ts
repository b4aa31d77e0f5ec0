import { and, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AdminProducerList, AdminProducer, ProducerChoice } from '#domains/catalogue/model/desk.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import {
  applicationDueOn,
  isOverdue,
  overdueBefore,
} from '#domains/catalogue/model/producers/application-clock.ts';
import type { Db } from '#engine/server/db/client.ts';
import { isApproved } from '#domains/catalogue/server/producers/rename-producer.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { adminList, matches } from '#engine/server/lists/admin-list.ts';

const { verified, reviewedAt, renamedFrom, renamedAt, createdAt } = producerProfiles;

/** Since when it waits for a verdict: from its application on, or from its new name on. */
const askedAt = sql<Date>`coalesce(${renamedAt}, ${createdAt})`;

const STATES = {
  verified: and(eq(verified, true), isNull(renamedFrom)),
  awaiting: or(isNotNull(renamedFrom), and(eq(verified, false), isNull(reviewedAt))),
  declined: and(eq(producerProfiles.verified, false), sql`${producerProfiles.reviewedAt} is not null`),
};

const WITHOUT_ACCOUNT = sql`(${producerProfiles.shown} and not exists (
  select from payout_accounts a where a.producer_id = ${producerProfiles.id}))`;

const IS_AWAITING = and(STATES.awaiting, isNull(producerProfiles.closedAt))!;

/** Counted in the index `products_producer` alone, once for all. */
const COUNTED = sql`(select p.producer_id, count(*)::int as products from products p group by p.producer_id) counted`;

const SORTS = {
  name: producerProfiles.companyName,
  type: producerProfiles.businessType,
  location: producerProfiles.location,
  date: createdAt,
  products: {
    turns: [
      { where: sql`not exists (select from products p where p.producer_id = ${producerProfiles.id})` },
      {
        where: undefined,
        by: {
          sql: sql`counted.products`,
          type: 'integer',
          from: { table: COUNTED, on: sql`counted.producer_id = ${producerProfiles.id}` },
        },
      },
    ],
  },
  // Those that wait for nothing have no such day.
  due: {
    turns: [
      { where: sql`(${IS_AWAITING}) is not true` },
      { where: IS_AWAITING, by: { sql: askedAt, type: 'timestamp with time zone' } },
    ],
  },
  status: {
    turns: [
      { where: STATES.awaiting },
      { where: and(STATES.declined, isNull(renamedFrom)) },
      { where: STATES.verified },
    ],
  },
} as const;

/** Applications that have waited too long stand first; otherwise newest first. */
export async function listProducers(
  db: Db,
  list: AdminProducerList,
  now: Date,
): Promise<AdminProducer[] | Page<AdminProducer>> {
  const where = and(
    list.status && { ...STATES, awaiting: IS_AWAITING }[list.status],
    list.payoutAccount && WITHOUT_ACCOUNT,
  );
  // Only those that await a verdict can be late, and few do: looked up by themselves, the others come along their index.
  const isLate = and(IS_AWAITING, lt(askedAt, overdueBefore(now)))!;
  return adminList(
    db,
    list,
    {
      table: producerProfiles,
      id: producerProfiles.id,
      where,
      search: list.q ? { each: matches(producerProfiles.companyName, list.q) } : undefined,
      sorts: SORTS,
      standard: [{ where: isLate }, { where: sql`(${isLate}) is not true` }],
    },
    (named) => producerRows(db, named),
    (row) => toAdminProducer(row, now),
  );
}

const PRODUCTS = sql<number>`(select count(*)::int from products p where p.producer_id = producer_profiles.id)`;

function producerRows(db: Db, where: SQL) {
  return db
    .select({ id: producerProfiles.id, producer: producerProfiles, email: users.email, products: PRODUCTS })
    .from(producerProfiles)
    .leftJoin(users, eq(users.id, producerProfiles.userId))
    .where(where);
}

export async function adminProducer(db: Db, id: number, now: Date): Promise<AdminProducer> {
  const [found] = await producerRows(db, eq(producerProfiles.id, id));
  if (found === undefined) throw new AppError('not_found', 'errors:producerNotFound');
  return toAdminProducer(found, now);
}

/** All that have not closed, by name: whose a new product may be. */
export async function producerChoices(db: Db): Promise<ProducerChoice[]> {
  return db
    .select({ id: producerProfiles.id, name: producerProfiles.companyName })
    .from(producerProfiles)
    .where(isNull(producerProfiles.closedAt))
    .orderBy(producerProfiles.companyName, producerProfiles.id);
}

export async function producerExists(db: Db, id: number): Promise<boolean> {
  const found = await db
    .select({ id: producerProfiles.id })
    .from(producerProfiles)
    .where(eq(producerProfiles.id, id));
  return found.length > 0;
}

interface Row {
  producer: typeof producerProfiles.$inferSelect;
  email: string | null;
  products: number;
}

function toAdminProducer({ producer, email, products }: Row, now: Date): AdminProducer {
  const isNew = !producer.verified && producer.reviewedAt === null;
  const isAwaiting = (isNew || producer.renamedFrom !== null) && producer.closedAt === null;
  const dueOn = isAwaiting ? applicationDueOn(producer.renamedAt ?? producer.createdAt) : null;
  return {
    id: producer.id,
    slug: producer.slug,
    userId: producer.userId,
    companyName: producer.companyName,
    businessType: producer.businessType,
    location: producer.location,
    description: producer.description,
    website: producer.website,
    phoneNumber: producer.phoneNumber,
    verified: isApproved(producer),
    renamedFrom: producer.renamedFrom,
    reviewedAt: producer.reviewedAt?.toISOString() ?? null,
    declineReason: producer.declineReason,
    dueOn,
    isOverdue: dueOn !== null && isOverdue(dueOn, now),
    createdAt: producer.createdAt.toISOString(),
    closedAt: producer.closedAt?.toISOString() ?? null,
    email,
    products,
  };
}
