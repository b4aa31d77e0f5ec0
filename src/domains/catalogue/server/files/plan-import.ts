import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  newProductSchema,
  productChangesSchema,
  type NewProduct,
  type ProductChanges,
} from '#domains/catalogue/model/product-form.ts';
import type { PreviewRow, PreviewSum } from '#domains/catalogue/model/files/product-file.ts';
import type { Column, FamilyColumn } from '#domains/catalogue/model/files/product-columns.ts';
import { numberOf } from '#domains/catalogue/model/files/cell-codecs.ts';
import { localizedName } from '#domains/catalogue/server/products/localized-name.ts';
import type { Language } from '#engine/model/languages.ts';
import {
  missingPictures,
  problemsOf,
  seasonProblems,
  shopsOwnFields,
  unknownTaxCategory,
  type Problem,
} from './import-problems.ts';
import type { Known } from './known.queries.ts';
import type { TableRow } from './parse-table.ts';
import { planFamilies, type FamilyStep, type FamilyWish } from './plan-families.ts';
import { cellsOf, formOf, type Cells, type ProductRow } from './product-cells.ts';

/** What a row is going to do. */
export type Step =
  | { kind: 'new'; row: number; producerId: number; form: NewProduct }
  | { kind: 'change'; before: ProductRow; changes: ProductChanges };

interface PlannedRow {
  preview: PreviewRow;
  /** Undefined: nothing changes, or something is wrong. */
  step?: Step;
  /** The product that the row is about, unless it adds one. */
  before?: ProductRow | undefined;
}

export interface Planner {
  known: Known;
  /** The producer whose products may be written; undefined: everybody's. */
  onlyProducerId: number | undefined;
  /** Of the reader. */
  language: Language;
  say(key: string, params?: Record<string, string | number>): string;
}

export interface Plan {
  rows: PlannedRow[];
  families: FamilyStep[];
  sum: PreviewSum;
}

/** A few milliseconds' work. */
const ROWS_PER_TURN = 50;

/** Judges every row of a file by what is known now, and adds up what the file would do. */
export async function planImport(table: readonly TableRow[], planner: Planner): Promise<Plan> {
  const seen = new Set<number>();
  const rows: PlannedRow[] = [];
  for (const [at, row] of table.entries()) {
    // Others get their turn in between.
    if (at % ROWS_PER_TURN === 0) await nextTurn();
    rows.push(planRow(row, planner, seen));
  }
  const families = planner.known.families.areMeant ? addFamilies(table, rows, planner) : [];
  return { rows, families, sum: sumOf(rows, families) };
}

/** What the rows say about families, together: what is wrong with it is said where it stands. */
function addFamilies(table: readonly TableRow[], rows: PlannedRow[], { known, say }: Planner): FamilyStep[] {
  const wishes = rows.flatMap(({ preview, step, before }, at): FamilyWish[] => {
    const isNew = step?.kind === 'new';
    if (!isNew && before === undefined) return [];
    const now = before && cellsOf(before, known.slugsOf(before));
    const said = trimmed(table[at]!.cells);
    const cellOf = (column: FamilyColumn) => said[column] ?? now?.[column] ?? '';
    const form = isNew ? step.form : step?.changes;
    return [
      {
        row: preview.row,
        producerId: isNew ? step.producerId : before!.producerId,
        product: before ?? null,
        name: preview.name,
        tiers: (form?.discountTiers === undefined ? before?.discountTiers : form.discountTiers) ?? null,
        cells: { family: cellOf('family'), size: cellOf('size'), counts_as: cellOf('counts_as') },
      },
    ];
  });
  const { steps, problems } = planFamilies(wishes, {
    products: known.products,
    families: known.families.byId,
  });
  for (const planned of rows) {
    const found = problems.get(planned.preview.row) ?? [];
    planned.preview.problems.push(
      ...found.map(({ column, key, params }) => ({ column, message: say(key, params) })),
    );
    if (found.length > 0) delete planned.step;
  }
  return steps;
}

function sumOf(rows: readonly PlannedRow[], families: readonly FamilyStep[]): PreviewSum {
  const count = (isMeant: (row: PlannedRow) => boolean) => rows.filter(isMeant).length;
  const steps = rows.flatMap(({ step }) => step ?? []);
  const hashed = steps.map((step) => (step.kind === 'new' ? step : [step.before.id, step.changes]));
  return {
    fingerprint: createHash('sha256')
      .update(JSON.stringify([hashed, families]))
      .digest('base64url'),
    added: count(({ step }) => step?.kind === 'new'),
    changed: count(({ step }) => step?.kind === 'change'),
    same: count(({ step, preview }) => step === undefined && preview.problems.length === 0),
    wrong: count(({ preview }) => preview.problems.length > 0),
  };
}

/** What was found out about a row. */
interface Judged {
  kind: PreviewRow['kind'];
  name?: string;
  changes: PreviewRow['changes'];
  problems: Problem[];
  step?: Step | undefined;
  before?: ProductRow;
}

const trimmed = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, text.trim()]));

