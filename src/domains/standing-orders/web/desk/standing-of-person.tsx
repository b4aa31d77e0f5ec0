import { useQuery } from '@tanstack/react-query';
import { formatDay } from '#engine/model/dates.ts';
import { apiPageQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useRecord } from '#engine/web/records/record-context.ts';
import { MoreRows, RecordRows } from '#engine/web/records/record-rows.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';

const LATEST = 5;

/** What somebody gets again and again, on their page. */
export function StandingOfPerson() {
  const { t, i18n } = useTranslation('standing');
  const { id } = useRecord();
  const filter = { customerId: String(id) };
  const page = useQuery(apiPageQuery('/api/admin/standing-orders', { query: { limit: LATEST, ...filter } }));
  return (
    <RecordSection
      title={t('desk.ofPerson')}
      actions={
        <MoreRows
          right="ADMIN"
          page="standingOrders"
          filter={filter}
          shown={LATEST}
          total={page.data?.total}
        />
      }
      flush
    >
      <RecordRows query={page} rowKey={(standing) => standing.id}>
        {({ items, everyWeeks, status, nextOn }) => [
          <>
            {items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
            <span className="ml-2 text-muted">{t('every', { count: everyWeeks })}</span>
          </>,
          <>
            {status === 'active' && (
              <span className="text-muted">{formatDay(nextOn, 'date', i18n.language)}</span>
            )}
            <Badge>{t(`status.${status}`)}</Badge>
          </>,
        ]}
      </RecordRows>
    </RecordSection>
  );
}
