import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMoney, toCents } from '#shared/money.ts';
import { featuredProductsQuery } from '#web/features/catalogue/catalogue.queries.ts';
import { Section } from '#web/ui/section.tsx';

export function HomePage() {
  const { t } = useTranslation('home');
  const { data: products } = useSuspenseQuery(featuredProductsQuery);
  return (
    <>
      <h1>{t('hero.title')}</h1>
      <Section title={t('featured.title')}>
        <ul className="grid grid-cols-2 gap-6 md:grid-cols-4">
          {products.map((product) => (
            <li key={product.id}>
              <Link to="/product/$slug" params={{ slug: product.slug }}>
                {product.name}
              </Link>
              <p>{formatMoney(toCents(product.price))}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
