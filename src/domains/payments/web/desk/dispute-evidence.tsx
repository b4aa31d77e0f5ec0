import type { ReactNode } from 'react';
import type { Evidence } from '#domains/payments/model/disputes/dispute.ts';
import type { Carrier } from '#domains/pricing/model/delivery/carriers.ts';
import { Tracking } from '#domains/orders/web/parcels/tracking.tsx';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { TotalsList } from '#engine/web/ui/content/totals-list.tsx';

/** What the shop knows, as the bank will read it. */
export function DisputeEvidence({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('admin');
  const { lines, total, parcels, mails, messages } = evidence;
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <Section title={t('disputes.customer')}>
        <p>{evidence.customerName}</p>
        <p className="text-muted">{evidence.customerEmail}</p>
        <p className="mt-2 whitespace-pre-line">{evidence.shippingAddress}</p>
      </Section>
      <Section title={t('disputes.ordered')}>
        <p className="mb-3 text-sm text-muted">
          <Moment at={evidence.orderedAt} format="dateTime" />
        </p>
        <TotalsList
          rows={[
            ...lines.map(({ name, quantity, amount }, index) => ({
              key: String(index),
              label: t('disputes.line', { quantity, name }),
              amount: formatAmount(amount),
            })),
            {
              key: 'total',
              label: t('disputes.total'),
              amount: formatAmount(total),
              tone: 'total' as const,
            },
          ]}
        />
      </Section>
      <Section title={t('disputes.parcels')}>
        <ul className="flex flex-col gap-4">
          {parcels.map((parcel, index) => (
            <li key={index}>
              <Parcel parcel={parcel} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('disputes.mails', { count: mails.length })}>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {mails.map(({ at }, index) => (
            <li key={index}>
              <Moment at={at} format="dateTime" />
            </li>
          ))}
        </ul>
      </Section>
      {messages.length > 0 && (
        <Section title={t('disputes.messages')}>
          <ul className="flex flex-col gap-3">
            {messages.map(({ at, from, text }, index) => (
              <li key={index}>
                <p className="text-sm text-muted">
                  {from} · <Moment at={at} format="dateTime" />
                </p>
                <p className="whitespace-pre-line">{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-xl">{title}</h3>
      {children}
    </section>
  );
}

function Parcel({ parcel }: { parcel: Evidence['parcels'][number] }) {
  const { t } = useTranslation('admin');
  const { from, carrier, shippedAt, deliveredAt } = parcel;
  return (
    <>
      <p className="font-medium">{from}</p>
      <Tracking parcel={{ ...parcel, carrier: carrier as Carrier | null }} />
      <p className="text-sm text-muted">
        {shippedAt === null ? t('disputes.notShipped') : <>{t('disputes.shipped')} </>}
        {shippedAt !== null && <Moment at={shippedAt} format="dateTime" />}
        {deliveredAt !== null && (
          <>
            {' · '}
            {t('disputes.delivered')} <Moment at={deliveredAt} format="dateTime" />
          </>
        )}
      </p>
    </>
  );
}
