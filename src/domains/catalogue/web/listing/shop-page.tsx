import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { Category } from '#domains/catalogue/model/product.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Container } from '#engine/web/ui/content/section.tsx';
import { categoriesQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { CategoryBar } from './category-bar.tsx';
import { CategoryNotFound } from './category-not-found.tsx';
import { ProductListing } from './product-listing.tsx';
import { ShopFilterBar } from './shop-filter-bar.tsx';
import { readShopSearch } from './shop-search.ts';

/** All products, or those of one category. */
export function ShopPage() {
  const { category: slug } = useParams({ strict: false });
  const search = readShopSearch(useSearch({ strict: false }));
  const { data: categories } = useQuery(categoriesQuery);
  const category = categories?.find((known) => known.slug === slug);
  if (slug !== undefined && categories && !category) return <CategoryNotFound />;
  return (
    <>
      <CategoryBar active={slug ?? 'all'} />
      <ShopHeader category={category} loading={slug !== undefined && !categories} />
      <Container className="pb-section">
        <ShopFilterBar category={slug} search={search} />
        <ProductListing category={slug} search={search} />
      </Container>
    </>
  );
}

function ShopHeader({ category, loading }: { category: Category | undefined; loading: boolean }) {
  const { t } = useTranslation('catalogue');
  const name = category?.name ?? (loading ? t('bar.loading') : t('shop.title'));
  return (
    <Container className="flex flex-col gap-8 py-10 sm:py-14 md:flex-row md:items-center md:justify-between lg:gap-16">
      <div className="max-w-text">
        <p className="eyebrow mb-4 text-accent-ink">{t('shop.eyebrow')}</p>
        <h1 className="text-5xl">{name}</h1>
        <p className="mt-5 text-lg text-muted">
          {t('shop.subtitle', { category: category?.name ?? t('shop.everything') })}
        </p>
        {category?.description && (
          <p className="mt-4 font-display text-xl text-ink">{category.description}</p>
        )}
      </div>
      {category?.imageUrl && (
        <Picture
          src={category.imageUrl}
          alt=""
          width={800}
          height={800}
          sizes="(min-width: 48rem) 24rem, 100vw"
          priority
          className="aspect-3/2 w-full shrink-0 rounded-lg md:aspect-4/5 md:w-72 md:[border-radius:50%_50%_12px_12px/40%_40%_12px_12px] lg:w-80"
        />
      )}
    </Container>
  );
}
