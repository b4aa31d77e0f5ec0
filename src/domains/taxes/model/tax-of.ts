import { assertCents } from '#engine/model/money.ts';
import type { TaxMode } from '#engine/model/policies.ts';
import type { Place } from '#engine/model/places/address.ts';
import { rateFor, type RateInForce } from './rate-for.ts';

/** Something that is paid for: goods after all discounts, the shipping, the gift wrap. */
export interface TaxedLine {
  category: string;
  /** What it costs as the shop prices it: with the tax in mode `included`, without it in mode `added`. */
  cents: number;
}

/** The tax of a line, or of several lines at one rate. */
export interface TaxAmount {
  name: string;
  percent: number;
  /** Where the rate holds; the region only where the rate is of a region. */
  country: string;
  region: string | null;
  /** What the tax is computed on, without it. */
  baseCents: number;
  taxCents: number;
}

export interface Taxes {
  /** In the order of the lines; null: nothing is paid for the line, or its rate is not known. */
  lines: (TaxAmount | null)[];
  /** All lines together, by rate. */
  taxes: TaxAmount[];
  totalCents: number;
  /** Categories that cost something and have no rate at this place. */
  unknown: string[];
}

export const NO_TAXES: Readonly<Taxes> = { lines: [], taxes: [], totalCents: 0, unknown: [] };

/** Percentages have at most three decimals, which are exact in thousandths only. */
const THOUSANDTHS = 1_000;
const WHOLE = 100 * THOUSANDTHS;

/** What is taxed at a place by the rates of the day. Each line is rounded by itself, half up. */
export function taxOf(
  lines: readonly TaxedLine[],
  place: Place,
  rates: readonly RateInForce[],
  mode: TaxMode,
): Taxes {
  if (mode === 'none') return { ...NO_TAXES, lines: lines.map(() => null) };
  const unknown = new Set<string>();
  const amounts = lines.map(({ category, cents }) => {
    if (cents === 0) return null;
    const rate = rateFor(category, place, rates);
    if (rate === undefined) unknown.add(category);
    return rate === undefined ? null : amountOf(rate, cents, mode);
  });
  const taxes = byRate(amounts);
  return {
    lines: amounts,
    taxes,
    totalCents: taxes.reduce((sum, { taxCents }) => sum + taxCents, 0),
    unknown: [...unknown].sort(),
  };
}

function amountOf(rate: RateInForce, cents: number, mode: TaxMode): TaxAmount {
  const { name, percent, country, region } = rate;
  const taxCents = mode === 'added' ? taxOn(cents, percent) : taxWithin(cents, percent);
  const baseCents = mode === 'added' ? cents : cents - taxCents;
  return { name, percent, country, region, baseCents, taxCents };
}

/** What comes on top of an amount. */
export function taxOn(cents: number, percent: number): number {
  return halfUp(cents, thousandthsOf(percent), WHOLE);
}

/** What an amount holds: amount − amount × 100 / (100 + percent). */
export function taxWithin(cents: number, percent: number): number {
  const share = thousandthsOf(percent);
  return halfUp(cents, share, WHOLE + share);
}

/** The tax of a whole of which a piece is taxed so: as large a share of it, half up. */
export function taxOfWhole(wholeCents: number, piece: { cents: number; taxCents: number }): number {
  const { cents, taxCents } = piece;
  if (cents === 0) return 0;
  // A product of two amounts may leave the safe integers.
  const doubled = 2n * BigInt(taxCents) * BigInt(wholeCents) + BigInt(cents);
  return Number(doubled / (2n * BigInt(cents)));
}

const thousandthsOf = (percent: number) => Math.round(percent * THOUSANDTHS);

/** Exact for what orders are stored in: 32 bits of cents. */
function halfUp(cents: number, share: number, whole: number): number {
  assertCents(cents);
  if (cents < 0) throw new RangeError(`Not an amount to tax: ${cents}`);
  const scaled = 2 * cents * share + whole;
  return (scaled - (scaled % (2 * whole))) / (2 * whole);
}

/** Amounts at the same rate as one, in an order that does not depend on theirs. */
export function byRate(amounts: readonly (TaxAmount | null)[]): TaxAmount[] {
  const known = amounts.filter((amount) => amount !== null);
  const sums = Map.groupBy(known, rateKey);
  return [...sums.keys()].sort().map((key) => {
    const own = sums.get(key)!;
    return {
      ...own[0]!,
      baseCents: own.reduce((sum, { baseCents }) => sum + baseCents, 0),
      taxCents: own.reduce((sum, { taxCents }) => sum + taxCents, 0),
    };
  });
}

/** The same for amounts at the same rate of the same place. */
export function rateKey({
  country,
  region,
  percent,
  name,
}: Pick<TaxAmount, 'country' | 'region' | 'percent' | 'name'>): string {
  return [country, region ?? '', percent.toFixed(3).padStart(7, '0'), name].join('|');
}
