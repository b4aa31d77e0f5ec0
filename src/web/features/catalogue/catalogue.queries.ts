import { queryOptions } from '@tanstack/react-query';
import type { Category, Product } from '#shared/catalogue/product.ts';

export const featuredProductsQuery = queryOptions<Product[]>({ queryKey: ['/api/products/featured'] });

export const categoriesQuery = queryOptions<Category[]>({ queryKey: ['/api/categories'] });

export const productQuery = (slug: string) =>
  queryOptions<Product>({ queryKey: [`/api/products/${encodeURIComponent(slug)}`] });
