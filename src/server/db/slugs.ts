import { eq, like, or } from 'drizzle-orm';
import type { Db } from './client.ts';
import type { products } from './schema/catalogue.ts';
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

/** The name's slug, or with the first free number behind it. The unique index decides should two be written at once. */
export async function freeSlug(
  db: Db,
  table: typeof products | typeof producerProfiles,
  name: string,
): Promise<string> {
  const base = slugify(name);
  const taken = await db
    .select({ slug: table.slug })
    .from(table)
    .where(or(eq(table.slug, base), like(table.slug, `${base}-%`)));
  const used = new Set(taken.map((row) => row.slug));
  if (!used.has(base)) return base;
  let number = 2;
  while (used.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
