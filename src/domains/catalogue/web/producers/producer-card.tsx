import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { Producer } from '#domains/catalogue/model/producers/producer.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Skeleton, SkeletonText } from '#engine/web/ui/content/skeleton.tsx';
import { paragraphsOf } from './producer-text.ts';

export type ProducerCardProps = {
  producer: Producer;
  headingLevel?: 2 | 3;
  priority?: boolean;
};

export function ProducerCard({ producer, headingLevel = 3, priority }: ProducerCardProps) {
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

export function ProducerCardSkeleton() {
  return (
    <div data-testid="producer-placeholder">
      <Skeleton className="aspect-4/3 w-full rounded-lg" />
      <Skeleton className="mt-5 h-7 w-2/3" />
      <Skeleton className="mt-2.5 h-3.5 w-1/2" />
      <SkeletonText lines={3} className="mt-4" />
    </div>
  );
}
