import type { Producer } from '#domains/catalogue/model/producers/producer.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ProducerCard, ProducerCardSkeleton } from './producer-card.tsx';

const GRID = 'grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-16';

export type ProducerGridProps = {
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
