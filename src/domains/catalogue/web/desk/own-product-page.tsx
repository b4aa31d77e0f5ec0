import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import type { RecordProps } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RecordBeside } from '#engine/web/records/record-beside.tsx';
import { RecordHead, RecordPage } from '#engine/web/records/record-page.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { ownProductQuery } from './desk-catalogue.queries.ts';
import { Visibility } from './own-product-cells.tsx';
import { ProductForm } from './product-form/product-dialog.tsx';

/** A producer's own product with all its fields, at a URL of its own. */
export function OwnProductPage({ id }: RecordProps) {
  const query = useQuery(ownProductQuery(id));
  return (
    <RecordPage query={query} title={({ shownName }) => shownName}>
      {(product) => <ProductFile product={product} />}
    </RecordPage>
  );
}

function ProductFile({ product }: { product: OwnProduct }) {
  const { t } = useTranslation('producer-desk');
  return (
    <>
      <RecordHead
        title={product.shownName}
        badges={<Visibility product={product} />}
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
      <div className="mt-5 flex max-w-narrow flex-col gap-5 pb-16 sm:pb-0">
        <RecordSection title={t('form.editTitle')}>
          {/* What was saved is where the next change begins. */}
          <ProductForm key={JSON.stringify(product)} product={product} />
        </RecordSection>
        <RecordBeside />
      </div>
    </>
  );
}
