import type { CartLine } from '#domains/cart/model/cart.ts';
import { maxQuantityOf } from '#domains/catalogue/web/max-quantity.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { QuantityControl } from '#engine/web/ui/forms/quantity-control.tsx';

interface LineQuantityProps {
  line: CartLine;
  onChange: (quantity: number) => void;
}

export function LineQuantity({ line, onChange }: LineQuantityProps) {
  const { t } = useTranslation('cart');
  const { name } = line.product;
  const max = maxQuantityOf(line.product);
  return (
    <QuantityControl
      size="sm"
      value={line.quantity}
      onChange={onChange}
      max={Math.max(1, max)}
      disabled={max === 0}
      labels={{
        input: t('line.quantity', { name }),
        decrease: t('line.decrease', { name }),
        increase: t('line.increase', { name }),
      }}
    />
  );
}
