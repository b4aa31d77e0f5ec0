import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '#web/features/catalogue/load-failed.tsx';
import { ProducerGrid, ProducerGridSkeleton } from '#web/features/producers/producer-grid.tsx';
import { producersQuery } from '#web/features/producers/producers.queries.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Section } from '#web/ui/content/section.tsx';

const SHOWN = 3;

export function HomeProducers() {
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
