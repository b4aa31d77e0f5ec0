import { useQuery } from '@tanstack/react-query';
import { shippedFrom, soldFrom } from '#domains/catalogue/model/seasons/season.ts';
import { comingProductsQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { ProductGrid } from '#domains/catalogue/web/product-grid.tsx';
import { formatDay } from '#engine/model/dates.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';

/** 'Coming in December': what can be looked forward to, saved, and partly bought ahead. */
export function ComingRow() {
  const { t, i18n } = useTranslation('catalogue');
  const { data: products } = useQuery(comingProductsQuery);
  const [first] = products ?? [];
  if (products === undefined || first === undefined) return null;
  const month = formatDay((shippedFrom(first) ?? soldFrom(first))!, 'month', i18n.language);
  return (
    <Section tone="sunken" title={t('season.coming', { month })}>
      <ProductGrid products={products} opensModal />
    </Section>
  );
}
