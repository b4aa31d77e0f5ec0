import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ProductCard } from '#domains/catalogue/model/product-card.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import {
  categoriesQuery,
  moreFromProducerQuery,
  MORE_PRODUCTS,
  productQuery,
} from '#domains/catalogue/web/catalogue.queries.ts';
import { ProductGrid } from '#domains/catalogue/web/product-grid.tsx';
import { ProductStars } from '#domains/catalogue/web/product-stars.tsx';
import { ListedGroupsOf } from '#domains/group-buys/web/listed-groups.tsx';
import { ProductReviews } from '#domains/catalogue/web/reviews/product-reviews.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Breadcrumbs } from '#engine/web/ui/navigation/breadcrumbs.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';
import { MakerCard } from './maker-card.tsx';
import { ProductCompanions } from './product-companions.tsx';
import { ProducerLine, ProductFood, ProductSpecifications } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductPurchase } from './product-purchase.tsx';

export function ProductPage() {
  const { t } = useTranslation('catalogue');
  const { slug } = useParams({ from: '/product/$slug' });
  const { data: product } = useSuspenseQuery(productQuery(slug));
  return (
    <article key={product.id}>
      <Container className="pt-4 pb-section sm:pt-6">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 sm:mb-6">
          <Link
            to="/shop"
            className="inline-flex min-h-10 items-center gap-2 text-sm font-medium underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('backToProducts')}
          </Link>
          <ProductBreadcrumbs product={product} />
        </div>
        <div className="grid grid-cols-1 gap-8 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)] lg:gap-16">
          <ProductGallery
            product={product}
            sizes="(min-width: 80rem) 43rem, (min-width: 48rem) 50vw, 100vw"
            className="md:sticky md:top-[calc(var(--header-height,0px)+1.5rem)] md:self-start"
          />
          <div className="flex flex-col gap-7">
            <header>
              <ProducerLine product={product} />
              <h1 className="mt-2 text-4xl">{product.name}</h1>
              <div className="mt-3 flex flex-wrap items-center gap-3">
                <ProductStars product={product} size="md" />
                {product.featured && (
                  <Badge tone="wine" caps>
                    {t('card.bestSeller')}
                  </Badge>
                )}
              </div>
            </header>
            <ProductPurchase product={product} withBar />
            <section
              aria-label={t('product.description')}
              className="drawn-next [--likely-height:12rem] [--turn:180ms]"
            >
              <p className="whitespace-pre-line">{product.description}</p>
              {product.producerName && (
                <Link
                  to="/messages/new"
                  search={{ product: product.slug }}
                  className="mt-3 inline-flex min-h-10 items-center text-sm font-medium text-accent-ink underline underline-offset-4"
                >
                  {t('product.ask', { name: product.producerName })}
                </Link>
              )}
            </section>
            <section className="drawn-late drawn-next [--likely-height:17rem] [--turn:180ms]">
              <h2 className="mb-4 text-2xl">{t('food.title')}</h2>
              <ProductFood product={product} />
            </section>
            {Object.keys(product.attributes).length > 0 && (
              <section className="drawn-late drawn-next [--likely-height:19rem] [--turn:260ms]">
                <h2 className="mb-4 text-2xl">{t('product.specifications')}</h2>
                <ProductSpecifications attributes={product.attributes} />
              </section>
            )}
          </div>
        </div>
      </Container>
      <ListedGroupsOf productId={product.id} />
      <MakerCard product={product} />
      <ProductCompanions productId={product.id} />
      <ProductReviews slug={product.slug} producer={product.producerName} />
      <MoreFromProducer product={product} />
    </article>
  );
}

function ProductBreadcrumbs({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue');
  const { data: categories } = useQuery(categoriesQuery);
  const category = categories?.find(({ id }) => id === product.categoryId);
  return (
    <Breadcrumbs label={t('product.breadcrumbs')} className="hidden sm:block">
      <Link to="/shop">{t('product.shop')}</Link>
      {category && (
        <Link to="/shop/$category" params={{ category: category.slug }}>
          {category.name}
        </Link>
      )}
      {product.name}
    </Breadcrumbs>
  );
}

/** The product itself, or the row that stands for its sizes. */
const isOf = ({ id, sizes = [] }: ProductCard, product: Product) =>
  id === product.id || sizes.some(({ productId }) => productId === product.id);

function MoreFromProducer({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue');
  const slug = product.producerSlug;
  const { data } = useQuery({ ...moreFromProducerQuery(slug ?? ''), enabled: slug !== null });
  const others = data?.filter((other) => !isOf(other, product)).slice(0, MORE_PRODUCTS) ?? [];
  if (slug === null || others.length === 0) return null;
  return (
    <Section
      tone="sunken"
      title={t('product.more')}
      eyebrow={product.producerName}
      actions={
        <Button asChild variant="secondary">
          <Link to="/producers/$slug" params={{ slug }}>
            {t('product.moreBy', { name: product.producerName })}
          </Link>
        </Button>
      }
    >
      <ProductGrid products={others} />
    </Section>
  );
}
