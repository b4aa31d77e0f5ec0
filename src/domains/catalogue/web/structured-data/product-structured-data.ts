import { shopHome } from '#engine/model/places/shop-home.ts';
import type { Product, ProductWithFamily } from '#domains/catalogue/model/product.ts';
import { pictureHref } from '#engine/web/rendering/page-head.ts';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';
import { policies } from '#engine/model/policies.ts';
import { toCents } from '#engine/model/money.ts';
import { priceLineAt } from '#domains/pricing/model/line.ts';
import { tierRanges } from '#domains/pricing/model/tiers.ts';
import { shippedFrom, soldFrom } from '#domains/catalogue/model/seasons/season.ts';
import type { Allergen } from '#domains/catalogue/model/allergens.ts';
import { shelfLifeOf } from '#domains/catalogue/model/shelf-life.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';
import {
  amount,
  grams,
  millilitres,
  pieces,
  returnPolicyData,
  shippingDetailsData,
  shopReference,
} from './shop-data.ts';

/** The product as search engines read it. Ratings only where people really gave them. */
export function productStructuredData(
  product: ProductWithFamily,
  category: string | undefined,
  { publicUrl, i18n }: RouterContext,
): object {
  const url = `${publicUrl}/product/${product.slug}`;
  const pictures = [product.imageUrl, ...product.additionalImages].flatMap(
    (picture) => pictureHref(picture, publicUrl) ?? [],
  );
  const food = foodData(product, i18n.t);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: product.name,
    description: product.description,
    sku: String(product.id),
    ...(product.gtin !== null && { gtin: product.gtin }),
    ...(pictures.length === 0 ? {} : { image: pictures }),
    ...(category === undefined ? {} : { category }),
    ...(product.weight === 0 ? {} : { weight: grams(product.weight) }),
    brand: { '@type': 'Brand', name: product.producerName },
    ...(food.length === 0 ? {} : { additionalProperty: food }),
    offers: offerData(product, publicUrl),
    ...familyData(product, publicUrl),
    ...(product.rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating,
            reviewCount: product.reviewCount,
          },
        }),
  };
}

/** The sizes it comes in, each with its own page. */
function familyData({ id, family }: ProductWithFamily, publicUrl: string): object {
  if (family === null) return {};
  const size = family.members.find(({ productId }) => productId === id);
  return {
    ...(size && { size: size.label }),
    isVariantOf: {
      '@type': 'ProductGroup',
      '@id': `${publicUrl}/product/${family.members[0]!.slug}#group`,
      productGroupID: `family-${family.id}`,
      name: family.name,
      variesBy: 'size',
      hasVariant: family.members.map((member) => {
        const url = `${publicUrl}/product/${member.slug}`;
        return {
          '@type': 'Product',
          '@id': `${url}#product`,
          url,
          name: `${family.name}, ${member.label}`,
          size: member.label,
          offers: {
            '@type': 'Offer',
            url,
            price: amount(toCents(member.price)),
            priceCurrency: shopHome().currency,
            availability: `https://schema.org/${member.inStock ? 'InStock' : 'OutOfStock'}`,
          },
        };
      }),
    },
  };
}

/** What one costs, what each costs from each tier on, how it is delivered and taken back. */
function offerData(product: ProductWithFamily, publicUrl: string): object {
  const unitPriceCents = toCents(product.price);
  const size = product.family?.members.find(({ productId }) => productId === product.id);
  return {
    '@type': 'Offer',
    url: `${publicUrl}/product/${product.slug}`,
    price: amount(unitPriceCents),
    priceCurrency: shopHome().currency,
    priceSpecification: tierRanges(product.discountTiers).flatMap(({ from, to, percent }) => {
      // A case of six reaches a tier of five by itself: below it there is nothing to buy.
      const [first, last] = inPieces(from, to, size?.countsAs ?? 1);
      if (last !== null && last < first) return [];
      const line = priceLineAt(percent, { unitPriceCents, quantity: 1 });
      return unitPrice(line.discountedUnitCents, pieces(first, last), product);
    }),
    itemCondition: 'https://schema.org/NewCondition',
    ...availabilityData(product),
    seller: shopReference(publicUrl),
    shippingDetails: shippingDetailsData(unitPriceCents),
    hasMerchantReturnPolicy: returnPolicyData(product.perishable, publicUrl),
  };
}

