import type { Product } from '#domains/catalogue/model/product.ts';
import { shelfLifeOf } from '#domains/catalogue/model/shelf-life.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { SpecificationList } from './specification-list.tsx';

/** What is in it, what somebody may have to avoid, and how it is kept. */
export function ProductFood({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue');
  const { ingredients, storage, shelfLifeDays, perishable } = product;
  const rows: [string, string][] = [
    [t('food.ingredients'), ingredients],
    [t('food.allergens'), allergenText(t, product)],
    [t('food.storage'), storage],
  ];
  if (shelfLifeDays !== null) {
    const { unit, count } = shelfLifeOf(shelfLifeDays);
    rows.push([t('food.shelfLife'), t(`food.lasts.${unit}`, { count })]);
  }
  if (perishable) rows.push([t('food.perishable'), t('food.perishableText')]);
  return <SpecificationList rows={rows.filter(([, value]) => value !== '')} />;
}

/** That there are none can only be said where the ingredients are known. */
function allergenText(t: Translate, { allergens, ingredients }: Product): string {
  if (allergens.length === 0) return ingredients === '' ? t('food.unknown') : t('food.noAllergens');
  const names = allergens.map((allergen) => t(`allergens.${allergen}`)).join(', ');
  return names.charAt(0).toUpperCase() + names.slice(1);
}
