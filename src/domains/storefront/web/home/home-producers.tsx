import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { ProducerGrid, ProducerGridSkeleton } from '#domains/catalogue/web/producers/producer-grid.tsx';
import { producersQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Section } from '#engine/web/ui/content/section.tsx';

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
