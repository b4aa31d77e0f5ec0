import { setImmediate as nextTurn } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { refreshSearchIndex } from '#domains/catalogue/server/search/search-index.ts';
import { freeSlugs } from '#domains/catalogue/server/products/slugs.ts';
import { newProductColumns } from '#domains/catalogue/server/products/add-product.ts';
import { followProduct } from '#domains/catalogue/server/batches/follow-product.ts';
import { requireFreeGtins } from '#domains/catalogue/server/batches/free-gtins.ts';
import { writeManyChanges } from '#domains/catalogue/server/products/change-products.ts';
import { changeFamilyIn, makeFamilyIn } from '#domains/catalogue/server/families/write-family.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { lookUp, type Known } from './known.queries.ts';
import type { FamilyStep } from './plan-families.ts';
import { planImport, type Planner, type Step } from './plan-import.ts';
import type { TableRow } from './parse-table.ts';

const PORTION = 250;

type NewStep = Extract<Step, { kind: 'new' }>;
type ChangeStep = Extract<Step, { kind: 'change' }>;

interface Import {
  table: readonly TableRow[];
  fingerprint: string;
  planner: Omit<Planner, 'known'>;
  onProgress(done: number, total: number): void;
}

/**
 * Does what a preview showed, all of it or nothing. It is planned again under the locks of the products: where anything
 * would come out differently by now, the preview is out of date.
 */
export function applyImport(
  { catalogue }: Shop,
  { table, fingerprint, planner, onProgress }: Import,
): Promise<{ added: number; changed: number }> {
  return catalogue.change(async (tx, changed) => {
    const known = await lookUp(tx, table, { ...planner, lock: true });
    const { rows, families, sum } = await planImport(table, { ...planner, known });
    if (sum.wrong > 0) throw new AppError('conflict', 'errors:productFile.wrong');
    if (sum.fingerprint !== fingerprint) throw new AppError('conflict', 'errors:productFile.outdated');
    const steps = rows.flatMap(({ step }) => step ?? []);
    // The embedded database works on this thread: what is told leaves, and others are served, only between its turns.
    const tell = async (done: number) => {
      onProgress(done, steps.length);
      await nextTurn();
    };
    const changes = steps.filter((step) => step.kind === 'change');
    const additions = steps.filter((step) => step.kind === 'new');
    await change(tx, changed, changes, known, tell);
    const added = await add(tx, changed, additions, known, (done) => tell(changes.length + done));
    for (const step of families) await writeFamily(tx, changed, step, added);
    return { added: sum.added, changed: sum.changed };
  });
}

async function change(
  tx: Db,
  changed: Changed,
  steps: readonly ChangeStep[],
  { previews }: Known,
  tell: (done: number) => Promise<void>,
): Promise<void> {
  const inOrder = steps.toSorted((a, b) => a.before.id - b.before.id);
  for (let at = 0; at < inOrder.length; at += PORTION) {
    const portion = inOrder.slice(at, at + PORTION);
    await writeManyChanges(tx, changed, portion, previews);
    const ids = portion.filter(({ changes }) => isFoundOtherwise(changes)).map(({ before }) => before.id);
    if (ids.length > 0) await refreshSearchIndex(tx, sql`p.id = any(${sql.param(ids)}::int[])`);
    await tell(at + portion.length);
  }
}

/** The words that a product is found by are its names and its category's. */
function isFoundOtherwise({ name, translations, categoryId }: ChangeStep['changes']): boolean {
  return name !== undefined || translations !== undefined || categoryId !== undefined;
}

/** Gives the ids of what was added, by the row that adds it. */
async function add(
  tx: Db,
  changed: Changed,
  steps: readonly NewStep[],
  { previews }: Known,
  tell: (done: number) => Promise<void>,
): Promise<Map<number, number>> {
  const added = new Map<number, number>();
  if (steps.length === 0) return added;
  const shown = await lockProducers(tx, [...new Set(steps.map(({ producerId }) => producerId))]);
  const slugs = await freeSlugs(
    tx,
    steps.map(({ form }) => form.name),
  );
  for (let at = 0; at < steps.length; at += PORTION) {
    const rows = steps.slice(at, at + PORTION).map(({ producerId, form }, index) => ({
      ...newProductColumns(form, previews),
      slug: slugs[at + index]!,
      producerId,
      producerShown: shown.get(producerId)!,
    }));
    await requireFreeGtins(tx, rows);
    const inserted = await tx.insert(products).values(rows).returning();
    for (const product of inserted) {
      if (product.listed) changed.product(product.id, { onShelfOf: product.producerId });
      await followProduct(tx, changed, undefined, product);
    }
    const idOf = new Map(inserted.map((each) => [each.slug, each.id]));
    for (const [index, { slug: its }] of rows.entries()) added.set(steps[at + index]!.row, idOf.get(its)!);
    const ids = inserted.map(({ id }) => id);
    await refreshSearchIndex(tx, sql`p.id = any(${sql.param(ids)}::int[])`);
    await tell(Math.min(at + PORTION, steps.length));
  }
  return added;
}

/** By the commands of the dashboard, which refuse what the preview cannot have known. `added`: row of the file → product. */
async function writeFamily(
  tx: Db,
  changed: Changed,
  { id, producerId, name, members: planned }: FamilyStep,
  added: Map<number, number>,
): Promise<void> {
  const members = planned.map(({ label, labels, countsAs, ...which }) => ({
    productId: 'row' in which ? added.get(which.row)! : which.productId,
    label,
    labels,
    countsAs,
  }));
  if (id === null) await makeFamilyIn(tx, changed, producerId, { name, names: {}, members });
  else await changeFamilyIn(tx, changed, { id, producerId }, { members });
}

/** Whether the public sees what they make stays as it is until the products are written. */
async function lockProducers(tx: Db, ids: number[]): Promise<Map<number, boolean>> {
  const { id, shown } = producerProfiles;
  const locked = await tx
    .select({ id, shown })
    .from(producerProfiles)
    .where(inArray(id, ids))
    .orderBy(id)
    .for('key share');
  return new Map(locked.map((producer) => [producer.id, producer.shown]));
}
