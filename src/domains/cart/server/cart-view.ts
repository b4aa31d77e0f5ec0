import { brand } from '#engine/model/brand.ts';
import type { Cart, CartLine, CartPromo } from '#domains/cart/model/cart.ts';
import { toCartTaxes } from '#domains/cart/model/cart-taxes.ts';
import { cartFigures, lineFigures } from '#domains/cart/model/priced-cart.ts';
import type { Language } from '#engine/model/languages.ts';
import { toCents, toAmount } from '#engine/model/money.ts';
import { totals } from '#domains/pricing/model/cart-totals.ts';
import { priceLines, type PooledLine } from '#domains/pricing/model/pooled-lines.ts';
import { orderSum, PLAIN_CHOICES } from '#domains/pricing/model/order-sum.ts';
import type { RateInForce } from '#domains/taxes/model/rate-for.ts';
import { taxesAtHome } from '#domains/taxes/model/taxed-sale.ts';
import { effectiveTiers } from '#domains/pricing/model/tiers.ts';
import { promoMessage, promoObstacle } from '#domains/cart/model/promo-codes/promo-obstacle.ts';
import type { PromoState } from '#domains/cart/server/promo-codes/promo-code-sql.ts';
import { translateMessage } from '#engine/server/i18n/translations.ts';
import type { CartRow } from './cart-rows.ts';

/** `rates`: those of the day, at home. */
export function toCart(found: readonly CartRow[], language: Language, rates: readonly RateInForce[]): Cart {
  const rows = found.filter((row) => row.lineId !== null);
  const priced = pricesOf(rows);
  const promo = found[0]?.promo ?? null;
  const usable = promo !== null && promo.obstacle === null ? promo : null;
  const { promoDiscount, ...figures } = cartFigures(priced, usable);
  const taxes = taxesAtHome(
    {
      lines: rows.map(({ taxCategory }, at) => ({
        category: taxCategory,
        finalCents: priced[at]!.finalCents,
      })),
      sum: orderSum(priced, { ...PLAIN_CHOICES, promo: usable }),
      businessVatId: found[0]?.businessVatId ?? null,
    },
    rates,
  );
  return {
    items: rows.map((row, index) => toLine(row, priced[index]!)),
    ...figures,
    ...toCartTaxes(taxes, true),
    grandTotal: toAmount(toCents(figures.grandTotal) + taxes.dueCents),
    promo: promo === null ? null : toPromo(promo, promoDiscount, totals(priced).totalCents, language),
  };
}

/** The goods after bulk discounts. */
export function goodsCents(rows: readonly CartRow[]): number {
  return totals(pricesOf(rows)).totalCents;
}

function pricesOf(rows: readonly CartRow[]): PooledLine[] {
  return priceLines(
    rows.map(({ priceCents, quantity, discountTiers, familyId, countsAs }) => ({
      unitPriceCents: priceCents,
      quantity,
      tiers: effectiveTiers(discountTiers),
      familyId,
      countsAs,
    })),
  );
}

function toLine(row: CartRow, priced: PooledLine): CartLine {
  const buyable = row.listed && row.inStock;
  return {
    id: row.lineId!,
    ...lineFigures(priced),
    product: {
      id: row.productId,
      slug: row.slug,
      name: row.name,
      imageUrl: row.imageUrl,
      imagePreview: row.imagePreview,
      price: toAmount(row.priceCents),
      unit: row.unit,
      producerId: row.producerId,
      producerName: row.producerName ?? brand().houseProducer,
      inStock: buyable,
      quantityAvailable: buyable ? row.quantityAvailable : 0,
      soldFrom: row.season === 'before' ? (row.availableFrom ?? row.shipsFrom) : null,
      shipsFrom: row.season === 'preorder' ? (row.shipsFrom ?? row.availableFrom) : null,
      discountTiers: effectiveTiers(row.discountTiers).map((tier) => ({ ...tier })),
      countsAs: row.countsAs,
      familyName: row.familyName,
      size: row.size,
      ...(row.ownDelivery && { ownDelivery: true as const }),
    },
  };
}

function toPromo(promo: PromoState, discount: number, totalCents: number, language: Language): CartPromo {
  const { code, description } = promo;
  const obstacle = promoObstacle(promo, totalCents);
  if (obstacle === null) return { code, description, discount };
  const { key, params } = promoMessage(obstacle, promo, totalCents);
  return { code, description, discount, message: translateMessage(language, key, params) };
}
