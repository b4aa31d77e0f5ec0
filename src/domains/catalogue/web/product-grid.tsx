import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProductCard as Card } from '#domains/catalogue/model/product-card.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { formatMoney, toCents } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { CachedPart } from '#engine/web/rendering/cached-part.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { priceLine } from '#domains/pricing/model/line.ts';
import { CertificateNames } from './certificates/certificate-badges.tsx';
import { ExtraBadges } from './extra/extra-badges.tsx';
import { ProductLink } from './product-link.tsx';
import { ProductStars } from './product-stars.tsx';
import { QuickAddButton } from './quick-add-button.tsx';
import { seasonWords } from './seasons/season-words.ts';
import { perUnitAndMeasure } from './unit-name.ts';
import { maxQuantityOf } from './max-quantity.ts';

const GRID =
  'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-14';

type ProductGridProps = {
  products: readonly Card[];
  headingLevel?: 2 | 3;
  opensModal?: boolean;
  /** How many cards at the start are on the first screen. */
  eager?: number;
  /** How many cards a phone may show before anybody scrolls: the others are drawn after the first frame. */
  inSight?: number;
  className?: string | undefined;
};

export function ProductGrid(props: ProductGridProps) {
  const { products, headingLevel, opensModal, eager = 0, inSight = 4, className } = props;
  return (
    <ul className={cx(GRID, className)}>
      {products.map((product, index) => {
        const card = {
          product,
          ...(headingLevel === undefined ? {} : { headingLevel }),
          ...(opensModal === undefined ? {} : { opensModal }),
          priority: index < eager,
        };
        return (
          <CachedPart
            key={product.id}
            as="li"
            of={card}
            className={cx(
              'drawn-late [--likely-height:calc(50vw+10.5rem)] sm:[--likely-height:27.5rem]',
              index >= inSight &&
                'drawn-next nth-[n+5]:[--turn:180ms] nth-[n+7]:[--turn:260ms] nth-[n+9]:[--turn:340ms]',
            )}
          >
            <ProductCard {...card} />
          </CachedPart>
        );
      })}
    </ul>
  );
}

/** Placeholders in the shape of the cards, announced once. */
export function ProductGridSkeleton({ count, label }: { count: number; label: ReactNode }) {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}

type ProductCardProps = {
  product: Card;
  headingLevel?: 2 | 3;
  /** First row of a page: the picture is fetched at once. */
  priority?: boolean;
  /** A plain click shows the product over the page instead of leaving it. */
  opensModal?: boolean;
};

const SIZES = '(min-width: 64rem) 20rem, (min-width: 40rem) 33vw, 50vw';

function ProductCard({ product, headingLevel = 3, priority, opensModal }: ProductCardProps) {
  const { t, i18n } = useTranslation('catalogue');
  const isPlain = product.inStock && product.season === 'open';
  const Heading = `h${headingLevel}` as const;
  const best = bestTier(product);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative">
        <Picture
          src={product.imageUrl}
          alt=""
          width={800}
          height={800}
          sizes={SIZES}
          preview={product.imagePreview}
          priority={priority}
          className="aspect-square rounded-lg"
          imageClassName="group-hover:scale-[1.035] motion-reduce:group-hover:scale-100"
        />
        <QuickAddButton product={product} />
      </div>
      {(product.featured || product.openGroupBuy || !isPlain) && (
        <div className="absolute inset-x-2.5 top-2.5 flex flex-wrap gap-1.5 sm:inset-x-3 sm:top-3">
          {product.featured && (
            <Badge tone="wine" caps>
              {t('card.bestSeller')}
            </Badge>
          )}
          {product.openGroupBuy && (
            <Badge className="bg-raised text-ink max-sm:px-2 max-sm:text-2xs">
              <UsersRound aria-hidden="true" />
              {t('card.groupBuy')}
            </Badge>
          )}
          {!isPlain && (
            <Badge className="max-w-full bg-raised text-ink max-sm:px-2 max-sm:text-2xs max-sm:whitespace-normal">
              {seasonWords(t, i18n.language, product) ?? t('outOfStock')}
            </Badge>
          )}
        </div>
      )}
      <div className="flex flex-1 flex-col pt-3.5">
        <p className="mb-1 text-xs text-muted">{product.producerName}</p>
        <Heading className="text-lg leading-snug sm:text-xl">
          <ProductLink
            slug={product.slug}
            opensModal={opensModal}
            className="decoration-1 underline-offset-[0.2em] cover-link group-hover:underline"
          >
            {product.name}
          </ProductLink>
        </Heading>
        <CertificateNames certificates={product.certificates} />
        <ExtraBadges product={product} />
        <ProductStars product={product} className="mt-1.5 mb-3" />
        <p className="mt-auto flex flex-wrap items-baseline gap-x-1.5">
          <span className="font-semibold tabular-nums">
            {product.sizes
              ? t('card.fromSizes', {
                  price: formatMoney(toCents(lowestPrice(product.sizes))),
                  count: product.sizes.length,
                })
              : formatMoney(toCents(product.price))}
          </span>
          {!product.sizes && <span className="text-sm text-muted">{perUnitAndMeasure(t, product)}</span>}
        </p>
        {product.sizes && (
          <p className="relative z-1 my-1 flex flex-wrap gap-1">
            {product.sizes.map(({ slug, label }) => (
              <ProductLink
                key={slug}
                slug={slug}
                opensModal={opensModal}
                className="rounded-full border border-line px-2.5 py-1 text-xs hover:border-line-strong"
              >
                {label}
              </ProductLink>
            ))}
          </p>
        )}
        <p className="min-h-[1lh] text-sm font-medium text-wine tabular-nums">
          {best && t('card.bestTier', { price: formatMoney(best.unitCents), quantity: best.minQuantity })}
        </p>
      </div>
    </article>
  );
}

/** Of those in stock, where any is: a list that is narrowed may hold a dearer one only. */
function lowestPrice(sizes: NonNullable<Card['sizes']>): number {
  const inStock = sizes.filter((size) => size.inStock);
  return Math.min(...(inStock.length > 0 ? inStock : sizes).map(({ price }) => price));
}

function ProductCardSkeleton() {
  return (
    <div data-testid="product-placeholder">
      <Skeleton className="aspect-square w-full rounded-lg" />
      <Skeleton className="mt-4 h-3 w-1/3" />
      <Skeleton className="mt-2.5 h-5 w-4/5" />
      <Skeleton className="mt-3 h-3.5 w-1/2" />
      <Skeleton className="mt-4 h-4 w-2/5" />
    </div>
  );
}

interface BestTier {
  minQuantity: number;
  unitCents: number;
}

/** The lowest unit price a visitor can reach with what is in stock; null where quantity changes nothing. */
export function bestTier(
  product: Pick<Product, 'price' | 'discountTiers' | 'inStock' | 'quantityAvailable'>,
): BestTier | null {
  const reachable = maxQuantityOf(product);
  const tier = product.discountTiers.findLast(({ minQuantity }) => minQuantity <= reachable);
  if (tier === undefined) return null;
  const line = priceLine({
    unitPriceCents: toCents(product.price),
    quantity: tier.minQuantity,
    tiers: product.discountTiers,
  });
  return { minQuantity: tier.minQuantity, unitCents: line.discountedUnitCents };
}
