import { eq } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { overlaps } from '#domains/taxes/model/rate-for.ts';
import {
  MAX_RATES,
  newRateSchema,
  RATE_COLUMNS,
  type TaxRate,
  type WrittenRate,
} from '#domains/taxes/model/tax-rate.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { unescapedCsvCell } from '#engine/server/lists/csv.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { ratePlaceProblem } from './rate-place.ts';
import { allRates, lockRates } from './tax-rates.queries.ts';
import { taxRates } from './taxes.schema.ts';
import { toColumns } from './write-rate.ts';

export interface ImportedRates {
  added: number;
  changed: number;
  same: number;
}

/** A rate of a file, and its row as a spreadsheet counts. */
interface FileRate {
  row: number;
  rate: WrittenRate;
}

type Say = (key: string) => string;

/**
 * Takes over a file of rates, all of it or nothing. A row of the same place, category and first day as a rate of the shop
 * changes that rate; every other row adds one. What the file does not name stays.
 */
export function importRates(db: Db, actor: SessionUser, file: Uint8Array, say: Say): Promise<ImportedRates> {
  const rows = readRates(file, say);
  return db.transaction(async (tx) => {
    await lockRates(tx);
    const before = await allRates(tx);
    const plan = planOf(rows, before);
    refuseOverlaps([...plan.kept, ...plan.changed, ...plan.added]);
    if (plan.kept.length + plan.changed.length + plan.added.length > MAX_RATES)
      throw new AppError('invalid', 'errors:taxRates.tooMany', { params: { max: MAX_RATES } });
    for (const { id, rate } of plan.changed)
      await tx.update(taxRates).set(toColumns(rate)).where(eq(taxRates.id, id!));
    const PORTION = 500;
    for (let at = 0; at < plan.added.length; at += PORTION)
      await tx.insert(taxRates).values(plan.added.slice(at, at + PORTION).map(({ rate }) => toColumns(rate)));
    const done = { added: plan.added.length, changed: plan.changed.length, same: plan.same };
    await recordAudit(tx, {
      actor,
      action: 'tax-rate.import',
      entityType: 'tax-rate',
      entityId: '-',
      detail: { ...done },
    });
    return done;
  });
}

interface Planned {
  id: number | null;
  /** Of the file; null: it stood in the shop before. */
  row: number | null;
  rate: WrittenRate;
}

function planOf(rows: readonly FileRate[], before: readonly TaxRate[]) {
  const byStart = new Map(before.map((rate) => [startKey(rate), rate]));
  const named = new Set<number>();
  const changed: Planned[] = [];
  const added: Planned[] = [];
  for (const { row, rate } of rows) {
    const known = byStart.get(startKey(rate));
    if (known === undefined || named.has(known.id)) added.push({ id: null, row, rate });
    else {
      named.add(known.id);
      changed.push({ id: known.id, row, rate });
    }
  }
  const isSame = ({ id, rate }: Planned) => {
    const { id: _id, ...known } = before.find((each) => each.id === id)!;
    return RATE_COLUMNS.every((column) => known[column] === rate[column]);
  };
  const same = changed.filter(isSame);
  const kept: Planned[] = [
    ...before.filter(({ id }) => !named.has(id)).map(({ id, ...rate }) => ({ id, row: null, rate })),
    ...same,
  ];
  return { kept, changed: changed.filter((each) => !same.includes(each)), added, same: same.length };
}

const startKey = ({ country, region, postalPrefix, category, from }: Omit<WrittenRate, 'name'>) =>
  [country, region, postalPrefix, category, from].join('|');

/** Rates of one place and category stand together, so only those are compared. */
function refuseOverlaps(all: readonly Planned[]): void {
  const together = Map.groupBy(all, ({ rate }) =>
    [rate.country, rate.region, rate.postalPrefix, rate.category].join('|'),
  );
  for (const own of together.values()) {
    const sorted = own.toSorted((a, b) => (a.rate.from ?? '').localeCompare(b.rate.from ?? ''));
    for (const [at, one] of sorted.entries()) {
      const next = sorted[at + 1];
      if (next === undefined || !overlaps(one.rate, next.rate)) continue;
      const row = next.row ?? one.row;
      throw new AppError('conflict', 'errors:taxRates.rowOverlaps', {
        params: { row: row ?? 0, name: (row === next.row ? one : next).rate.name },
      });
    }
  }
}

function readRates(file: Uint8Array, say: Say): FileRate[] {
  const [head, ...records] = recordsOf(textOf(file));
  const columns = (head ?? []).map((name) => name.trim().toLowerCase());
  const known = RATE_COLUMNS.map((name) => name.toLowerCase());
  for (const [at, name] of columns.entries())
    if (!known.includes(name) || columns.indexOf(name) !== at)
      throw new AppError('invalid', 'errors:taxRates.column', { params: { name: name || '–' } });
  const rows = records
    .map((cells, at) => ({ row: at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw new AppError('invalid', 'errors:taxRates.empty');
  return rows.map(({ row, cells }) => {
    const valueOf = (column: string) => cells[columns.indexOf(column.toLowerCase())]?.trim() ?? '';
    const texts = Object.fromEntries(RATE_COLUMNS.map((column) => [column, valueOf(column)]));
    const percent =
      texts.percent === '' ? Number.NaN : Number(texts.percent!.replace(',', '.').replace(/\s*%$/, ''));
    const parsed = newRateSchema.safeParse({ ...texts, percent });
    const refuse = (column: string, message: string) => {
      const params = { row, column, problem: say(message) };
      throw new AppError('invalid', 'errors:taxRates.row', { params });
    };
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return refuse(String(issue!.path[0]), messageOf(issue!));
    }
    const problem = ratePlaceProblem(parsed.data);
    return problem === undefined ? { row, rate: parsed.data } : refuse(problem.field, problem.message);
  });
}

/** A union says no more than that nothing fits: what its second way complains of is meant. */
function messageOf(issue: { message: string; errors?: { message: string }[][] }): string {
  return issue.message.includes(':')
    ? issue.message
    : (issue.errors?.[1]?.[0]?.message ?? 'validation:invalidInput');
}

/** UTF-8 alone: anything else would turn 'Impôt' into 'Imp?t' without a word. */
function textOf(file: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    if (text.includes('\0')) throw new TypeError('No text');
    return text;
  } catch {
    throw new AppError('invalid', 'errors:taxRates.encoding');
  }
}

function recordsOf(text: string): string[][] {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const count = (sign: string) => head.split(sign).length;
  const [delimiter] = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a));
  try {
    const records = parse(text, {
      delimiter: delimiter!,
      relax_column_count: true,
      max_record_size: 10_000,
      to: MAX_RATES + 2,
    });
    return (records as string[][]).map((cells) => cells.map(unescapedCsvCell));
  } catch {
    throw new AppError('invalid', 'errors:taxRates.torn');
  }
}
