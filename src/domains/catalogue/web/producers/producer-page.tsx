import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Producer } from '#domains/catalogue/model/producers/producer.ts';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { ProductGrid, ProductGridSkeleton } from '#domains/catalogue/web/product-grid.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';
import { Skeleton, SkeletonText } from '#engine/web/ui/content/skeleton.tsx';
import { producerProductsQuery, producerQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { CertificateList } from '#domains/catalogue/web/certificates/certificate-badges.tsx';
import { SeasonCalendar } from '#domains/catalogue/web/seasons/season-calendar.tsx';
import { ProducerNotFound } from './producer-not-found.tsx';
import { paragraphsOf, websiteHost } from './producer-text.ts';

export function ProducerPage() {
  const { slug } = useParams({ from: '/producers/$slug' });
  const { data: producer, isError } = useQuery(producerQuery(slug));
  if (isError) return <ProducerNotFound />;
  if (!producer) return <ProducerPageSkeleton />;
  return (
    <article key={producer.id}>
      <ProducerHead producer={producer} />
      <ProducerStory producer={producer} />
      <ProducerProducts producer={producer} />
    </article>
  );
}

function ProducerHead({ producer }: { producer: Producer }) {
  const { t } = useTranslation('producers');
  return (
    <Container className="pt-4 sm:pt-6">
      <Link
        to="/producers"
        className="inline-flex min-h-10 items-center gap-2 text-sm font-medium underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('back')}
      </Link>
      <Picture
        src={producer.imageUrl}
        alt=""
        width={1600}
        height={900}
        sizes="(min-width: 80rem) 80rem, 100vw"
        priority
        className="mt-4 aspect-4/3 rounded-xl sm:aspect-21/9"
      />
      <header className="mt-8 max-w-narrow sm:mt-10">
        <p className="eyebrow text-accent-ink">{producer.location}</p>
        <h1 className="mt-3 text-5xl">{producer.name}</h1>
        {producer.since !== null && (
          <p className="mt-3 font-display text-xl text-muted italic">
            {t('established', { year: producer.since })}
          </p>
        )}
      </header>
    </Container>
  );
}

/** The first paragraph opens large, the rest reads on; the facts stand beside. */
function ProducerStory({ producer }: { producer: Producer }) {
  const { t } = useTranslation('producers');
  const [opening, ...rest] = paragraphsOf(producer.description);
  return (
    <Container className="grid gap-10 pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20">
      <section aria-label={t('story')} className="max-w-text">
        <p className="font-display text-2xl leading-snug">{opening}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="mt-5 text-lg">
            {paragraph}
          </p>
        ))}
      </section>
      <ProducerFacts producer={producer} />
    </Container>
  );
}

/** Asked for only once the producer is there. */
function ProducerProducts({ producer }: { producer: Producer }) {
  const { t } = useTranslation('producers');
  const { data: products, isError, refetch } = useQuery(producerProductsQuery(producer.slug));
  return (
    <Section tone="sunken" title={t('products', { name: producer.name })}>
      {products && products.length > 0 && <ProductGrid products={products} />}
      {products && <SeasonCalendar products={products} />}
      {products?.length === 0 && <p className="text-lg text-muted">{t('noProducts')}</p>}
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!products && !isError && <ProductGridSkeleton count={4} label={t('loading')} />}
    </Section>
  );
}

/** The page without its products, as it would be. Nothing in it can be pressed. */
export function ProducerPreview({ producer }: { producer: Producer }) {
  return (
    <div inert className="overflow-hidden rounded-lg border border-line bg-page [zoom:0.6]">
      <ProducerHead producer={producer} />
      <ProducerStory producer={producer} />
    </div>
  );
}

function ProducerPageSkeleton() {
  const { t } = useTranslation('producers');
  return (
    <Container className="pt-16 pb-section">
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="aspect-4/3 w-full rounded-xl sm:aspect-21/9" />
        <Skeleton className="mt-10 h-4 w-48" />
        <Skeleton className="mt-4 h-12 w-2/3" />
        <SkeletonText lines={4} className="mt-10 max-w-text" />
      </div>
    </Container>
  );
}

/** Kinds with a translation; producers may write others, which are shown as written. */
const KNOWN_KINDS = new Set(['Farm', 'Artisan', 'Cooperative', 'Small Batch Producer', 'Other']);

function ProducerFacts({ producer }: { producer: Producer }) {
  const { t } = useTranslation('producers');
  const kind = producer.businessType;
  const host = websiteHost(producer.website);
  return (
    <aside className="self-start rounded-lg border border-line bg-surface p-6 text-sm">
      <dl className="flex flex-col gap-5">
        {kind && <Fact name={t('kind')}>{KNOWN_KINDS.has(kind) ? t(`businessTypes.${kind}`) : kind}</Fact>}
        {producer.certificates.length > 0 && (
          <Fact name={t('certificates')}>
            <CertificateList certificates={producer.certificates} />
          </Fact>
        )}
        {producer.certifications.length > 0 && (
          <Fact name={t('certifications')}>
            <span className="flex flex-wrap gap-2 pt-1">
              {producer.certifications.map((certification) => (
                <Badge key={certification} tone="success">
                  {certification}
                </Badge>
              ))}
            </span>
          </Fact>
        )}
        {producer.shippingPolicy && <Fact name={t('shipping')}>{producer.shippingPolicy}</Fact>}
        {producer.returnPolicy && <Fact name={t('returns')}>{producer.returnPolicy}</Fact>}
        {host && (
          <Fact name={t('website')}>
            <a
              href={producer.website!}
              rel="noopener noreferrer nofollow"
              target="_blank"
              className="font-medium text-accent-ink underline underline-offset-4"
            >
              {host}
            </a>
          </Fact>
        )}
      </dl>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="eyebrow text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
