import { BRAND } from '#shared/brand.ts';
import type { Cart, CartLine } from '#shared/cart/cart.ts';
import { cartFigures, lineFigures } from '#shared/cart/priced-cart.ts';
import { toDollars } from '#shared/money.ts';
import { priceLine } from '#shared/pricing/line.ts';
import { effectiveTiers, type DiscountTier } from '#shared/pricing/tiers.ts';

/** One line of a cart with its product, as the statements return it. An empty cart is one row without a line. */
export interface CartRow {
  session_id: number | null;
  /** The session has not been marked as in use for an hour. */
  drowsy: boolean | null;
  line_id: number | null;
  quantity: number;
  product_id: number;
  slug: string;
  name: string;
  image_url: string | null;
  image_preview: string | null;
  price_cents: number;
  unit: string;
  producer_id: number | null;
  producer_name: string | null;
  discount_tiers: DiscountTier[] | null;
  listed: boolean;
  in_stock: boolean;
  quantity_available: number;
  /** Price or tiers differ from what the customer has seen so far. */
  unseen_price: boolean;
}

export function toCart(found: readonly CartRow[]): Cart {
  const rows = found.filter((row) => row.line_id !== null);
  const priced = rows.map((row) =>
    priceLine({
      unitPriceCents: row.price_cents,
      quantity: row.quantity,
      tiers: effectiveTiers(row.discount_tiers),
    }),
  );
  return {
    items: rows.map((row, index): CartLine => {
      const buyable = row.listed && row.in_stock;
      return {
        id: row.line_id!,
        ...lineFigures(priced[index]!),
        product: {
          id: row.product_id,
          slug: row.slug,
          name: row.name,
          imageUrl: row.image_url,
          imagePreview: row.image_preview,
          price: toDollars(row.price_cents),
          unit: row.unit,
          producerId: row.producer_id,
          producerName: row.producer_name ?? BRAND.houseProducer,
          inStock: buyable,
          quantityAvailable: buyable ? row.quantity_available : 0,
          discountTiers: effectiveTiers(row.discount_tiers).map((tier) => ({ ...tier })),
        },
      };
    }),
    ...cartFigures(priced),
  };
}
