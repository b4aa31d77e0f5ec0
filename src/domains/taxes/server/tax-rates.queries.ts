import { and, asc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { TaxRate, TaxRateFilter, TaxRateList } from '#domains/taxes/model/tax-rate.ts';
import { TAX_CATEGORIES } from '#domains/catalogue/model/tax-category.ts';
import type { Db } from '#engine/server/db/client.ts';
import { adminList, contains } from '#engine/server/lists/admin-list.ts';
import { taxRates } from './taxes.schema.ts';

const columns = {
  id: taxRates.id,
  country: taxRates.country,
  region: taxRates.region,
  postalPrefix: taxRates.postalPrefix,
  category: taxRates.category,
  name: taxRates.name,
  percent: taxRates.percent,
  from: taxRates.validFrom,
  until: taxRates.validUntil,
};

function ratesMatching(list: TaxRateFilter): SQL | undefined {
  return and(
    list.country === undefined ? undefined : eq(taxRates.country, list.country),
    list.category === undefined ? undefined : eq(taxRates.category, list.category),
    list.q
      ? or(
          ilike(taxRates.name, contains(list.q)),
          ilike(taxRates.category, contains(list.q)),
          ilike(taxRates.country, contains(list.q)),
          ilike(taxRates.region, contains(list.q)),
        )
      : undefined,
  );
}

export function listRates(db: Db, list: TaxRateList) {
  const where = ratesMatching(list);
  return adminList(
    db,
    list,
    {
      table: taxRates,
      id: taxRates.id,
      where,
      sorts: {
        place: taxRates.country,
        category: taxRates.category,
        name: taxRates.name,
        percent: taxRates.percent,
        from: taxRates.validFrom,
      },
    },
    (named): Promise<TaxRate[]> => db.select(columns).from(taxRates).where(named),
    (rate) => rate,
  );
}

/** All that match, by place: there are few, and a file or a calculation wants them whole. */
export async function allRates(db: Db, filter: TaxRateFilter = {}): Promise<TaxRate[]> {
  return db
    .select(columns)
    .from(taxRates)
    .where(ratesMatching(filter))
    .orderBy(
      asc(taxRates.country),
      asc(taxRates.region),
      asc(taxRates.postalPrefix),
      asc(taxRates.category),
      asc(taxRates.validFrom),
      asc(taxRates.id),
    );
}

export async function rateById(db: Db, id: number): Promise<TaxRate | undefined> {
  const [found] = await db.select(columns).from(taxRates).where(eq(taxRates.id, id));
  return found;
}

/** Those every shop knows, then those that rates name. */
export async function knownCategories(db: Db): Promise<string[]> {
  const found = await db
    .selectDistinct({ category: taxRates.category })
    .from(taxRates)
    .orderBy(asc(taxRates.category));
  return [...new Set<string>([...TAX_CATEGORIES, ...found.map(({ category }) => category)])];
}

/** Those who write rates do it one after the other, so that no two overlap. Readers do not wait. */
export async function lockRates(tx: Db): Promise<void> {
  await tx.execute(sql`lock table tax_rates in share row exclusive mode`);
}
