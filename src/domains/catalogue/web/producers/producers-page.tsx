import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { SectionHeading } from '#engine/web/ui/content/section.tsx';
import { ProducerGrid, ProducerGridSkeleton } from './producer-grid.tsx';
import { producersQuery } from '#domains/catalogue/web/catalogue.queries.ts';

const PLACEHOLDERS = 4;

export function ProducersPage() {
  const { t } = useTranslation('producers');
  const { data: producers, isError, refetch } = useQuery(producersQuery);
  return (
    <Container className="py-section">
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')} />
      {producers && producers.length > 0 && <ProducerGrid producers={producers} headingLevel={2} eager={3} />}
      {producers?.length === 0 && <EmptyState title={t('empty')} />}
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!producers && !isError && <ProducerGridSkeleton count={PLACEHOLDERS} />}
    </Container>
  );
}
