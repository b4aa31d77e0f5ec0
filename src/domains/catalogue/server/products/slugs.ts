import { sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { type categories, products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

const MAX_LENGTH = 80;

/** 'Crème Brûlée & Co.' → 'creme-brulee-co' */
export function slugify(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'item' : slug;
}

/** How many names are looked up at first; ten times as many, up to a limit, each time that all of them are taken. */
const FIRST_LOOK = 10;
const LONGEST_LOOK = 10_000;

/**
 * The name's slug, or with the first free number behind it. Each name is looked up by itself in the unique index, which
 * finds beginnings only where the database sorts by bytes. The index decides should two be written at once.
 */
export async function freeSlug(
  db: Db,
  table: typeof products | typeof producerProfiles | typeof categories,
  name: string,
): Promise<string> {
  const base = slugify(name);
  const slugOf = (number: number) => (number === 1 ? base : `${base}-${number}`);
  for (let first = 1, count = FIRST_LOOK; ; first += count, count = Math.min(10 * count, LONGEST_LOOK)) {
    const names = Array.from({ length: count }, (_, at) => slugOf(first + at));
    const taken = await db
      .select({ slug: table.slug })
      .from(table)
      .where(sql`${table.slug} = any(${sql.param(names)}::text[])`);
    const used = new Set(taken.map((row) => row.slug));
    const free = names.find((slug) => !used.has(slug));
    if (free !== undefined) return free;
  }
}

/** The same for many new products at once, in the order of their names. Only names that are taken are looked up again. */
export async function freeSlugs(db: Db, names: readonly string[]): Promise<string[]> {
  const bases = names.map(slugify);
  const used = await takenOf(db, [...new Set(bases)]);
  const found: string[] = [];
  for (const base of bases) {
    let slug = base;
    for (
      let number = 2, count = FIRST_LOOK;
      used.has(slug);
      number += count, count = Math.min(10 * count, LONGEST_LOOK)
    ) {
      const next = Array.from({ length: count }, (_, at) => `${base}-${number + at}`);
      for (const taken of await takenOf(db, next)) used.add(taken);
      slug = next.find((each) => !used.has(each)) ?? slug;
    }
    used.add(slug);
    found.push(slug);
  }
  return found;
}

async function takenOf(db: Db, slugs: string[]): Promise<Set<string>> {
  const { slug } = products;
  const taken = await db
    .select({ slug })
    .from(products)
    .where(sql`${slug} = any(${sql.param(slugs)}::text[])`);
  return new Set(taken.map((row) => row.slug));
}
