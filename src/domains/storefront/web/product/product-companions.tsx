import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { CompanionList } from '#domains/cart/web/companions/companion-list.tsx';
import { companionsQuery } from '#domains/cart/web/companions/companions.query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';

/** What its producer would serve with it, and what others bought with it. */
export function ProductCompanions({ productId }: { productId: number }) {
  const { t } = useTranslation('cart');
  const { data } = useQuery(companionsQuery([productId]));
  const kinds = [
    ['pairsWith', data?.pairsWith ?? []],
    ['together', data?.boughtTogether ?? []],
  ] as const;
  const shown = kinds.filter(([, products]) => products.length > 0);
  if (shown.length === 0) return null;
  return (
    <Container className="grid gap-x-16 gap-y-10 pb-section lg:grid-cols-2">
      {shown.map(([kind, products]) => (
        <Part key={kind} title={t(`companions.${kind}`)}>
          <CompanionList products={products} adds className={shown.length === 1 ? 'lg:grid-cols-2' : ''} />
        </Part>
      ))}
    </Container>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="drawn-late [--likely-height:20rem] only:lg:col-span-2">
      <h2 id={heading} className="mb-5 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
