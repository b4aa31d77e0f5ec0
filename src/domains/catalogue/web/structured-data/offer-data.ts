import type { Product } from '#domains/catalogue/model/product.ts';
import { toCents } from '#engine/model/money.ts';
import { priceLine } from '#domains/pricing/model/line.ts';
import { tierRanges } from '#domains/pricing/model/tiers.ts';
import { amount, grams, pieces } from './quantity-data.ts';
import { returnPolicyData } from './return-policy-data.ts';
import { shippingDetailsData } from './shipping-data.ts';
import { shopReference } from '#domains/catalogue/web/listing/shop-reference.ts';

/** What one costs, what each costs from each tier on, how it is delivered and taken back. */
export function offerData(product: Product, publicUrl: string): object {
  const unitPriceCents = toCents(product.price);
  return {
    '@type': 'Offer',
    url: `${publicUrl}/product/${product.slug}`,
    price: amount(unitPriceCents),
    priceCurrency: 'USD',
    priceSpecification: tierRanges(product.discountTiers).map(({ from, to }) => {
      const line = priceLine({ unitPriceCents, quantity: from, tiers: product.discountTiers });
      return unitPrice(line.discountedUnitCents, pieces(from, to), product.weight);
    }),
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    seller: shopReference(publicUrl),
    shippingDetails: shippingDetailsData(unitPriceCents),
    hasMerchantReturnPolicy: returnPolicyData(product.perishable, publicUrl),
  };
}

/** A price within a tier. Where the weight is known machines work out from it what a kilogram costs. */
function unitPrice(cents: number, eligibleQuantity: object, weightGrams: number): object {
  return {
    '@type': 'UnitPriceSpecification',
    price: amount(cents),
    priceCurrency: 'USD',
    eligibleQuantity,
    ...(weightGrams === 0
      ? {}
      : {
          referenceQuantity: {
            ...grams(weightGrams),
            valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
          },
        }),
  };
}
