import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { products } from './schema/catalogue.ts';
import type { producerProfiles } from './schema/producers.ts';

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
  table: typeof products | typeof producerProfiles,
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

/** The same for many new products at once, in the order of their names. */
export async function freeSlugs(db: Db, names: readonly string[]): Promise<string[]> {
  const bases = names.map(slugify);
  const { slug } = products;
  const taken = await db
    .select({ slug })
    .from(products)
    .where(
      sql`regexp_replace(${slug}, '-[0-9]+$', '') = any(${sql.param([...new Set(bases)])}::text[]) or ${slug} = any(${sql.param(bases)}::text[])`,
    );
  const used = new Set(taken.map((row) => row.slug));
  return bases.map((base) => {
    const free = firstFree(base, used);
    used.add(free);
    return free;
  });
}

function firstFree(base: string, used: ReadonlySet<string>): string {
  if (!used.has(base)) return base;
  let number = 2;
  while (used.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
