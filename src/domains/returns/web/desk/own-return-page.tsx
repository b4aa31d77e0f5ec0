import { useQuery } from '@tanstack/react-query';
import type { ProducerReturn } from '#domains/returns/model/handled-return.ts';
import { ReturnClock } from '#domains/returns/web/return-clock.tsx';
import { ReturnStatusBadge } from '#domains/returns/web/return-status-badge.tsx';
import { apiQuery } from '#engine/web/api/api-query.ts';
import type { RecordProps } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { RecordColumns, RecordHead, RecordPage } from '#engine/web/records/record-page.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { ReturnAnswers, ReturnClaim } from './desk-returns.tsx';

/** What a customer sends back of a producer's goods, and what the producer says to it. */
export function OwnReturnPage({ id }: RecordProps) {
  const { t } = useTranslation('returns');
  // Asked again whenever it is opened: customers and the shop move it on.
  const query = useQuery({ ...apiQuery('/api/producer/returns/:id', { params: { id } }), staleTime: 0 });
  return (
    <RecordPage query={query} title={({ number }) => t('card.title', { number })}>
      {(found) => <OwnCase found={found} />}
    </RecordPage>
  );
}

function OwnCase({ found }: { found: ProducerReturn }) {
  const { t } = useTranslation('producer-desk');
  const { t: tReturns } = useTranslation('returns');
  return (
    <>
      <RecordHead
        title={tReturns('card.title', { number: found.number })}
        badges={
          <>
            <ReturnStatusBadge status={found.status} />
            <ReturnClock view={found} />
          </>
        }
        detail={<Moment at={found.requestedAt} format="dateTime" />}
      />
      <RecordColumns
        aside={
          <RecordSection title={t('returns.order')}>
            <FactList
              facts={[
                {
                  label: t('returns.order'),
                  value: (
                    <RecordLink right="PRODUCER" page="orders" id={found.orderId}>
                      {t('orders.number', { id: found.orderId })}
                    </RecordLink>
                  ),
                },
                { label: t('returns.customer'), value: found.customerName },
              ]}
            />
          </RecordSection>
        }
      >
        <RecordSection title={t('returns.claim')}>
          <ReturnClaim found={found} />
        </RecordSection>
        <RecordSection title={t('returns.answers')}>
          <p className="mb-4 text-sm text-muted">{t('returns.intro')}</p>
          <ReturnAnswers found={found} />
        </RecordSection>
      </RecordColumns>
    </>
  );
}
