import { useId } from 'react';
import { spacedIban } from '#engine/model/bank-account.ts';
import type { PayTo } from '#domains/orders/model/payments/order-payment.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { CopyButton } from '#engine/web/ui/basics/copy-button.tsx';
import { FactList } from '#engine/web/ui/content/fact-list.tsx';

/** Where an invoice is paid, and with which reference. Needs the texts of `orders`. */
export function PayToAccount({ account, className }: { account: PayTo; className?: string }) {
  const { t } = useTranslation('orders');
  const headingId = useId();
  const { holder, iban, routingNumber, accountNumber, bic, name, reference, qrCode } = account;
  return (
    <section aria-labelledby={headingId} className={className}>
      <h3 id={headingId} className="font-semibold">
        {t('payTo.title')}
      </h3>
      <p className="mt-1 mb-3 text-sm text-muted">{t('payTo.intro')}</p>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <div>
          <FactList
            facts={[
              { label: t('payTo.holder'), value: holder },
              { label: t('payTo.iban'), value: iban && spacedIban(iban) },
              { label: t('payTo.routingNumber'), value: iban === null ? routingNumber : null },
              { label: t('payTo.accountNumber'), value: iban === null ? accountNumber : null },
              { label: t('payTo.bic'), value: bic },
              { label: t('payTo.bank'), value: name },
              { label: t('payTo.reference'), value: <strong>{reference}</strong> },
            ]}
          />
          {/* On the phone that pays nobody can scan its own screen. */}
          <div data-print="hidden" className="mt-3 flex flex-wrap gap-2">
            <CopyButton
              size="sm"
              text={iban ?? accountNumber ?? ''}
              label={t(iban === null ? 'payTo.copyAccount' : 'payTo.copyIban')}
              copiedLabel={t('payTo.copied')}
            />
            <CopyButton
              size="sm"
              text={reference}
              label={t('payTo.copyReference')}
              copiedLabel={t('payTo.copied')}
            />
          </div>
        </div>
        {qrCode && (
          <figure className="max-w-56 text-xs text-muted">
            <svg
              role="img"
              aria-label={t('payTo.code')}
              viewBox={`-4 -4 ${qrCode.size + 8} ${qrCode.size + 8}`}
              shapeRendering="crispEdges"
              className="mb-2 size-40 bg-white"
            >
              <path d={qrCode.path} fill="#000" />
            </svg>
            <figcaption>{t('payTo.scan')}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
