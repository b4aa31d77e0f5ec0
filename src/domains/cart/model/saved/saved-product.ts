import { z } from 'zod';
import { productSchema } from '#domains/catalogue/model/product.ts';
import { idTextSchema } from '#engine/model/ids.ts';
import { MAX_SAVED } from './max-saved.ts';
import { SAVED_CHANGES } from './saved-changes.ts';

export const savedProductSchema = z.object({
  productId: z.number(),
  savedAt: z.string(),
  /** What it cost then. */
  savedPrice: z.number(),
  /** What has changed for the better, or soon for the worse, since then. */
  changes: z.array(z.enum(SAVED_CHANGES)),
  product: productSchema,
});
export type SavedProduct = z.infer<typeof savedProductSchema>;

/** What a visitor's browser has kept, on its way into the account. Older entries know the slug alone. */
export const localFavouritesSchema = z.object({
  products: z
    .array(
      z.object({
        slug: z.string().max(200, 'validation:invalidInput'),
        price: z
          .number()
          .min(0.01, 'validation:invalidInput')
          .max(1_000_000, 'validation:invalidInput')
          .nullable(),
        wasSoldOut: z.boolean('validation:invalidInput'),
      }),
    )
    .max(MAX_SAVED, 'validation:invalidInput'),
});
export type LocalFavourites = z.output<typeof localFavouritesSchema>;

/** Slugs parted by commas, as they stand in a URL. */
export const slugsQuerySchema = z.object({
  slugs: z
    .string()
    .max(10_000, 'validation:invalidInput')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.string().max(200, 'validation:invalidInput')).max(MAX_SAVED, 'validation:invalidInput')),
});

/** The two parts of the link that ends alerts. */
export const leaveAlertsSchema = z.object({
  user: idTextSchema,
  token: z.string().max(200),
});
export type LeaveAlerts = z.output<typeof leaveAlertsSchema>;
