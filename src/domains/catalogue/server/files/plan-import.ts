import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import {
  newProductSchema,
  productChangesSchema,
  type NewProduct,
  type ProductChanges,
} from '#domains/catalogue/model/product-form.ts';
import type { PreviewRow, PreviewSum } from '#domains/catalogue/model/files/product-file.ts';
import type { Column } from '#domains/catalogue/model/files/product-columns.ts';
import { cellsOf, type Cells, type ProductRow } from './product-cells.ts';
import type { Known } from './known.queries.ts';
import { formOf, numberOf } from './read-cells.ts';
import type { TableRow } from './parse-table.ts';

/** What a row is going to do. */
export type Step =
  | { kind: 'new'; producerId: number; form: NewProduct }
  | { kind: 'change'; before: ProductRow; changes: ProductChanges };

interface PlannedRow {
  preview: PreviewRow;
  /** Undefined: nothing changes, or something is wrong. */
  step?: Step;
}

/** A problem as a key of the texts. */
interface Problem {
  column: Column | null;
  key: string;
  params?: Record<string, string | number>;
}

export interface Planner {
  known: Known;
  /** The producer whose products may be written; undefined: everybody's. */
  onlyProducerId: number | undefined;
  say(key: string, params?: Record<string, string | number>): string;
}

export interface Plan {
  rows: PlannedRow[];
  sum: PreviewSum;
}

/** A few milliseconds' work. */
const ROWS_PER_TURN = 50;

export async function planImport(table: readonly TableRow[], planner: Planner): Promise<Plan> {
  const seen = new Set<number>();
  const rows: PlannedRow[] = [];
  for (const [at, row] of table.entries()) {
    // Others get their turn in between.
    if (at % ROWS_PER_TURN === 0) await nextTurn();
    rows.push(planRow(row, planner, seen));
  }
  const count = (isMeant: (row: PlannedRow) => boolean) => rows.filter(isMeant).length;
  const steps = rows.flatMap(({ step }) => step ?? []);
  const told = steps.map((step) => (step.kind === 'new' ? step : [step.before.id, step.changes]));
  return {
    rows,
    sum: {
      fingerprint: createHash('sha256').update(JSON.stringify(told)).digest('base64url'),
      added: count(({ step }) => step?.kind === 'new'),
      changed: count(({ step }) => step?.kind === 'change'),
      same: count(({ step, preview }) => step === undefined && preview.problems.length === 0),
      wrong: count(({ preview }) => preview.problems.length > 0),
    },
  };
}

function planRow({ row, cells }: TableRow, planner: Planner, seen: Set<number>): PlannedRow {
  const name = (cells.name ?? '').trim();
  const planned = (cells.id ?? '').trim() === '' ? planNew(cells, planner) : planChange(cells, planner, seen);
  const { kind, changes, problems, step } = planned;
  const said = problems.map(({ column, key, params }) => ({ column, message: planner.say(key, params) }));
  return {
    preview: { row, name: name === '' ? (planned.name ?? '') : name, kind, changes, problems: said },
    ...(step && problems.length === 0 && { step }),
  };
}

interface Judged {
  kind: PreviewRow['kind'];
  name?: string;
  changes: PreviewRow['changes'];
  problems: Problem[];
  step?: Step | undefined;
}

function planNew(cells: Cells, { known, onlyProducerId }: Planner): Judged {
  const problems: Problem[] = [];
  const producerId = onlyProducerId ?? known.producers.get((cells.producer ?? '').trim());
  if (producerId === undefined) problems.push({ column: 'producer', key: 'errors:productFile.producer' });
  const filled = Object.fromEntries(Object.entries(cells).filter(([, text]) => text.trim() !== '')) as Cells;
  const { inStock, translations, ...form } = formOf(filled);
  const parsed = newProductSchema.safeParse({
    ...form,
    ...(translations !== undefined && { translations }),
    categoryId: categoryOf(cells, known),
    quantityAvailable: numberOf((cells.quantity ?? '').trim()),
  });
  problems.push(...problemsOf(parsed, cells, known), ...missingPictures(form, known));
  if (inStock === false) problems.push({ column: 'for_sale', key: 'errors:productFile.newOffSale' });
  const changes = Object.entries(filled).map(([column, to]) => ({ column, from: '', to }));
  const step =
    parsed.success && producerId !== undefined
      ? ({ kind: 'new', producerId, form: parsed.data } as const)
      : undefined;
  return { kind: 'new', changes, problems, step };
}

