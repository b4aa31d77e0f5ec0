import { useQuery } from '@tanstack/react-query';
import { ReturnStatusBadge } from '#domains/returns/web/return-status-badge.tsx';
import { apiPageQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useRecord } from '#engine/web/records/record-context.ts';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { MoreRows, RecordRows } from '#engine/web/records/record-rows.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';

const LATEST = 5;

/** What somebody sent back, on their page. */
export function ReturnsOfPerson() {
  return <LatestReturns by="customerId" />;
}

/** What came back of a producer's goods, on its page. */
export function ReturnsOfProducer() {
  return <LatestReturns by="producerId" />;
}

function LatestReturns({ by }: { by: 'customerId' | 'producerId' }) {
  const { t } = useTranslation('admin');
  const { t: tReturns } = useTranslation('returns');
  const { id } = useRecord();
  const filter = { [by]: String(id) };
  const page = useQuery(apiPageQuery('/api/admin/returns', { query: { limit: LATEST, ...filter } }));
  return (
    <RecordSection
      title={t('tabs.returns')}
      actions={
        <MoreRows right="ADMIN" page="returns" filter={filter} shown={LATEST} total={page.data?.total} />
      }
      flush
    >
      <RecordRows query={page} rowKey={(found) => found.id}>
        {(found) => [
          <>
            <RecordLink right="ADMIN" page="returns" id={found.id}>
              {found.number}
            </RecordLink>
            <Moment at={found.requestedAt} format="date" className="ml-3 text-muted" />
          </>,
          <>
            <span className="text-muted">{tReturns(`reasonNames.${found.reason}`)}</span>
            <ReturnStatusBadge status={found.status} />
          </>,
        ]}
      </RecordRows>
    </RecordSection>
  );
}
