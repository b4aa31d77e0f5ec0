import type { ErrorReason } from '#engine/model/errors.ts';
import { formatDay, shopDay } from '#engine/model/dates.ts';
import type { Language } from '#engine/model/languages.ts';
import { seasonOn, shipsOn, soldFrom } from '#domains/catalogue/model/seasons/season.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { lastOf } from '#domains/pricing/model/delivery/methods.ts';
import { formatMoney } from '#engine/model/money.ts';
import { MAX_ORDER_CENTS } from '#domains/pricing/model/cart-totals.ts';
import { orderSum, type OrderChoices } from '#domains/pricing/model/order-sum.ts';
import { priceLines, type PooledLine } from '#domains/pricing/model/pooled-lines.ts';
import { effectiveTiers } from '#domains/pricing/model/tiers.ts';
import type { PromoState } from '#domains/cart/server/promo-codes/promo-code-sql.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { CheckoutRow } from './checkout.statements.ts';

interface Refusal {
  error: AppError;
  /** Lines whose prices of today the message names, and whether it names today's code: a customer who orders again has seen them. */
  shown: { lines: CheckoutRow[]; code: boolean };
}

/** When, and in which language the answer reads. */
interface Asked {
  now: Date;
  language: Language;
}

const NOTHING = { lines: [], code: false };

/** Why the cart cannot be ordered as it stands; undefined when it can. */
export function refusalOf(
  lines: CheckoutRow[],
  choices: Omit<OrderChoices, 'promo'>,
  promo: PromoState | null,
  asked: Asked,
): Refusal | undefined {
  const now = pricesOf(lines);
  const before = shownPricesOf(lines);
  for (const [index, line] of lines.entries()) {
    const refusal = refusalOfLine(line, before[index]!.finalCents, now[index]!.finalCents, asked);
    if (refusal !== undefined) return refusal;
  }
  return refusalOfSum(lines, choices, promo, { before, now });
}

/** From when the last of it is shipped; null: nothing of it has to wait. */
export function waitsUntil(lines: readonly CheckoutRow[], now: Date): Day | null {
  const today = shopDay(now);
  return lastOf(lines.map((line) => shipsOn(line, today)));
}

/** All lines at today's prices. */
export function pricesOf(lines: readonly CheckoutRow[]): PooledLine[] {
  return priceLines(
    lines.map(({ priceCents, quantity, discountTiers, familyId, countsAs }) => ({
      unitPriceCents: priceCents,
      quantity,
      tiers: effectiveTiers(discountTiers),
      familyId,
      countsAs,
    })),
  );
}

/** The lines at the prices the customer has seen; one never shown counts as it is. */
function shownPricesOf(lines: readonly CheckoutRow[]): PooledLine[] {
  return pricesOf(
    lines.map((line) =>
      line.shownPriceCents === null
        ? line
        : {
            ...line,
            priceCents: line.shownPriceCents,
            discountTiers: line.shownTiers,
            familyId: line.shownFamilyId,
            countsAs: line.shownCountsAs,
          },
    ),
  );
}

function refusalOfLine(line: CheckoutRow, before: number, now: number, asked: Asked): Refusal | undefined {
  const { name, quantity, quantityAvailable: available } = line;
  const refuse = (
    reason: ErrorReason,
    text: string,
    params: Record<string, string | number> = {},
  ): Refusal => ({
    error: new AppError('conflict', `errors:checkout.${text}`, { reason, params: { name, ...params } }),
    shown: NOTHING,
  });
  if (!line.forSale) return refuse('not_for_sale', 'notForSale');
  const season = seasonOn(line, shopDay(asked.now));
  if (season === 'over') return refuse('not_for_sale', 'seasonOver');
  if (season === 'before') {
    const day = formatDay(soldFrom({ ...line, season })!, 'seasonDay', asked.language);
    return refuse('not_for_sale', 'beforeSeason', { day });
  }
  if (available === 0) return refuse('out_of_stock', 'soldOut');
  if (available < quantity) return refuse('out_of_stock', 'stockShort', { available });
  if (now <= before) return undefined;
  const params = { quantity, before: formatMoney(before), now: formatMoney(now) };
  return { ...refuse('price_changed', 'priceRose', params), shown: { lines: [line], code: false } };
}

/**
 * No line costs more than it was shown at, and yet the order may: below a limit shipping is no longer free, or the code
 * takes off less.
 */
function refusalOfSum(
  lines: CheckoutRow[],
  choices: Omit<OrderChoices, 'promo'>,
  promo: PromoState | null,
  prices: { before: readonly PooledLine[]; now: readonly PooledLine[] },
): Refusal | undefined {
  const before = orderSum(prices.before, { ...choices, promo: promo?.shown ?? promo });
  const now = orderSum(prices.now, { ...choices, promo });
  if (now.orderTotalCents > MAX_ORDER_CENTS) {
    const params = { max: formatMoney(MAX_ORDER_CENTS) };
    return { error: new AppError('conflict', 'errors:checkout.tooLarge', { params }), shown: NOTHING };
  }
  if (now.orderTotalCents <= before.orderTotalCents) return undefined;
  const text = now.shippingCents > before.shippingCents ? 'shippingAdded' : 'codeLost';
  const error = new AppError('conflict', `errors:checkout.${text}`, {
    reason: 'price_changed',
    params: {
      code: promo?.code ?? '',
      before: formatMoney(before.orderTotalCents),
      now: formatMoney(now.orderTotalCents),
    },
  });
  return { error, shown: { lines, code: true } };
}
