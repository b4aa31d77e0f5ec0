import { formatDollars } from '#engine/model/money.ts';
import type { AdminReturn } from '#domains/returns/model/handled-return.ts';
import { isClosed } from '#domains/orders/model/return-status.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { Pieces } from '#domains/returns/web/request/pieces.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { TotalsList, type TotalsRow } from '#engine/web/ui/content/totals-list.tsx';
import { Switch } from '#engine/web/ui/forms/switch.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';

/** What goes back, line by line, before anything is decided. */
export function ReturnSum({ found }: { found: AdminReturn }) {
  const { t } = useTranslation('admin');
  const { t: tReturns } = useTranslation('returns');
  const { items, feeAmount, feeWaived, shippingAmount, refundAmount, status } = found;
  const rows: (TotalsRow | false)[] = [
    ...items.map(({ itemId, name, quantity, amount }) => ({
      key: `item-${itemId}`,
      label: <Pieces quantity={quantity} name={name} />,
      amount: formatDollars(amount),
    })),
    (feeAmount > 0 || feeWaived) && {
      key: 'fee',
      label: tReturns(feeWaived ? 'card.feeWaived' : 'card.fee'),
      amount: formatDollars(-feeAmount),
    },
    shippingAmount > 0 && {
      key: 'shipping',
      label: tReturns('card.shipping'),
      amount: formatDollars(shippingAmount),
    },
    {
      key: 'refund',
      label: isClosed(status) ? tReturns('card.amount') : t('returns.wouldRefund'),
      amount: formatDollars(refundAmount),
      tone: 'total',
    },
  ];
  return (
    <>
      <TotalsList rows={rows.filter((row) => row !== false)} />
      <WaiveFee found={found} />
    </>
  );
}

/** Whether the restocking fee is kept; the sum above follows. Nothing where there is none, or all is over. */
function WaiveFee({ found: { id, feeAmount, feeWaived, status } }: { found: AdminReturn }) {
  const { t } = useTranslation('admin');
  const waive = useAdminChange((waiveFee: boolean) =>
    apiRequest('PATCH /api/admin/returns/:id', { params: { id }, body: { waiveFee } }),
  );
  if (isClosed(status) || (feeAmount === 0 && !feeWaived)) return null;
  return (
    <Switch
      label={t('returns.waiveFee')}
      checked={waive.isPending ? waive.variables : feeWaived}
      disabled={waive.isPending}
      onChange={(event) => waive.mutate(event.currentTarget.checked)}
    />
  );
}
