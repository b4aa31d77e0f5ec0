import { z } from 'zod';
import { listSchema } from '#engine/model/lists/paging.ts';
import { listedProductSchema } from './product.ts';

/** What the card of a product shows: pages of lists are made from it, and carry it. The API's rows say all there is. */
export const productCardSchema = listedProductSchema.pick({
  id: true,
  slug: true,
  name: true,
  imageUrl: true,
  imagePreview: true,
  producerName: true,
  featured: true,
  price: true,
  unit: true,
  unitPrice: true,
  discountTiers: true,
  inStock: true,
  quantityAvailable: true,
  season: true,
  availableFrom: true,
  availableUntil: true,
  shipsFrom: true,
  preorder: true,
  certificates: true,
  x: true,
  rating: true,
  reviewCount: true,
  openGroupBuy: true,
  sizes: true,
});
export type ProductCard = z.infer<typeof productCardSchema>;

export const productCardsSchema = z.array(productCardSchema);
export const productCardListSchema = listSchema(productCardSchema);
