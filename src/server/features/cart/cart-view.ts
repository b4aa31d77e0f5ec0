import { BRAND } from '#shared/brand.ts';
import type { Cart, CartLine } from '#shared/cart/cart.ts';
import { cartFigures, lineFigures } from '#shared/cart/priced-cart.ts';
import { toDollars } from '#shared/money.ts';
import { priceLine } from '#shared/pricing/line.ts';
import { effectiveTiers } from '#shared/pricing/tiers.ts';
import type { CartRow } from './cart-rows.ts';

export function toCart(found: readonly CartRow[]): Cart {
  const rows = found.filter((row) => row.lineId !== null);
  const priced = rows.map((row) =>
    priceLine({
      unitPriceCents: row.priceCents,
      quantity: row.quantity,
      tiers: effectiveTiers(row.discountTiers),
    }),
  );
  return {
    items: rows.map((row, index): CartLine => {
      const buyable = row.listed && row.inStock;
      return {
        id: row.lineId!,
        ...lineFigures(priced[index]!),
        product: {
          id: row.productId,
          slug: row.slug,
          name: row.name,
          imageUrl: row.imageUrl,
          imagePreview: row.imagePreview,
          price: toDollars(row.priceCents),
          unit: row.unit,
          producerId: row.producerId,
          producerName: row.producerName ?? BRAND.houseProducer,
          inStock: buyable,
          quantityAvailable: buyable ? row.quantityAvailable : 0,
          discountTiers: effectiveTiers(row.discountTiers).map((tier) => ({ ...tier })),
        },
      };
    }),
    ...cartFigures(priced),
  };
}
