import type { Product } from '#domains/catalogue/model/product.ts';
import { pictureHref } from '#engine/web/rendering/picture-href.ts';
import type { RouterContext } from '#engine/web/rendering/router-context.ts';
import { foodData } from './food-data.ts';
import { offerData } from './offer-data.ts';
import { grams } from './quantity-data.ts';

/** The product as search engines read it. Ratings only where people really gave them. */
export function productStructuredData(
  product: Product,
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
    ...(pictures.length === 0 ? {} : { image: pictures }),
    ...(category === undefined ? {} : { category }),
    ...(product.weight === 0 ? {} : { weight: grams(product.weight) }),
    brand: { '@type': 'Brand', name: product.producerName },
    ...(food.length === 0 ? {} : { additionalProperty: food }),
    offers: offerData(product, publicUrl),
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
