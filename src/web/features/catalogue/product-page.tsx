import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMoney, toCents } from '#shared/money.ts';
import { Container } from '#web/ui/section.tsx';
import { productQuery } from './catalogue.queries.ts';

export function ProductPage() {
  const { t } = useTranslation('catalogue');
  const { slug } = useParams({ from: '/product/$slug' });
  const { data: product } = useSuspenseQuery(productQuery(slug));
  return (
    <Container>
      <Link to="/">{t('backToProducts')}</Link>
      <h1>{product.name}</h1>
      <p>{product.producerName}</p>
      <p>{formatMoney(toCents(product.price))}</p>
      <p>{product.description}</p>
    </Container>
  );
}
