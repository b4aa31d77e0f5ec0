import type { Document } from '#domains/documents/model/document.ts';
import type { OrderPayment } from '#domains/orders/model/payments/order-payment.ts';
import { PayToAccount } from '#domains/orders/web/pay-to.tsx';
import { formatDay, formatMoment } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useMethodLabel } from '#domains/orders/web/use-method-label.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';
import { TotalsList } from '#engine/web/ui/content/totals-list.tsx';
import { GoodsLines, StatementLines } from './document-lines.tsx';
import { notesOf, totalsOf } from '#domains/documents/model/totals-of.ts';

interface DocumentSheetProps {
  document: Document;
  /** How far the order is paid by now, which no document says. */
  payment?: OrderPayment | undefined;
}

/** The sheet itself. Set small enough on paper that a usual order fits on one page, A4 or Letter. */
export function DocumentSheet({ document, payment }: DocumentSheetProps) {
  const { t } = useTranslation('documents');
  const { kind, seller, goods, statement } = document;
  const account = payment === undefined ? goods?.payTo : payment.payTo;
  return (
    <article className="rounded-lg border border-line bg-surface p-6 text-sm wrap-anywhere sm:p-10 print:border-0 print:p-0 print:text-xs">
      <header className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-5 print:pb-3">
        <div>
          <p className="font-display text-3xl print:text-2xl">{seller.name}</p>
          <p className="text-muted">{seller.address}</p>
          <p className="text-muted">{seller.email}</p>
          {seller.taxId !== null && (
            <p className="text-muted">
              {t('taxId')}: {seller.taxId}
            </p>
          )}
        </div>
        <h1 className="text-2xl print:text-xl">{t(`kinds.${kind}`)}</h1>
      </header>
      <div className="grid gap-6 py-6 sm:grid-cols-2 print:grid-cols-2 print:py-4">
        <Recipient document={document} />
        <Facts document={document} payment={payment} />
      </div>
      {goods && <GoodsLines goods={goods} />}
      {statement && <StatementLines statement={statement} />}
      <TotalsList
        className="ml-auto w-full pt-4 sm:max-w-sm print:max-w-sm print:gap-1 print:text-xs"
        rows={totalsOf(document, t, (method) => t(`orders:methods.${method}`))}
      />
      {account && (
        <PayToAccount
          account={account}
          className="mt-6 break-inside-avoid border-t border-line pt-5 print:mt-4 print:pt-3"
        />
      )}
      {goods &&
        notesOf(goods).map((note) => (
          <p key={note} className="mt-6 text-xs text-muted print:mt-4">
            {t(note)}
          </p>
        ))}
    </article>
  );
}

function Recipient({ document: { kind, recipient } }: { document: Document }) {
  const { t } = useTranslation('documents');
  return (
    <address className="not-italic">
      <p className="eyebrow text-muted">{t(`to.${kind}`)}</p>
      {recipient === null ? (
        <p className="mt-1.5">{t('forgotten')}</p>
      ) : (
        <>
          <p className="mt-1.5 font-semibold">{recipient.name}</p>
          {recipient.deliveredTo !== null && <p>{t('deliveredTo', { name: recipient.deliveredTo })}</p>}
          <p className="whitespace-pre-line">{recipient.address ?? t('toOrganizer')}</p>
          <p className="text-muted">{recipient.email}</p>
          <p className="text-muted empty:hidden">{recipient.phone}</p>
          {recipient.vatId !== null && (
            <p className="text-muted">
              {t('vatId')}: {recipient.vatId}
            </p>
          )}
        </>
      )}
    </address>
  );
}

function Facts({ document, payment }: DocumentSheetProps) {
  const { t, i18n } = useTranslation('documents');
  const methodLabel = useMethodLabel((method) => t(`payments.${method}`));
  const { goods, statement, payoutId } = document;
  const day = (text: string) => formatDay(text, 'longDate', i18n.language);
  const isOpen = payment === undefined || payment.open > 0;
  return (
    <FactList
      facts={[
        { label: t(`numbers.${document.kind}`), value: document.number },
        { label: t('date'), value: day(document.date) },
        { label: t('order'), value: document.orderId === null ? null : `#${document.orderId}` },
        {
          label: t('orderedOn'),
          value: goods && goods.orderedOn !== document.date ? day(goods.orderedOn) : null,
        },
        { label: t('corrects'), value: goods?.corrects?.number },
        { label: t('reason'), value: goods?.corrects ? t(`reasons.${goods.corrects.reason}`) : null },
        {
          label: t('delivery'),
          value: goods && goods.corrects === null ? t(`orders:methods.${goods.shippingMethod}`) : null,
        },
        { label: t('payment'), value: goods ? methodLabel(goods.paymentMethod) : null },
        { label: t('due'), value: goods?.dueOn && isOpen ? day(goods.dueOn) : null },
        { label: t('paid'), value: payment && payment.paid > 0 ? formatAmount(payment.paid) : null },
        {
          label: t('open'),
          value: payment && payment.paid > 0 && payment.open > 0 ? formatAmount(payment.open) : null,
        },
        { label: t('statement.payout'), value: payoutId === null ? null : `#${payoutId}` },
        {
          label: t('statement.periodEnd'),
          value: statement ? formatMoment(statement.periodEnd, 'dateTime', i18n.language) : null,
        },
      ]}
    />
  );
}
