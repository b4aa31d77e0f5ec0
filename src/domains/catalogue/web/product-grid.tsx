import type { ReactNode } from 'react';
import type { Product } from '#domains/catalogue/model/product.ts';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';

const GRID =
  'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-14';

export type ProductGridProps = {
  products: readonly Product[];
  headingLevel?: 2 | 3;
  opensModal?: boolean;
  /** How many cards at the start are on the first screen. */
  eager?: number;
  className?: string | undefined;
};

export function ProductGrid({ products, headingLevel, opensModal, eager = 0, className }: ProductGridProps) {
  return (
    <ul className={cx(GRID, className)}>
      {products.map((product, index) => (
        <li
          key={product.id}
          className="drawn-late [--likely-height:calc(50vw+10.5rem)] sm:[--likely-height:27.5rem]"
        >
          <ProductCard
            product={product}
            {...(headingLevel === undefined ? {} : { headingLevel })}
            {...(opensModal === undefined ? {} : { opensModal })}
            priority={index < eager}
          />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders in the shape of the cards, announced once. */
export function ProductGridSkeleton({ count, label }: { count: number; label: ReactNode }) {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
