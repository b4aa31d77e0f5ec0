import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { CategoryChanges, NewCategory } from '#domains/catalogue/model/desk.ts';
import {
  categories,
  products,
  type CategoryTranslations,
} from '#domains/catalogue/server/catalogue.schema.ts';
import { freeSlug } from '#domains/catalogue/server/products/slugs.ts';
import { refreshSearchIndex } from '#domains/catalogue/server/search/search-index.ts';
import type { Language } from '#engine/model/languages.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { lockCategories, writePlaces } from './categories.queries.ts';

type CategoryRow = typeof categories.$inferSelect;

/** It comes behind the others. Its slug is made of the name once and stays when it is renamed, so that links stay. */
export function addCategory(
  catalogue: Catalogue,
  actor: SessionUser,
  { translations = {}, ...form }: NewCategory,
): Promise<{ id: number; slug: string }> {
  return catalogue.change(async (tx, changed) => {
    const all = await lockCategories(tx);
    const slug = await freeSlug(tx, categories, form.name);
    const [{ id }] = (await tx
      .insert(categories)
      .values({
        ...form,
        slug,
        position: Math.max(-1, ...all.map(({ position }) => position)) + 1,
        translations: merged({}, translations),
      })
      .returning({ id: categories.id })) as [{ id: number }];
    await recordAudit(tx, {
      actor,
      action: 'category.create',
      entityType: 'category',
      entityId: id,
      detail: { slug, name: form.name },
    });
    changed.category(slug);
    return { id, slug };
  });
}

export async function changeCategory(
  catalogue: Catalogue,
  actor: SessionUser,
  categoryId: number,
  { translations, position, imageUrl, ...plain }: CategoryChanges,
): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    const all = await lockCategories(tx);
    const before = found(all, categoryId);
    const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
    const after = {
      ...before,
      ...given,
      ...(imageUrl === null && { imageUrl }),
      ...(translations && { translations: merged(before.translations, translations) }),
    };
    const { id, ...columns } = after;
    const isMoved = position !== undefined && (await move(tx, all, id, position));
    const isChanged = !isDeepStrictEqual(before, after);
    if (!isMoved && !isChanged) return;
    if (isChanged) {
      // Its place has just been written.
      const { position: _place, ...written } = columns;
      await tx.update(categories).set(written).where(eq(categories.id, id));
      await refreshSearchIndex(tx, sql`p.category_id = ${id}`);
    }
    await recordAudit(tx, {
      actor,
      action: 'category.change',
      entityType: 'category',
      entityId: id,
      detail: {
        slug: before.slug,
        ...given,
        ...(isMoved && { position: position + 1 }),
        ...(imageUrl === null && { picture: false }),
        ...(translations && { languages: Object.keys(translations).join(', ') }),
      },
    });
    changed.category(before.slug);
  });
}

/** One that still holds products, hidden ones included, stays: they would stand nowhere. */
export async function deleteCategory(
  catalogue: Catalogue,
  actor: SessionUser,
  categoryId: number,
): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    const { slug, name } = found(await lockCategories(tx), categoryId);
    // Waits for products that are being put into it, and is seen by those that come later.
    await tx
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.id, categoryId))
      .for('update');
    const count = await tx.$count(products, eq(products.categoryId, categoryId));
    if (count > 0) throw new AppError('conflict', 'errors:categoryHasProducts', { params: { name, count } });
    await tx.delete(categories).where(eq(categories.id, categoryId));
    await recordAudit(tx, {
      actor,
      action: 'category.delete',
      entityType: 'category',
      entityId: categoryId,
      detail: { slug, name },
    });
    changed.category(slug);
  });
}

function found(all: readonly CategoryRow[], id: number): CategoryRow {
  const category = all.find((each) => each.id === id);
  if (category === undefined) throw new AppError('not_found', 'errors:categoryNotFound');
  return category;
}

/** False: it stands there already. */
async function move(tx: Db, all: readonly CategoryRow[], id: number, position: number): Promise<boolean> {
  const ids = all.map((each) => each.id);
  const sorted = ids.filter((each) => each !== id);
  sorted.splice(position, 0, id);
  if (isDeepStrictEqual(ids, sorted)) return false;
  await writePlaces(tx, sorted);
  return true;
}

/** What is given in a language replaces what was there, text by text; empty texts go. */
function merged(
  before: CategoryTranslations,
  given: NonNullable<CategoryChanges['translations']>,
): CategoryTranslations {
  const languages = Object.keys({ ...before, ...given }) as Exclude<Language, 'en'>[];
  const texts = languages.map((language) => {
    const both = { ...before[language], ...given[language] };
    return [language, Object.fromEntries(Object.entries(both).filter(([, text]) => text))] as const;
  });
  return Object.fromEntries(texts.filter(([, said]) => Object.keys(said).length > 0));
}
