import { formatMoney } from '#shared/money.ts';
import { priceLine, type PricedLine } from '#shared/pricing/line.ts';
import { percentageFor, STANDARD_TIERS } from '#shared/pricing/tiers.ts';

const EXAMPLE_PRICE_CENTS = 24_99;
export const EXAMPLE_PRICE = formatMoney(EXAMPLE_PRICE_CENTS);

/** Between these the ready-made sets are sold; the sample catalogue is tested against them. */
export const GIFT_SET_PRICES = { from: formatMoney(79_99), to: formatMoney(149_99) };

const GROUP_QUANTITY = 25;
const GROUP_SIZE = 5;
/** How many pieces the groups of the three stories order. */
const STORY_QUANTITIES = [12, 30, 54];

const priceOf = (quantity: number): PricedLine =>
  priceLine({ unitPriceCents: EXAMPLE_PRICE_CENTS, quantity, tiers: STANDARD_TIERS });

/** One line per tier, at its first quantity. */
export const workedExamples = (): PricedLine[] =>
  STANDARD_TIERS.map(({ minQuantity }) => priceOf(minQuantity));

/** What one piece costs in each tier, the regular price first. */
export const priceSteps = (): PricedLine[] => [priceOf(1), ...workedExamples()];

/** A group of five takes the same number each, so that the line divides by people. */
export function groupExample() {
  const line = priceOf(GROUP_QUANTITY);
  return { line, shareCents: Math.round(line.finalCents / GROUP_SIZE) };
}

export const storyFigures = () =>
  STORY_QUANTITIES.map((quantity) => ({ quantity, percent: percentageFor(STANDARD_TIERS, quantity) }));
