import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { CompanionList } from './companion-list.tsx';
import { followedCompanions } from './companions.query.ts';

/** A cart and an order are no shop window. */
const MOST_SHOWN = 3;

export function CartCompanions({ cart }: { cart: Cart }) {
  const { data } = useQuery(followedCompanions(cart.items.map(({ product }) => product.id)));
  return <Companions found={data} adds level="h3" className="border-t border-line pt-5" />;
}

/** What somebody might take the next time. */
export function OrderCompanions({ productIds }: { productIds: readonly number[] }) {
  const { data } = useQuery(followedCompanions(productIds));
  return <Companions found={data} level="h2" className="border-t border-line pt-6" />;
}

interface CompanionsProps {
  found: { pairsWith: Product[]; boughtTogether: Product[] } | undefined;
  adds?: boolean;
  /** Of its heading: in the cart it stands below that of the panel, after an order below the page's. */
  level: 'h2' | 'h3';
  className: string;
}

/** What others bought says more about a whole cart than what goes with one of its products. */
function Companions({ found, adds = false, level: Heading, className }: CompanionsProps) {
  const { t, ready } = useTranslation('cart');
  const heading = useId();
  if (!ready || found === undefined) return null;
  const { boughtTogether, pairsWith } = found;
  const [kind, products] =
    boughtTogether.length > 0
      ? (['togetherCart', boughtTogether] as const)
      : (['pairsWith', pairsWith] as const);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={cx('animate-fade-in', className)} data-print="hidden">
      <Heading id={heading} className="eyebrow mb-4 text-muted">
        {t(`companions.${kind}`)}
      </Heading>
      <CompanionList products={products.slice(0, MOST_SHOWN)} adds={adds} />
    </section>
  );
}
