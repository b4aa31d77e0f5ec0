import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { ProductRecord } from '#domains/catalogue/model/own-product.ts';
import { apiPageQuery, apiQuery } from '#engine/web/api/api-query.ts';
import type { RecordProps } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RecordBeside } from '#engine/web/records/record-beside.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { RecordColumns, RecordHead, RecordPage } from '#engine/web/records/record-page.tsx';
import { RecordRows } from '#engine/web/records/record-rows.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Stars } from '#engine/web/ui/pictures/stars.tsx';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';
import { FeaturedSwitch, ShownSwitch } from './edit-product.tsx';
import { ProductForm } from './product-form/product-dialog.tsx';

/** A product for administrators: what they may correct, whether it is shown, and what was said of it. */
export function AdminProductPage({ id }: RecordProps) {
  const query = useQuery(apiQuery('/api/admin/products/:id', { params: { id } }));
  return (
    <RecordPage query={query} title={({ shownName }) => shownName}>
      {(product) => <ProductFile product={product} />}
    </RecordPage>
  );
}

function ProductFile({ product }: { product: ProductRecord }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <RecordHead
        title={product.shownName}
        badges={
          <>
            {product.hidden && <Badge tone="danger">{t('products.hidden')}</Badge>}
            {product.quantityAvailable === 0 && <Badge tone="warning">{t('stats.soldOut')}</Badge>}
            {product.featured && <Badge tone="info">{t('products.featured')}</Badge>}
          </>
        }
        detail={product.producerName}
        actions={
          product.listed && (
            <Button asChild variant="secondary">
              <Link to="/product/$slug" params={{ slug: product.slug }}>
                <ExternalLink aria-hidden="true" />
                {t('products.inShop')}
              </Link>
            </Button>
          )
        }
      />
      <RecordColumns
        aside={
          <>
            <RecordSection title={t('products.shown')}>
              <FactList
                facts={[
                  {
                    label: t('products.producer'),
                    value: (
                      <RecordLink right="ADMIN" page="producers" id={product.producerId}>
                        {product.producerName}
                      </RecordLink>
                    ),
                  },
                  {
                    label: t('products.featured'),
                    value: <FeaturedSwitch product={product} />,
                  },
                  {
                    label: t('products.shown'),
                    value: <ShownSwitch product={product} />,
                  },
                ]}
              />
            </RecordSection>
            <ProductReviews productId={product.id} />
          </>
        }
      >
        <RecordSection title={t('products.edit')}>
          {/* What was saved is where the next change begins. */}
          <ProductForm key={JSON.stringify(product)} product={product} refreshes={ADMIN} isAdmin />
        </RecordSection>
        <RecordBeside />
      </RecordColumns>
    </>
  );
}

const LATEST = 5;

function ProductReviews({ productId }: { productId: number }) {
  const { t } = useTranslation('admin');
  const query = useQuery(
    apiPageQuery('/api/admin/reviews', { query: { limit: LATEST, productId: String(productId) } }),
  );
  return (
    <RecordSection title={t('tabs.reviews')} flush>
      <RecordRows query={query} rowKey={(review) => review.id}>
        {(review) => [
          <>
            <span className="font-medium">{review.authorName}</span>
            <span className="block text-muted">{review.comment}</span>
          </>,
          <Stars key="stars" value={review.rating} label={String(review.rating)} />,
        ]}
      </RecordRows>
    </RecordSection>
  );
}
