import { eq } from 'drizzle-orm';
import { overlaps } from '#domains/taxes/model/rate-for.ts';
import {
  MAX_RATES,
  rateProblem,
  type RateChanges,
  type TaxRate,
  type WrittenRate,
} from '#domains/taxes/model/tax-rate.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { ratePlaceProblem } from './rate-place.ts';
import { allRates, lockRates, rateById } from './tax-rates.queries.ts';
import { taxRates } from './taxes.schema.ts';

const PLACE = ['country', 'region', 'postalPrefix'] as const;

export function createRate(db: Db, actor: SessionUser, rate: WrittenRate): Promise<TaxRate> {
  return db.transaction(async (tx) => {
    await lockRates(tx);
    const others = await allRates(tx);
    if (others.length >= MAX_RATES)
      throw new AppError('conflict', 'errors:taxRates.tooMany', { params: { max: MAX_RATES } });
    refusePlace(rate);
    refuseOverlap(rate, others);
    const [made] = await tx.insert(taxRates).values(toColumns(rate)).returning({ id: taxRates.id });
    await recordAudit(tx, {
      actor,
      action: 'tax-rate.create',
      entityType: 'tax-rate',
      entityId: made!.id,
      detail: { ...rate },
    });
    return (await rateById(tx, made!.id))!;
  });
}

/** Counts from the next cart on; orders keep what they were charged. */
export function changeRate(db: Db, actor: SessionUser, id: number, changes: RateChanges): Promise<TaxRate> {
  return db.transaction(async (tx) => {
    await lockRates(tx);
    const others = await allRates(tx);
    const before = others.find((rate) => rate.id === id);
    if (before === undefined) throw new AppError('not_found', 'errors:taxRates.notFound');
    const { id: _id, ...written } = before;
    // JSON knows no undefined: what is there replaces what was.
    const after = { ...written, ...changes } as WrittenRate;
    const problem = rateProblem(after);
    if (problem !== null) throw new AppError('invalid', problem, { fields: { until: problem } });
    // Only a place that is written anew: which regions a country has changes too.
    if (PLACE.some((field) => after[field] !== before[field])) refusePlace(after);
    refuseOverlap(
      after,
      others.filter((rate) => rate.id !== id),
    );
    await tx.update(taxRates).set(toColumns(after)).where(eq(taxRates.id, id));
    await recordAudit(tx, {
      actor,
      action: 'tax-rate.change',
      entityType: 'tax-rate',
      entityId: id,
      detail: { country: after.country, category: after.category, ...changes },
    });
    return (await rateById(tx, id))!;
  });
}

export async function deleteRate(db: Db, actor: SessionUser, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRates(tx);
    const before = await rateById(tx, id);
    if (before === undefined) throw new AppError('not_found', 'errors:taxRates.notFound');
    await tx.delete(taxRates).where(eq(taxRates.id, id));
    const { id: _id, ...detail } = before;
    await recordAudit(tx, {
      actor,
      action: 'tax-rate.delete',
      entityType: 'tax-rate',
      entityId: id,
      detail,
    });
  });
}

export function toColumns({ from, until, ...rate }: WrittenRate) {
  return { ...rate, validFrom: from, validUntil: until };
}

function refusePlace(rate: WrittenRate): void {
  const problem = ratePlaceProblem(rate);
  if (problem !== undefined)
    throw new AppError('invalid', problem.message, { fields: { [problem.field]: problem.message } });
}

function refuseOverlap(rate: WrittenRate, others: readonly TaxRate[]): void {
  const other = others.find((each) => overlaps(rate, each));
  if (other === undefined) return;
  throw new AppError('conflict', 'errors:taxRates.overlap', { params: { name: other.name } });
}
