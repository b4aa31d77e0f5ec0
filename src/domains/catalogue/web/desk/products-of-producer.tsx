import { useQuery } from '@tanstack/react-query';
import { formatAmount } from '#engine/model/money.ts';
import { apiPageQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useRecord } from '#engine/web/records/record-context.ts';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { MoreRows, RecordRows } from '#engine/web/records/record-rows.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';

const LATEST = 10;

/** What a producer sells, on its page, for those who look after the catalogue. */
export function ProductsOfProducer() {
  const { t } = useTranslation('admin');
  const { id } = useRecord();
  const filter = { producerId: String(id) };
  const query = useQuery(apiPageQuery('/api/admin/products', { query: { limit: LATEST, ...filter } }));
  return (
    <RecordSection
      title={t('tabs.products')}
      actions={
        <MoreRows right="ADMIN" page="products" filter={filter} shown={LATEST} total={query.data?.total} />
      }
      flush
    >
      <RecordRows query={query} rowKey={(product) => product.id}>
        {(product) => [
          <RecordLink key="name" right="ADMIN" page="products" id={product.id}>
            {product.shownName}
          </RecordLink>,
          <>
            <span className="text-muted">
              {product.quantityAvailable} {t('stats.left')}
            </span>
            {formatAmount(product.price)}
          </>,
        ]}
      </RecordRows>
    </RecordSection>
  );
}
