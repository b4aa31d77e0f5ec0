import { and, eq, gt, sql } from 'drizzle-orm';
import type { AtAGlance } from '#domains/catalogue/model/producers/at-a-glance.ts';
import { averageRating } from '#domains/catalogue/model/reviews/average-rating.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { countryNamed } from '#engine/model/places/countries.ts';
import type { Db } from '#engine/server/db/client.ts';

export async function atAGlance(db: Db): Promise<AtAGlance> {
  const makers = await db
    .select({ location: producerProfiles.location })
    .from(producerProfiles)
    .where(eq(producerProfiles.shown, true));
  const [rated] = await db
    .select({
      sum: sql<number>`coalesce(sum(${products.ratingSum}), 0)::int`,
      count: sql<number>`coalesce(sum(${products.reviewCount}), 0)::int`,
    })
    .from(products)
    .where(and(eq(products.listed, true), gt(products.reviewCount, 0)));
  const { sum, count } = rated!;
  const average = averageRating(sum, count);
  return {
    makers: makers.length,
    countries: countriesOf(makers.map(({ location }) => location)),
    reviews: average === null ? null : { count, average },
  };
}

/** Of places as producers write them: 'Apricale, Liguria, Italy'. */
function countriesOf(locations: readonly string[]): number | null {
  const named = locations.map((location) => countryNamed(location.split(',').at(-1)!.trim()));
  return named.includes(undefined) ? null : new Set(named).size;
}
