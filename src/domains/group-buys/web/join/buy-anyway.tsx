import type { UseFormRegisterReturn } from 'react-hook-form';
import { aloneLine } from '#domains/group-buys/model/group-price.ts';
import type { GroupBuy } from '#domains/group-buys/model/group-view.ts';
import { formatMoney } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { openingOf } from '#domains/group-buys/web/page/group-steps.ts';
import { useUnitText } from '#domains/group-buys/web/page/unit-text.ts';

interface BuyAnywayProps {
  group: Pick<GroupBuy, 'delivery' | 'minimumQuantity' | 'product' | 'price' | 'discountTiers'>;
  quantity: number;
  input: UseFormRegisterReturn;
}

/** Only where the group may not come about, and where there is an address to send one's own parcel to. */
export function BuyAnyway({ group, quantity, input }: BuyAnywayProps) {
  const { t } = useTranslation('group');
  const units = useUnitText(group.product.unit);
  if (group.delivery === 'together' || group.minimumQuantity <= 1) return null;
  const alone = aloneLine(openingOf(group), quantity).finalCents;
  return (
    <Checkbox
      {...input}
      label={t('buyAnyway.label')}
      description={t('buyAnyway.text', {
        minimum: units(group.minimumQuantity),
        units: units(quantity),
        amount: formatMoney(alone),
      })}
    />
  );
}
