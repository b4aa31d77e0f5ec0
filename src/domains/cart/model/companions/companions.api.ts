import { z } from 'zod';
import { productSchema } from '#domains/catalogue/model/product.ts';
import type { Contract } from '#engine/model/api/call.ts';
import { MAX_ASKED } from './companions.ts';

/** '12,7' in a URL. */
const idsText = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/u, 'validation:invalidInput')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.length <= MAX_ASKED, 'validation:invalidInput');

export const companionsApi = {
  'GET /api/companions': {
    guard: 'public',
    query: z.object({ of: idsText }),
    response: z.object({
      /** What their producers say goes well with them. */
      pairsWith: z.array(productSchema),
      /** What at least three customers bought in the same order, the most frequent first. */
      boughtTogether: z.array(productSchema),
    }),
    summary: 'What goes well with some products, and what is bought together with them',
  },
} as const satisfies Contract;

type CompanionsApi = typeof companionsApi;
declare module '#engine/model/api/api.ts' {
  interface Api extends CompanionsApi {}
}
