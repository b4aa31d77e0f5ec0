import { Link } from '@tanstack/react-router';
import type { Product } from '#domains/catalogue/model/product.ts';

/** Who makes it; a product of an unknown producer carries the house's name, which leads nowhere. */
export function ProducerLine({ product }: { product: Pick<Product, 'producerName' | 'producerSlug'> }) {
  return (
    <p className="eyebrow text-accent-ink">
      {product.producerSlug === null ? (
        product.producerName
      ) : (
        <Link
          to="/producers/$slug"
          params={{ slug: product.producerSlug }}
          className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
        >
          {product.producerName}
        </Link>
      )}
    </p>
  );
}
