import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiPageQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useRecord } from '#engine/web/records/record-context.ts';
import { MoreRows, RecordRows } from '#engine/web/records/record-rows.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';

const LATEST = 5;

/** The statements of a producer's payouts, on its page. */
export function DocumentsOfProducer() {
  const { t, i18n } = useTranslation('documents');
  const { id } = useRecord();
  const filter = { producerId: String(id) };
  const page = useQuery(apiPageQuery('/api/admin/documents', { query: { limit: LATEST, ...filter } }));
  return (
    <RecordSection
      title={t('desk.title')}
      actions={
        <MoreRows right="ADMIN" page="documents" filter={filter} shown={LATEST} total={page.data?.total} />
      }
      flush
    >
      <RecordRows query={page} rowKey={({ number }) => number}>
        {({ number, kind, date, total }) => [
          <>
            <Link
              to="/documents/$number"
              params={{ number }}
              target="_blank"
              className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {number}
            </Link>
            <span className="ml-3 text-muted">{formatDay(date, 'date', i18n.language)}</span>
          </>,
          <>
            <span className="text-muted">{t(`kinds.${kind}`)}</span>
            {formatAmount(total)}
          </>,
        ]}
      </RecordRows>
    </RecordSection>
  );
}