function planRow({ row, cells: given }: TableRow, planner: Planner, seen: Set<number>): PlannedRow {
  const cells = trimmed(given);
  const judged = (cells.id ?? '') === '' ? planNew(row, cells, planner) : planChange(cells, planner, seen);
  const { kind, changes, step, before } = judged;
  const problems = judged.problems.map(({ column, key, params }) => ({
    column,
    message: planner.say(key, params),
  }));
  return {
    preview: { row, name: cells.name || (judged.name ?? ''), kind, changes, problems },
    before,
    ...(step && problems.length === 0 && { step }),
  };
}

/** A row without an id adds a product. What its cells leave empty, the form has a default for, or complains about. */
function planNew(row: number, cells: Cells, { known, onlyProducerId }: Planner): Judged {
  const filled = Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== '')) as Cells;
  const { inStock, ...form } = formOf(filled);
  const producerId = onlyProducerId ?? known.producers.get(cells.producer ?? '');
  const parsed = newProductSchema.safeParse({
    ...form,
    categoryId: categoryOf(cells, known),
    quantityAvailable: numberOf(cells.quantity ?? ''),
  });
  const problems: Problem[] = [
    ...problemsOf(parsed, cells, known),
    ...seasonProblems(undefined, parsed.data),
    ...unknownTaxCategory(form, known),
    ...missingPictures(form, known),
    ...shopsOwnFields(form.x, onlyProducerId),
  ];
  if (producerId === undefined) problems.unshift({ column: 'producer', key: 'errors:productFile.producer' });
  if (inStock === false) problems.push({ column: 'for_sale', key: 'errors:productFile.newOffSale' });
  const changes = Object.entries(filled).map(([column, to]) => ({ column, from: '', to }));
  if (!parsed.success || producerId === undefined) return { kind: 'new', changes, problems };
  return { kind: 'new', changes, problems, step: { kind: 'new', row, producerId, form: parsed.data } };
}

/** A row with an id changes what it says differently than the product does now. */
function planChange(cells: Cells, { known, onlyProducerId, language }: Planner, seen: Set<number>): Judged {
  const id = Number(cells.id);
  const before = known.products.get(id);
  if (before === undefined || (onlyProducerId ?? before.producerId) !== before.producerId) {
    const problem: Problem = { column: 'id', key: 'errors:productFile.notYours', params: { id: cells.id! } };
    return { kind: 'change', changes: [], problems: [problem] };
  }
  const now = cellsOf(before, known.slugsOf(before));
  const changes = differences(cells, now);
  const changed = Object.fromEntries(changes.map(({ column, to }) => [column, to])) as Cells;
  const form = formOf(changed);
  const parsed = productChangesSchema.safeParse({
    ...form,
    ...(changed.category !== undefined && { categoryId: categoryOf(cells, known) }),
    ...(changed.quantity !== undefined && {
      quantityAvailable: numberOf(changed.quantity),
      quantityBefore: before.quantityAvailable,
    }),
  });
  const problems: Problem[] = [
    ...(seen.has(id) ? [{ column: 'id', key: 'errors:productFile.twice', params: { id } } as const] : []),
    ...(changed.producer === undefined
      ? []
      : [{ column: 'producer', key: 'errors:productFile.producerMoved' } as const]),
    ...problemsOf(parsed, cells, known),
    ...seasonProblems(before, parsed.data),
    ...(changed.tiers === undefined || before.familyId === null
      ? []
      : [{ column: 'tiers', key: 'errors:families.ladderOfFamily' } as const]),
    ...(changed.quantity === undefined ? [] : stockMoved(cells, now)),
    ...unknownTaxCategory(form, known),
    ...missingPictures(form, known),
    ...shopsOwnFields(form.x, onlyProducerId),
  ];
  seen.add(id);
  const hasStep = parsed.success && changes.length > 0;
  return {
    kind: 'change',
    before,
    name: localizedName(before, language),
    changes,
    problems,
    step: hasStep ? { kind: 'change', before, changes: parsed.data } : undefined,
  };
}

/** The cells that say something else than the product does. */
function differences(cells: Cells, now: Record<Column, string>) {
  return (Object.entries(cells) as [Column, string][])
    .filter(([column, to]) => !isSame(column, to, now[column]) && !isKept(column, cells))
    .map(([column, to]) => ({ column, from: now[column], to }));
}

/** Spreadsheets write 24.9 for 24.90 and TRUE for yes: what the form would send decides. */
function isSame(column: Column, one: string, other: string): boolean {
  if (one === other.trim()) return true;
  if (column === 'counts_as') return numberOf(one) === numberOf(other);
  const [first, second] = [formOf({ [column]: one }), formOf({ [column]: other })];
  return Object.keys(first).length > 0 && isDeepStrictEqual(first, second);
}

/** A quantity as it was when the file was made is no new count, whatever was sold since. */
function isKept(column: Column, { quantity, quantity_before: told = '' }: Cells): boolean {
  return column === 'quantity_before' || (column === 'quantity' && told !== '' && told === quantity);
}

/** A count replaces the stock that it was counted from: where the file says which, and it is another by now, it is refused. */
function stockMoved(
  { quantity_before: told = '' }: Cells,
  { quantity: now }: Record<Column, string>,
): Problem[] {
  if (told === '' || told === now) return [];
  return [{ column: 'quantity', key: 'errors:stockMoved', params: { now: Number(now), before: told } }];
}

/** 0 is no category, and the form's rule says so. */
const categoryOf = ({ category = '' }: Cells, known: Known) => known.categories.get(category) ?? 0;
