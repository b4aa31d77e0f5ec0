import { useQuery } from '@tanstack/react-query';
import { Banknote, FileDown, Landmark, Undo2 } from 'lucide-react';
import { apiUrl } from '#engine/model/api/api-url.ts';
import type { AdminPayoutRecord, PayoutWithLines } from '#domains/ledger/model/payouts.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import type { RecordProps } from '#engine/web/domain.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { RecordColumns, RecordHead, RecordPage } from '#engine/web/records/record-page.tsx';
import { RecordSection } from '#engine/web/records/record-section.tsx';
import { RecordTimeline } from '#engine/web/records/record-timeline.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { PayoutLines } from './payout-lines.tsx';
import { PayoutPaid } from './payout-paid.tsx';
import { StatementLink } from './statement-link.tsx';
import { TakeBack } from './take-back.tsx';
import { usePayoutAccountName } from './use-payout-provider.ts';

const STEP_ICONS = { made: Banknote, batched: FileDown, paid: Landmark, returned: Undo2 } as const;

/** A payout for those who make it: what it is made of, where it goes and how far it is. */
export function AdminPayoutPage({ id }: RecordProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(apiQuery('/api/admin/payouts/:id', { params: { id } }));
  return (
    <RecordPage query={query} title={(payout) => t('payouts.number', { id: payout.id })}>
      {(payout) => <AdminPayoutFile payout={payout} />}
    </RecordPage>
  );
}

function AdminPayoutFile({ payout }: { payout: AdminPayoutRecord }) {
  const { t } = useTranslation('admin');
  const accountName = usePayoutAccountName();
  const { id, status, way, account, history } = payout;
  return (
    <>
      <RecordHead
        title={t('payouts.number', { id })}
        badges={<Badge tone={status === 'paid' ? 'success' : 'warning'}>{t(`payouts.${status}`)}</Badge>}
        detail={payout.producerName}
        actions={
          <>
            <StatementLink
              href={apiUrl('/api/admin/payouts/:id/statement', { params: { id } })}
              label={t('payouts.statementOf', { id })}
            >
              {t('payouts.statement')}
            </StatementLink>
            {status === 'pending' && way === 'bank' && <PayoutPaid payout={payout} isMain />}
            {status === 'paid' && way !== 'bank' && <TakeBack payout={payout} />}
          </>
        }
      />
      <RecordColumns
        aside={
          <>
            <RecordSection title={t('payouts.payout')}>
              <FactList
                facts={[
                  {
                    label: t('products.producer'),
                    value: (
                      <RecordLink right="ADMIN" page="producers" id={payout.producerId}>
                        {payout.producerName}
                      </RecordLink>
                    ),
                  },
                  { label: t('payouts.amount'), value: formatAmount(payout.amount) },
                  { label: t('payouts.until'), value: <Moment at={payout.periodEnd} format="dateTime" /> },
                  { label: t('payouts.account'), value: accountName(account) },
                  { label: t('payouts.reference'), value: payout.reference },
                  {
                    label: t('payouts.returned'),
                    value: payout.returned > 0 ? formatAmount(payout.returned) : null,
                  },
                  { label: t('payouts.problem'), value: payout.problem },
                ]}
              />
            </RecordSection>
            <RecordSection title={t('timeline.title')} flush>
              <RecordTimeline
                entries={history.map(({ step, at, by, detail, amount }, index) => ({
                  key: index,
                  at,
                  by,
                  Icon: STEP_ICONS[step],
                  title: [
                    t(step === 'paid' && way !== 'bank' ? 'payouts.paid' : `payouts.steps.${step}`),
                    amount && formatAmount(amount),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                  ...(detail !== null && { text: detail }),
                }))}
              />
            </RecordSection>
          </>
        }
      >
        <RecordSection title={t('payouts.lines')}>
          <PayoutLines lines={payout.lines} right="ADMIN" />
        </RecordSection>
      </RecordColumns>
    </>
  );
}

/** The same for the producer who gets it. */
export function ProducerPayoutPage({ id }: RecordProps) {
  const { t } = useTranslation('producer-desk');
  const query = useQuery(apiQuery('/api/producer/payouts/:id', { params: { id } }));
  return (
    <RecordPage query={query} title={({ amount }) => t('payouts.title', { amount: formatAmount(amount) })}>
      {(payout) => <OwnPayout payout={payout} />}
    </RecordPage>
  );
}

function OwnPayout({ payout }: { payout: PayoutWithLines }) {
  const { t } = useTranslation('producer-desk');
  const { id, status, reference } = payout;
  return (
    <>
      <RecordHead
        title={t('payouts.title', { amount: formatAmount(payout.amount) })}
        badges={
          <Badge tone={status === 'paid' ? 'success' : 'warning'}>{t(`payouts.states.${status}`)}</Badge>
        }
        detail={
          <>
            {t('payouts.until')} <Moment at={payout.periodEnd} format="dateTime" />
            {reference !== null && ` · ${t('payouts.reference', { reference })}`}
          </>
        }
        actions={
          <StatementLink
            href={apiUrl('/api/producer/payouts/:id/statement', { params: { id } })}
            label={t('payouts.statementOf', { id })}
          >
            {t('payouts.statement')}
          </StatementLink>
        }
      />
      <div className="mt-5 pb-16 sm:pb-0">
        <RecordSection title={t('payouts.lines')}>
          <PayoutLines lines={payout.lines} right="PRODUCER" />
        </RecordSection>
      </div>
    </>
  );
}
