import type { AdminPayout } from '#domains/ledger/model/payouts.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { usePayoutProvider } from './use-payout-provider.ts';

/** How far a payout is; where the provider makes it, also what it says about that. */
export function PayoutStatus({ payout }: { payout: AdminPayout }) {
  const { t } = useTranslation('admin');
  const provider = usePayoutProvider()(payout.way);
  const { status, reference, returned, returnReason, problem } = payout;
  const lines = [
    reference,
    provider === undefined ? null : t('payouts.byProvider', { provider }),
    returned > 0 && status !== 'returned'
      ? t('payouts.returnedPart', { amount: formatAmount(returned) })
      : null,
    returned > 0 && returnReason !== null ? t(`payouts.reasons.${returnReason}`, { provider }) : null,
    problem,
  ];
  return (
    <>
      <Badge tone={status === 'paid' ? 'success' : 'warning'}>{t(`payouts.${status}`)}</Badge>
      {lines
        .filter((line) => line !== null)
        .map((line) => (
          <span key={line} className="mt-1 block text-xs wrap-anywhere text-muted">
            {line}
          </span>
        ))}
    </>
  );
}
