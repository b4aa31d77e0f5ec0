import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { Producer } from '#domains/catalogue/model/producers/producer.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Skeleton, SkeletonText } from '#engine/web/ui/content/skeleton.tsx';
import { paragraphsOf } from './producer-text.ts';

const GRID = 'grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-16';

type ProducerGridProps = {
  producers: readonly Producer[];
  headingLevel?: 2 | 3;
  /** How many pictures are fetched at once. */
  eager?: number;
};

export function ProducerGrid({ producers, headingLevel = 3, eager = 0 }: ProducerGridProps) {
  return (
    <ul className={GRID}>
      {producers.map((producer, index) => (
        <li key={producer.id} className="drawn-late [--likely-height:31rem]">
          <ProducerCard producer={producer} headingLevel={headingLevel} priority={index < eager} />
        </li>
      ))}
    </ul>
  );
}

export function ProducerGridSkeleton({ count }: { count: number }) {
  const { t } = useTranslation('producers');
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <ProducerCardSkeleton key={index} />
      ))}
    </div>
  );
}

type ProducerCardProps = {
  producer: Producer;
  headingLevel?: 2 | 3;
  priority?: boolean;
};

function ProducerCard({ producer, headingLevel = 3, priority }: ProducerCardProps) {
  const { t } = useTranslation('producers');
  const Heading = `h${headingLevel}` as const;
  const nameId = useId();
  return (
    <article className="group relative flex h-full flex-col">
      <Picture
        src={producer.imageUrl}
        alt=""
        width={800}
        height={600}
        sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
        priority={priority}
        className="aspect-4/3 rounded-lg"
        imageClassName="group-hover:scale-[1.03] motion-reduce:group-hover:scale-100"
      />
      <div className="flex flex-1 flex-col items-start pt-5">
        <Heading id={nameId} className="text-2xl">
          {producer.name}
        </Heading>
        <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-muted">
          <span>{producer.location}</span>
          {producer.since !== null && (
            <>
              <span aria-hidden="true">·</span>
              <span>{t('since', { year: producer.since })}</span>
            </>
          )}
        </p>
        <p className="mt-3 mb-4 line-clamp-3 text-muted">{paragraphsOf(producer.description)[0]}</p>
        <Link
          to="/producers/$slug"
          params={{ slug: producer.slug }}
          aria-describedby={nameId}
          className="mt-auto inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-accent-ink underline-offset-4 cover-link group-hover:underline"
        >
          {t('viewProducts')}
          <ArrowRight
            aria-hidden="true"
            className="size-4 transition-transform duration-300 ease-soft group-hover:translate-x-1"
          />
        </Link>
      </div>
    </article>
  );
}

function ProducerCardSkeleton() {
  return (
    <div data-testid="producer-placeholder">
      <Skeleton className="aspect-4/3 w-full rounded-lg" />
      <Skeleton className="mt-5 h-7 w-2/3" />
      <Skeleton className="mt-2.5 h-3.5 w-1/2" />
      <SkeletonText lines={3} className="mt-4" />
    </div>
  );
}
