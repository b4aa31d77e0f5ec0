import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  featuredProductsQuery,
  categoriesQuery,
  producersQuery,
} from '#domains/catalogue/web/catalogue.queries.ts';
import { CategoryBar } from '#domains/catalogue/web/listing/category-bar.tsx';
import { ProducerGrid, ProducerGridSkeleton } from '#domains/catalogue/web/producers/producer-grid.tsx';
import { ProductGrid, ProductGridSkeleton } from '#domains/catalogue/web/product-grid.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { BulkDiscounts } from './bulk-discounts.tsx';
import { Hero } from './hero.tsx';
import { HomeGroups } from './home-groups.tsx';
import { Testimonials } from './testimonials.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <CategoryBar />
      <FeaturedProducts />
      <CategoryHall />
      <BulkDiscounts />
      <HomeGroups />
      <HomeProducers />
      <Testimonials />
    </>
  );
}

const PLACEHOLDERS = 4;
/** A home page is a shop window, not the storeroom. */
const MAX_SHOWN = 8;

function FeaturedProducts() {
  const { t } = useTranslation('home');
  const { data: products, isError, refetch } = useQuery(featuredProductsQuery);
  return (
    // Its top stands on a phone's first screen, so only its cards are drawn late: both at once would make them jump.
    <Section
      eyebrow={t('featured.eyebrow')}
      title={t('featured.title')}
      actions={
        <Button asChild variant="link">
          <Link to="/shop">{t('featured.all')}</Link>
        </Button>
      }
    >
      {products && <ProductGrid products={products.slice(0, MAX_SHOWN)} opensModal inSight={2} />}
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!products && !isError && <ProductGridSkeleton count={PLACEHOLDERS} label={t('featured.loading')} />}
    </Section>
  );
}

/** The categories as arches of a market hall. Those without a picture stay in the bar above. */
function CategoryHall() {
  const { t } = useTranslation('home');
  const { data: categories = [] } = useQuery(categoriesQuery);
  const pictured = categories.filter((category) => category.imageUrl !== null);
  if (pictured.length === 0) return null;
  return (
    <Section
      tone="surface"
      eyebrow={t('hall.eyebrow')}
      title={t('hall.title')}
      className="overflow-hidden drawn-late [--likely-height:33rem] lg:[--likely-height:64rem]"
    >
      <ul className="-mx-gutter grid auto-cols-[minmax(9rem,40vw)] grid-flow-col gap-4 overflow-x-auto edge-fade px-gutter pb-2 [scrollbar-width:none] sm:auto-cols-[11rem] lg:mx-0 lg:grid-flow-row lg:grid-cols-5 lg:gap-x-6 lg:gap-y-10 lg:px-0">
        {pictured.map((category) => (
          <li key={category.id}>
            <Link to="/shop/$category" params={{ category: category.slug }} className="group block">
              <Picture
                src={category.imageUrl}
                alt=""
                width={800}
                height={800}
                sizes="(min-width: 64rem) 14rem, 40vw"
                className="aspect-4/5 [border-radius:50%_50%_12px_12px/40%_40%_12px_12px]"
                imageClassName="group-hover:scale-[1.04] motion-reduce:group-hover:scale-100"
              />
              <span className="mt-3 block text-center font-display text-lg underline-offset-4 group-hover:underline">
                {category.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const SHOWN = 3;

function HomeProducers() {
  const { t } = useTranslation('home');
  const { data: producers, isError, refetch } = useQuery(producersQuery);
  return (
    <Section
      eyebrow={t('producers.eyebrow')}
      title={t('producers.title')}
      intro={t('producers.intro')}
      className="drawn-late [--likely-height:126rem] lg:[--likely-height:63rem]"
    >
      {producers && <ProducerGrid producers={producers.slice(0, SHOWN)} />}
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!producers && !isError && <ProducerGridSkeleton count={SHOWN} />}
      <div className="mt-12 flex justify-center">
        <Button asChild variant="secondary" size="lg">
          <Link to="/producers">{t('producers.action')}</Link>
        </Button>
      </div>
    </Section>
  );
}
