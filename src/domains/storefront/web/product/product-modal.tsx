import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ProductWithFamily } from '#domains/catalogue/model/product.ts';
import { productQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { ProductStars } from '#domains/catalogue/web/product-stars.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { ProducerLine, ProductFood, ProductSpecifications } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductMissing } from './product-not-found.tsx';
import { ProductSkeleton } from './product-page-skeleton.tsx';
import { ProductPurchase } from './product-purchase.tsx';

interface ProductModalProps {
  slug: string;
  open: boolean;
  /** It came with the page: it does not rise over it. */
  still: boolean;
  onClose: () => void;
}

/** A product over the page that lists it. */
export function ProductModal({ slug, open, still, onClose }: ProductModalProps) {
  const { t } = useTranslation('catalogue');
  const { data: product, isError } = useQuery({ ...productQuery(slug), enabled: open });
  return (
    <Dialog
      open={open}
      inPlace={still ? 'still' : 'rising'}
      onOpenChange={(opens) => {
        if (!opens) onClose();
      }}
      size="xl"
      title={product?.name ?? (isError ? t('notFound.title') : t('bar.loading'))}
      titleHidden
      closeLabel={t('modal.close')}
    >
      {product ? (
        <ModalContent key={product.id} product={product} />
      ) : isError ? (
        <ProductMissing headingLevel={2} />
      ) : (
        <ProductSkeleton />
      )}
    </Dialog>
  );
}

function ModalContent({ product }: { product: ProductWithFamily }) {
  const { t } = useTranslation('catalogue');
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-10">
      <ProductGallery
        product={product}
        sizes="(min-width: 48rem) 26rem, 100vw"
        className="md:sticky md:top-0 md:self-start"
      />
      <div className="flex flex-col gap-6">
        <div>
          <ProducerLine product={product} />
          {/* The dialog's own title says it to screen readers. */}
          <p aria-hidden="true" className="mt-1.5 mb-2.5 pr-10 font-display text-3xl tracking-display">
            {product.name}
          </p>
          <ProductStars product={product} />
        </div>
        <ProductPurchase product={product} />
        <p className="drawn-next text-sm [--likely-height:12rem] [--turn:180ms]">{product.description}</p>
        <section aria-labelledby="modal-food" className="drawn-next [--likely-height:23rem] [--turn:180ms]">
          <h3 id="modal-food" className="mb-3 text-xl">
            {t('food.title')}
          </h3>
          <ProductFood product={product} />
        </section>
        {Object.keys(product.attributes).length > 0 && (
          <section
            aria-labelledby="modal-specifications"
            className="drawn-next [--likely-height:19rem] [--turn:260ms]"
          >
            <h3 id="modal-specifications" className="mb-3 text-xl">
              {t('product.specifications')}
            </h3>
            <ProductSpecifications attributes={product.attributes} />
          </section>
        )}
        <Button asChild variant="link" className="self-start">
          <Link to="/product/$slug" params={{ slug: product.slug }}>
            {t('modal.details')}
          </Link>
        </Button>
      </div>
    </div>
  );
}
