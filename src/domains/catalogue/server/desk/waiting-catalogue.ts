import { applicationDueOn } from '#domains/catalogue/model/producers/application-clock.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { shopMidnight } from '#engine/model/dates.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { MOST_WAITING, type WaitingWork } from '#engine/server/domain.ts';

/** Not judged yet, or with a new name; as the list of producers that await a verdict. */
const IS_AWAITING = `(renamed_from is not null or not verified and reviewed_at is null) and closed_at is null`;

const countApplications = statement<{ count: number }>(
  'count-applications',
  `select count(*)::int as count from (
     select 1 from producer_profiles where ${IS_AWAITING} limit ${MOST_WAITING}) found`,
);

const oldestApplication = statement<{ at: Date | null }>(
  'oldest-application',
  `select min(coalesce(renamed_at, created_at)) as at from producer_profiles where ${IS_AWAITING}`,
);

/** The end of the day by which the oldest application is to be answered. */
async function applicationsDue(db: Db): Promise<Date | null> {
  const { at } = (await oldestApplication(db, {}))[0]!;
  return at && new Date(shopMidnight(addDays(applicationDueOn(at), 1)).getTime() - 1);
}

/** Counted along `products_low_stock`. */
const countLowStock = statement<{ count: number }, { producerId: number | null }>(
  'count-low-stock',
  `select count(*)::int as count from (
     select 1 from products where low_stock is not null and ($producerId::int is null or producer_id = $producerId)
      limit ${MOST_WAITING}) found`,
);

/** Producers who want to know whether they may sell, and shelves that are nearly empty. */
export const waitingCatalogue: WaitingWork = {
  ADMIN: [
    {
      name: 'producers',
      page: 'producers',
      needs: 'people',
      filter: { status: 'awaiting' },
      count: async (db) => (await countApplications(db, {}))[0]!.count,
      due: applicationsDue,
    },
    {
      name: 'lowStock',
      page: 'products',
      needs: 'catalogue',
      filter: { stock: 'low' },
      count: async (db) => (await countLowStock(db, { producerId: null }))[0]!.count,
    },
  ],
  PRODUCER: [
    {
      name: 'lowStock',
      page: 'products',
      needs: 'catalogue',
      filter: { stock: 'low' },
      count: async (db, { producerId }) => (await countLowStock(db, { producerId }))[0]!.count,
    },
  ],
};
