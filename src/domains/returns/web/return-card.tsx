import { Link } from '@tanstack/react-router';
import { Package, Printer } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatMoment } from '#engine/model/dates.ts';
import { formatAmount, toCents, toAmount } from '#engine/model/money.ts';
import type { ReturnView } from '#domains/returns/model/return.ts';
import { isClosed, type ReturnStatus } from '#domains/orders/model/return-status.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Timeline } from '#engine/web/ui/content/timeline.tsx';
import { TotalsList, type TotalsRow } from '#engine/web/ui/content/totals-list.tsx';
import { Pieces } from '#domains/returns/web/request/pieces.tsx';
import { ReturnPhotos } from './return-photos.tsx';
import { ReturnStatusBadge } from './return-status-badge.tsx';
import { returnsQuery, type ReturnAccess } from './returns.queries.ts';

interface ReturnCardProps {
  view: ReturnView;
  token: string | undefined;
  headingLevel?: 2 | 3;
}

/** How far a return is, as its customer sees it: the stages, what to do now, and what comes back. */
export function ReturnCard({ view, token, headingLevel = 3 }: ReturnCardProps) {
  const { t, i18n } = useTranslation('returns');
  const Heading = `h${headingLevel}` as const;
  return (
    <Card padding="none" className="wrap-anywhere">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-sunken px-5 py-3.5">
        <Heading className="text-lg">{t('card.title', { number: view.number })}</Heading>
        <ReturnStatusBadge status={view.status} />
        <span className="text-sm text-muted">
          {t('card.of', { date: formatMoment(view.requestedAt, 'longDate', i18n.language) })}
        </span>
      </header>
      <div className="flex flex-col gap-6 px-5 py-6">
        <Timeline
          label={t('card.stages', { number: view.number })}
          aheadLabel={t('card.ahead')}
          steps={stageSteps(view).map(({ status, at, current }) => ({
            key: status,
            label: t(`stages.${status}`),
            at,
            current,
            failed: status === 'declined',
          }))}
        />
        <NextStep view={view} token={token} />
        <ReturnItems view={view} />
        <ReturnPhotos photos={view.photos} />
      </div>
    </Card>
  );
}

/** Which of the explanations fits: money that was never paid does not come back, it is only owed less. */
export function explanationOf({
  status,
  labelUrl,
  refundAmount,
  offBill,
}: Pick<ReturnView, 'status' | 'labelUrl' | 'refundAmount' | 'offBill'>): string {
  if (status === 'authorized' && labelUrl === null) return 'authorizedClaim';
  if (status !== 'refunded' || offBill === 0) return status;
  return offBill < refundAmount ? 'refundedPartly' : 'refundedOwed';
}

/** Where it stands, in a sentence, with what was written and what the customer does now. */
function NextStep({ view, token }: { view: ReturnView; token: string | undefined }) {
  const { t, i18n } = useTranslation('returns');
  const { number, labelUrl, exchangeOrderId, exchangeOrderUrl, dueAt } = view;
  const note = view.events.findLast((event) => event.note !== null)?.note;
  const isLabelled = labelUrl !== null;
  const { refundAmount, offBill } = view;
  const amounts = {
    amount: formatAmount(refundAmount),
    off: formatAmount(offBill),
    back: formatAmount(toAmount(toCents(refundAmount) - toCents(offBill))),
  };
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-5">
      <p role="status" className="text-sm">
        {t(`explanation.${explanationOf(view)}`, { ...amounts, id: exchangeOrderId })}
        {dueAt !== null && ` ${t('card.due', { due: formatMoment(dueAt, 'dateTime', i18n.language) })}`}
      </p>
      {note !== undefined && note !== null && (
        <blockquote className="w-full rounded-md bg-sunken px-4 py-3 text-sm whitespace-pre-line">
          {note}
        </blockquote>
      )}
      {isLabelled && (
        <Button asChild size="sm">
          <Link
            to="/order/$id/return/$number/label"
            params={{ id: String(view.orderId), number }}
            search={token === undefined ? {} : { token }}
          >
            <Printer aria-hidden="true" />
            {t('card.label')}
          </Link>
        </Button>
      )}
      {exchangeOrderUrl !== null && (
        <Button asChild size="sm" variant="secondary">
          <Link to={exchangeOrderUrl}>
            <Package aria-hidden="true" />
            {t('card.exchange', { id: exchangeOrderId })}
          </Link>
        </Button>
      )}
    </div>
  );
}

function ReturnItems({ view }: { view: ReturnView }) {
  const { t } = useTranslation('returns');
  const fee: TotalsRow[] =
    view.feeAmount > 0 || view.feeWaived
      ? [
          {
            key: 'fee',
            label: t(view.feeWaived ? 'card.feeWaived' : 'card.fee'),
            amount: formatAmount(-view.feeAmount),
          },
        ]
      : [];
  const isRefund = view.kind === 'refund' || view.status === 'refunded';
  return (
    <section aria-label={t('card.items')} className="border-t border-line pt-5">
      <TotalsList
        rows={[
          ...view.items.map(({ itemId, quantity, name, amount }) => ({
            key: `item-${itemId}`,
            label: <Pieces quantity={quantity} name={name} />,
            amount: isRefund ? formatAmount(amount) : '',
          })),
          ...(isRefund ? fee : []),
          ...(isRefund && view.shippingAmount > 0
            ? [{ key: 'shipping', label: t('card.shipping'), amount: formatAmount(view.shippingAmount) }]
            : []),
          ...(isRefund && view.status !== 'declined'
            ? [
                {
                  key: 'refund',
                  label: t(isClosed(view.status) ? 'card.amount' : 'card.amountPlanned'),
                  amount: formatAmount(view.refundAmount),
                  tone: 'total' as const,
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}

interface StageStep {
  status: ReturnStatus;
  /** When it was reached; null: still to come. */
  at: string | null;
  current: boolean;
}

type Staged = Pick<ReturnView, 'status' | 'kind' | 'perishable' | 'events'>;

/**
 * The stages of the policy with what is still ahead. A claim for perishables sends nothing back, so two of them fall
 * away; of a declined return only what really happened; nobody has to ask where the shop recalls a batch.
 */
export function stageSteps({ status, kind, perishable, events }: Staged): StageStep[] {
  const reached = new Map(events.map((event) => [event.status, event.at]));
  const wasSent = reached.has('received');
  const goal =
    status === 'refunded' || (status !== 'exchanged' && kind === 'refund') ? 'refunded' : 'exchanged';
  const asked: ReturnStatus[] = reached.has('requested') ? ['requested'] : [];
  const usual: ReturnStatus[] = [...asked, 'authorized', 'received', 'inspected', goal];
  const way =
    status === 'declined'
      ? [...reached.keys()]
      : usual.filter((step) => wasSent || !perishable || (step !== 'received' && step !== 'inspected'));
  return way.map((step) => ({ status: step, at: reached.get(step) ?? null, current: step === status }));
}

interface EarlierReturnsProps {
  access: ReturnAccess;
  title: string;
}

/** What was asked to be returned of an order, newest first; nothing where nothing was. Needs the texts of `returns`. */
export function EarlierReturns({ access, title }: EarlierReturnsProps) {
  const id = useId();
  const { data } = useQuery(returnsQuery(access));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      <ul className="flex flex-col gap-5">
        {data.items.map((view) => (
          <li key={view.id}>
            <ReturnCard view={view} token={access.token} />
          </li>
        ))}
      </ul>
    </section>
  );
}
