import { queryOptions } from '@tanstack/react-query';
import type { Product } from '#shared/catalogue/product.ts';

/** The ready-made sets, with the names and prices they are sold under. */
export const giftSetsQuery = queryOptions<Product[]>({ queryKey: ['/api/categories/gift-sets/products'] });
