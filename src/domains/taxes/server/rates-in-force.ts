import { ratesOn } from '#domains/taxes/model/rate-for.ts';
import type { TaxRate } from '#domains/taxes/model/tax-rate.ts';
import { shopDay } from '#engine/model/dates.ts';
import { policies } from '#engine/model/policies.ts';
import type { Db } from '#engine/server/db/client.ts';
import { allRates } from './tax-rates.queries.ts';

/** Every cart asks for them, and they change once in a while: other processes follow within this time. */
const KEPT_MS = 1_000;

interface Kept {
  readAt: number;
  /** Of what was read: a query of Drizzle's would run again for each who awaits it. */
  rates: Promise<TaxRate[]>;
}

const kept = new WeakMap<Db, Kept>();

/** The rates of the day; none in a shop that charges no tax. */
export async function ratesInForce(db: Db, now: Date): Promise<TaxRate[]> {
  if (policies().taxMode === 'none') return [];
  return ratesOn(await read(db), shopDay(now));
}

/** Somebody has changed them, or what was read is no longer true. */
export function forgetRates(db: Db): void {
  kept.delete(db);
}

function read(db: Db): Promise<TaxRate[]> {
  const known = kept.get(db);
  if (known !== undefined && performance.now() - known.readAt < KEPT_MS) return known.rates;
  const rates = allRates(db);
  kept.set(db, { readAt: performance.now(), rates });
  // What could not be read is read again by the next one.
  rates.catch(() => kept.delete(db));
  return rates;
}
