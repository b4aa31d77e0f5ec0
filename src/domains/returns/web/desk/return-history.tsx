import type { AdminReturn } from '#domains/returns/model/handled-return.ts';
import { ReturnStatusBadge } from '#domains/returns/web/return-status-badge.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import type { ReturnStatus } from '#domains/orders/model/return-status.ts';

/** Everything that happened to a return, and what else this customer has sent back. */
export function ReturnHistory({ found }: { found: AdminReturn }) {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Record found={found} />
      <OtherReturns others={found.otherReturns} />
    </div>
  );
}

function Record({ found }: { found: AdminReturn }) {
  const { t } = useTranslation('admin');
  const { t: tReturns } = useTranslation('returns');
  return (
    <section aria-labelledby="return-record">
      <h2 id="return-record" className="text-xl">
        {t('returns.history')}
      </h2>
      <ol className="mt-3 flex flex-col gap-4 border-l-2 border-line pl-4 text-sm">
        {returnRecord(found).map(({ key, at, kind, status, by, text }) => (
          <li key={key}>
            <p className="font-medium">
              {status === null ? t(`returns.record.${kind}`) : tReturns(`status.${status}`)}
            </p>
            {text !== null && <p className="whitespace-pre-line">{text}</p>}
            <p className="text-xs text-muted">
              <Moment at={at} format="dateTime" /> · {by ?? t('returns.record.customer')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function OtherReturns({ others }: { others: AdminReturn['otherReturns'] }) {
  const { t } = useTranslation('admin');
  const { t: tReturns } = useTranslation('returns');
  return (
    <section aria-labelledby="return-others">
      <h2 id="return-others" className="text-xl">
        {t('returns.others')}
      </h2>
      {others.length === 0 && <p className="mt-3 text-sm text-muted">{t('returns.noOthers')}</p>}
      <ul className="mt-3 flex flex-col gap-3 text-sm">
        {others.map(({ id, number, orderId, reason, status, requestedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <RecordLink right="ADMIN" page="returns" id={id}>
              {number}
            </RecordLink>
            <ReturnStatusBadge status={status} />
            <span className="w-full text-xs text-muted">
              {t('orders.title', { id: orderId })} · {tReturns(`reasonNames.${reason}`)} ·{' '}
              <Moment at={requestedAt} format="date" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RecordEntry {
  key: string;
  at: string;
  kind: 'step' | 'note' | 'answer';
  /** What a step led to; null for notes and answers. */
  status: ReturnStatus | null;
  /** Null: the customer. */
  by: string | null;
  /** What was said with it. */
  text: string | null;
}

/** Steps with what the customer was told, notes and producers' answers as one story, oldest first. */
export function returnRecord({
  steps,
  events,
  notes,
  answers,
}: Pick<AdminReturn, 'steps' | 'events' | 'notes' | 'answers'>): RecordEntry[] {
  const told = (status: ReturnStatus) => events.find((event) => event.status === status)?.note ?? null;
  const remarks = (kind: 'note' | 'answer', list: AdminReturn['notes']) =>
    list.map((remark) => ({ ...remark, kind, status: null }));
  return [
    ...steps.map((step) => ({ ...step, kind: 'step' as const, text: told(step.status) })),
    ...remarks('note', notes),
    ...remarks('answer', answers),
  ]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map((entry, index) => ({ ...entry, key: `${index} ${entry.at}` }));
}