/** A pre-order can be had, and begins to be shipped; before its season it begins to be sold. */
function availabilityData(product: Product): object {
  const state = !product.inStock ? 'OutOfStock' : product.season === 'preorder' ? 'PreOrder' : 'InStock';
  const availabilityStarts = shippedFrom(product) ?? soldFrom(product);
  return {
    availability: `https://schema.org/${state}`,
    ...(availabilityStarts !== null && { availabilityStarts }),
    ...(product.availableUntil !== null && { availabilityEnds: product.availableUntil }),
  };
}

/** Units of the ladder, in pieces that count as so many. */
function inPieces(from: number, to: number | null, countsAs: number): [number, number | null] {
  return [Math.ceil(from / countsAs), to === null ? null : Math.ceil((to + 1) / countsAs) - 1];
}

/** Whether prices hold tax, in a shop that charges it. */
function taxData(): object {
  const { taxMode } = policies();
  return taxMode === 'none' ? {} : { valueAddedTaxIncluded: taxMode === 'included' };
}

/** A price within a tier. Where it is known how much is in it, machines work out what a litre or a kilogram costs. */
function unitPrice(
  cents: number,
  eligibleQuantity: object,
  { weight, volume }: Pick<Product, 'weight' | 'volume'>,
): object {
  const [contents, measure] =
    volume === null ? [weight === 0 ? null : grams(weight), 'KGM'] : [millilitres(volume), 'LTR'];
  return {
    '@type': 'UnitPriceSpecification',
    price: amount(cents),
    priceCurrency: shopHome().currency,
    ...taxData(),
    eligibleQuantity,
    ...(contents && {
      referenceQuantity: {
        ...contents,
        valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: measure },
      },
    }),
  };
}

/** schema.org has no word for allergens. The vocabulary of GS1 has: these are its codes. */
const GS1_CODES: Readonly<Record<Allergen, string>> = {
  gluten: 'AW',
  crustaceans: 'AC',
  eggs: 'AE',
  fish: 'AF',
  peanuts: 'AP',
  soybeans: 'AY',
  milk: 'AM',
  nuts: 'AN',
  celery: 'BC',
  mustard: 'BM',
  sesame: 'AS',
  sulphites: 'AU',
  lupin: 'NL',
  molluscs: 'UM',
};

/** What the label says, for machines. What the producer has not said is left out: it would read as 'none'. */
function foodData({ allergens, ingredients, storage, shelfLifeDays }: Product, t: Translate): object[] {
  const texts = [
    { propertyID: 'https://gs1.org/voc/ingredientStatement', name: 'ingredients', value: ingredients },
    { propertyID: 'https://gs1.org/voc/consumerStorageInstructions', name: 'storage', value: storage },
    { name: 'shelfLife', value: shelfLifeDays === null ? '' : lasts(shelfLifeDays, t) },
  ].filter(({ value }) => value !== '');
  return [
    ...allergens.map((allergen) => ({
      '@type': 'PropertyValue',
      propertyID: 'https://gs1.org/voc/allergenType',
      name: t('catalogue:food.allergens'),
      value: t(`catalogue:allergens.${allergen}`),
      valueReference: {
        '@type': 'DefinedTerm',
        termCode: GS1_CODES[allergen],
        inDefinedTermSet: 'https://gs1.org/voc/AllergenTypeCode',
      },
    })),
    ...texts.map((text) => ({ '@type': 'PropertyValue', ...text, name: t(`catalogue:food.${text.name}`) })),
  ];
}

function lasts(shelfLifeDays: number, t: Translate): string {
  const { unit, count } = shelfLifeOf(shelfLifeDays);
  return t(`catalogue:food.lasts.${unit}`, { count });
}
