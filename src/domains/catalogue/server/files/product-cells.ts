import { toDollars } from '#engine/model/money.ts';
import { OTHER_LANGUAGES, TEXTS, type Column } from '#domains/catalogue/model/files/product-columns.ts';
import type { DiscountTier } from '#domains/pricing/model/tiers.ts';
import type { products } from '#domains/catalogue/server/catalogue.schema.ts';

export type ProductRow = typeof products.$inferSelect;
export type Cells = Partial<Record<Column, string>>;

export const NO_TIERS = 'none';

/** A product as a row of a file, where producers and categories go by their slugs. */
export function cellsOf(
  row: ProductRow,
  slugs: { category: string; producer: string | null },
): Required<Record<Column, string>> {
  const translated = OTHER_LANGUAGES.flatMap((language) =>
    TEXTS.map((text) => [`${text}_${language}`, row.translations[language]?.[text] ?? ''] as const),
  );
  return {
    ...(Object.fromEntries(translated) as Record<Column, string>),
    id: String(row.id),
    producer: slugs.producer ?? '',
    name: row.name,
    description: row.description,
    category: slugs.category,
    price: toDollars(row.priceCents).toFixed(2),
    unit: row.unit,
    weight: String(row.weightGrams),
    quantity: String(row.quantityAvailable),
    quantity_before: String(row.quantityAvailable),
    for_sale: yesOrNo(row.forSale),
    featured: yesOrNo(row.featured),
    tiers: tiersText(row.discountTiers),
    perishable: yesOrNo(row.perishable),
    allergens: row.allergens.join(', '),
    ingredients: row.ingredients,
    storage: row.storage,
    shelf_life_days: row.shelfLifeDays === null ? '' : String(row.shelfLifeDays),
    image_url: row.imageUrl ?? '',
    additional_images: row.additionalImages.join(' '),
  };
}

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

function tiersText(tiers: DiscountTier[] | null): string {
  if (tiers === null) return '';
  if (tiers.length === 0) return NO_TIERS;
  return tiers
    .map(({ minQuantity, discountPercentage }) => `${minQuantity}:${discountPercentage}`)
    .join(', ');
}