function planChange(cells: Cells, planner: Planner, seen: Set<number>): Judged {
  const { known, onlyProducerId } = planner;
  const id = Number(cells.id!.trim());
  const before = known.products.get(id);
  const isOwn = before !== undefined && (onlyProducerId ?? before.producerId) === before.producerId;
  if (!isOwn) {
    const problem = {
      column: 'id',
      key: 'errors:productFile.notYours',
      params: { id: cells.id!.trim() },
    } as const;
    return { kind: 'change', changes: [], problems: [problem] };
  }
  const problems: Problem[] = [];
  if (seen.has(id)) problems.push({ column: 'id', key: 'errors:productFile.twice', params: { id } });
  seen.add(id);
  const now = cellsOf(before, known.slugsOf(before));
  const changes = (Object.entries(cells) as [Column, string][])
    .filter(([column, to]) => column !== 'quantity_before' && !isSame(column, to, now[column]))
    .map(([column, to]) => ({ column, from: now[column], to: to.trim() }));
  const changed = Object.fromEntries(changes.map(({ column, to }) => [column, to])) as Cells;
  if (changed.producer !== undefined)
    problems.push({ column: 'producer', key: 'errors:productFile.producerMoved' });
  const form = formOf(changed);
  const counted = stockOf(cells, changed, before.quantityAvailable);
  const parsed = productChangesSchema.safeParse({
    ...form,
    ...(changed.category !== undefined && { categoryId: categoryOf(cells, known) }),
    ...counted.form,
  });
  problems.push(...problemsOf(parsed, cells, known), ...counted.problems, ...missingPictures(form, known));
  const shown = counted.isSame ? changes.filter(({ column }) => column !== 'quantity') : changes;
  const step =
    parsed.success && shown.length > 0
      ? ({ kind: 'change', before, changes: parsed.data } as const)
      : undefined;
  return { kind: 'change', name: before.name, changes: shown, problems, step };
}

/** Spreadsheets write 24.9 for 24.90 and TRUE for yes: what the form would send decides. */
function isSame(column: Column, one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  const [first, second] = [formOf({ [column]: one }), formOf({ [column]: other })];
  return Object.keys(first).length > 0 && isDeepStrictEqual(first, second);
}

/**
 * A count replaces the stock it was counted from. Where the file tells that, and something was sold since, an unchanged
 * count changes nothing and a new one is refused.
 */
function stockOf(cells: Cells, changed: Cells, now: number) {
  const told = (cells.quantity_before ?? '').trim();
  const isSame = changed.quantity === undefined || (told !== '' && told === cells.quantity!.trim());
  if (isSame) return { isSame, form: {}, problems: [] };
  const hasMoved = told !== '' && told !== String(now);
  return {
    isSame,
    form: { quantityAvailable: numberOf(changed.quantity!), quantityBefore: now },
    problems: hasMoved
      ? [{ column: 'quantity', key: 'errors:stockMoved', params: { now, before: told } } as const]
      : [],
  };
}

/** 0 is no category, and the form's rule says so. */
const categoryOf = (cells: Cells, known: Known) => known.categories.get((cells.category ?? '').trim()) ?? 0;

/** The form's fields are the file's columns under other names. */
const COLUMN_OF: Record<string, Column> = {
  categoryId: 'category',
  quantityAvailable: 'quantity',
  quantityBefore: 'quantity',
  inStock: 'for_sale',
  discountTiers: 'tiers',
  shelfLifeDays: 'shelf_life_days',
  imageUrl: 'image_url',
  additionalImages: 'additional_images',
};

function problemsOf(parsed: z.ZodSafeParseResult<unknown>, cells: Cells, known: Known): Problem[] {
  if (parsed.success) return [];
  const found = new Map<Column, Problem>();
  for (const { path, message } of parsed.error.issues) {
    const [field, language, text] = path.map(String);
    const column =
      field === 'translations' ? (`${text}_${language}` as Column) : (COLUMN_OF[field!] ?? (field as Column));
    const problem = column === 'category' ? unknownCategory(cells, known) : undefined;
    if (!found.has(column)) found.set(column, problem ?? { column, key: message });
  }
  return [...found.values()];
}

/** The form lets one choose and need not name them; somebody who writes a name must learn which there are. */
function unknownCategory(cells: Cells, { categories }: Known): Problem | undefined {
  const name = (cells.category ?? '').trim();
  if (name === '' || categories.has(name)) return undefined;
  const params = { name, known: [...categories.keys()].toSorted().join(', ') };
  return { column: 'category', key: 'errors:productFile.category', params };
}

/** A picture that was uploaded and is shown by nothing may be gone. */
function missingPictures(form: Record<string, unknown>, known: Known): Problem[] {
  const named = { image_url: [form['imageUrl']], additional_images: form['additionalImages'] ?? [] };
  return (Object.entries(named) as [Column, unknown[]][]).flatMap(([column, urls]) =>
    urls.some((url) => typeof url === 'string' && url.startsWith('/uploads/') && !known.previews.has(url))
      ? [{ column, key: 'validation:imageUrlInvalid' }]
      : [],
  );
}
