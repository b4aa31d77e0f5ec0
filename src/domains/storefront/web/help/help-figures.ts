import { lineBy, pooledTerms } from '#domains/group-buys/model/group-price.ts';
import { formatMoney } from '#engine/model/money.ts';
import { priceLine, type PricedLine } from '#domains/pricing/model/line.ts';
import { EXAMPLE_PRICE_CENTS } from '#domains/pricing/model/shop-facts.ts';
import { percentageFor, STANDARD_TIERS } from '#domains/pricing/model/tiers.ts';

export const examplePrice = () => formatMoney(EXAMPLE_PRICE_CENTS);

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

/** Five who take the same number each: what one of them pays in the group, and would pay alone. */
export function groupExample() {
  const alone = priceOf(GROUP_QUANTITY / GROUP_SIZE);
  const opening = { unitPriceCents: EXAMPLE_PRICE_CENTS, tiers: STANDARD_TIERS };
  const share = lineBy(pooledTerms(opening, GROUP_QUANTITY), alone.quantity);
  return { quantity: GROUP_QUANTITY, share, alone };
}

export const storyFigures = () =>
  STORY_QUANTITIES.map((quantity) => ({ quantity, percent: percentageFor(STANDARD_TIERS, quantity) }));
