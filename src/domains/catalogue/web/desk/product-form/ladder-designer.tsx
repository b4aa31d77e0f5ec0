import { policies } from '#engine/model/policies.ts';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { formatMoney, toCents } from '#engine/model/money.ts';
import { ladder, producerNet, type LadderRow } from '#domains/pricing/model/commission.ts';
import { formatPercent } from '#domains/pricing/model/shop-facts.ts';
import { parseTierText } from '#domains/pricing/model/tier-text.ts';
import { effectiveTiers } from '#domains/pricing/model/tiers.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Table } from '#engine/web/ui/content/table.tsx';
import type { ProductValues } from './product-values.ts';

/** The tiers as text, and beside it what they mean: the buyer's price, the producer's net, and steps that undercut each other. */
export function LadderDesigner({ form }: { form: UseFormReturn<ProductValues> }) {
  const { t } = useTranslation('producer-desk');
  const [text, price] = useWatch({ control: form.control, name: ['tiers', 'price'] });
  const parsed = parseTierText(text);
  return (
    <div className="grid gap-4 rounded-lg bg-sunken p-4 sm:p-5">
      <TextField
        form={form}
        name="tiers"
        label={t('ladder.label')}
        hint={t('ladder.hint')}
        required={false}
        error={parsed.ok ? undefined : t(parsed.messageKey)}
        placeholder="10:5,20:10,50:15"
        spellCheck={false}
      />
      {parsed.ok && Number.isFinite(price) && price >= 0.01 && (
        <Ladder unitPriceCents={toCents(price)} rows={ladder(toCents(price), effectiveTiers(parsed.tiers))} />
      )}
    </div>
  );
}

function Ladder({ unitPriceCents, rows }: { unitPriceCents: number; rows: LadderRow[] }) {
  const { t, i18n } = useTranslation('producer-desk');
  const undercuts = rows.flatMap((row) => (row.undercut === null ? [] : [row.undercut]));
  const steps = [
    { from: 1, percent: 0, unitCents: unitPriceCents, netCents: producerNet(unitPriceCents) },
    ...rows.map((row) => ({
      from: row.minQuantity,
      percent: row.discountPercentage,
      unitCents: row.unitCents,
      netCents: row.netPerUnitCents,
    })),
  ];
  return (
    <>
      <Table
        caption={t('ladder.caption')}
        className="[&_th]:whitespace-normal"
        rows={steps}
        rowKey={(step) => step.from}
        columns={[
          {
            key: 'from',
            header: t('ladder.from'),
            cell: (step) => t('ladder.orMore', { quantity: step.from }),
            primary: true,
          },
          {
            key: 'percent',
            header: t('ladder.percent'),
            cell: (step) => formatPercent(step.percent, i18n.language),
            align: 'end',
          },
          {
            key: 'unit',
            header: t('ladder.unit'),
            cell: (step) => formatMoney(step.unitCents),
            align: 'end',
          },
          {
            key: 'net',
            header: t('ladder.net', { percent: policies().commissionPercent }),
            cell: (step) => formatMoney(step.netCents),
            align: 'end',
          },
        ]}
      />
      {undercuts.map((undercut) => (
        <Notice key={undercut.atQuantity} tone="warning">
          {t(undercut.fromQuantity === undercut.atQuantity - 1 ? 'ladder.undercutOne' : 'ladder.undercut', {
            from: undercut.fromQuantity,
            to: undercut.atQuantity - 1,
            at: undercut.atQuantity,
            saved: formatMoney(undercut.savedCents),
          })}
        </Notice>
      ))}
    </>
  );
}
