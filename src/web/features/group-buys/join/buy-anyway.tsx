import type { UseFormRegisterReturn } from 'react-hook-form';
import { aloneLine } from '#shared/group-buys/group-price.ts';
import type { GroupBuy } from '#shared/group-buys/group-view.ts';
import { formatMoney } from '#shared/money.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { openingOf } from '../page/group-steps.ts';
import { useUnitText } from '../page/unit-text.ts';

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
