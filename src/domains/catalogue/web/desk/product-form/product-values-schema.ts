import { z } from 'zod';
import { newProductSchema } from '#domains/catalogue/model/product-form.ts';
import { shelfLifeOfText } from './food-values.ts';
import type { ProductValues } from './product-values.ts';

const { name, description, price, weight, unit, imageUrl, ...others } = newProductSchema.shape;
const { perishable, allergens, ingredients, storage, shelfLifeDays } = others;

/**
 * The shared rules of a product, on the form's own shape. New products have at least one unit, others may have run out.
 * Some rules take more than the form holds (a weight left out), hence the cast: the form fills in every field.
 */
export function productValuesSchema(minQuantity: number): z.ZodType<ProductValues, ProductValues> {
  const loose = z.object({ name: z.string(), description: z.string(), ingredients, storage });
  return z.object({
    name,
    description,
    price,
    weight,
    unit,
    imageUrl: z
      .string()
      .refine((value) => imageUrl.safeParse(value.trim()).success, 'validation:imageUrlInvalid'),
    categoryId: z.string().min(1, 'validation:categoryRequired'),
    quantityAvailable: z
      .int(minQuantity === 1 ? 'validation:quantityMin1' : 'validation:quantityInteger')
      .min(minQuantity, minQuantity === 1 ? 'validation:quantityMin1' : 'validation:quantityInteger'),
    featured: z.boolean(),
    tiers: z.string(),
    perishable,
    allergens,
    ingredients,
    storage,
    shelfLifeDays: z
      .string()
      .refine((text) => shelfLifeDays.safeParse(shelfLifeOfText(text)).success, 'validation:shelfLifeRange'),
    translations: z.object({ de: loose, fr: loose, it: loose, es: loose }),
  } satisfies Record<keyof ProductValues, z.ZodType>) as unknown as z.ZodType<ProductValues, ProductValues>;
}
