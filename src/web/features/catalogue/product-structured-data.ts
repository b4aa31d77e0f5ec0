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
    brand: { '@type': 'Brand', name: product.producerName },
    offers: {
      '@type': 'Offer',
      url: `${publicUrl}/product/${product.slug}`,
      price: product.price.toFixed(2),
      priceCurrency: 'USD',
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
