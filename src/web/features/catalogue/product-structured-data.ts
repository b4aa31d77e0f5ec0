import type { Product } from '#shared/catalogue/product.ts';
import { pictureHref } from '#web/rendering/picture-href.ts';

/** The product as search engines read it. Ratings only where people really gave them. */
export function productStructuredData(product: Product, publicUrl: string): object {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: String(product.id),
    // Left out of the text where it is undefined.
    image: pictureHref(product.imageUrl, publicUrl),
    ...(product.weight === 0 ? {} : { weight: grams(product.weight) }),
    brand: { '@type': 'Brand', name: product.producerName },
    offers: {
      '@type': 'Offer',
      url: `${publicUrl}/product/${product.slug}`,
      price: product.price.toFixed(2),
      priceCurrency: 'USD',
      ...unitPrice(product),
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    },
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

/** The price again, as that of a weight: machines work out from it what a kilogram costs. */
function unitPrice({ price, weight }: Product): object {
  if (weight === 0) return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: price.toFixed(2),
      priceCurrency: 'USD',
      referenceQuantity: {
        ...grams(weight),
        valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
      },
    },
  };
}

function grams(value: number): object {
  return { '@type': 'QuantitativeValue', value, unitCode: 'GRM' };
}
