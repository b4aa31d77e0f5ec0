import { CircleAlert } from 'lucide-react';
import type { SizeQuantity } from '#domains/group-buys/model/group-sizes.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { QuantityControl } from '#engine/web/ui/forms/quantity-control.tsx';

/** A size with what one costs now, and how many of it can still be had. */
export interface SizeToChoose {
  productId: number;
  label: string;
  price: number;
  countsAs: number;
  max: number;
}

interface SizesFieldProps {
  sizes: readonly SizeToChoose[];
  value: readonly SizeQuantity[];
  onChange: (items: SizeQuantity[]) => void;
  error: string | undefined;
}

/** How many of each size: all of them count together. */
export function SizesField({ sizes, value, onChange, error }: SizesFieldProps) {
  const { t } = useTranslation('group');
  const set = (productId: number, quantity: number) =>
    onChange(value.map((item) => (item.productId === productId ? { productId, quantity } : item)));
  return (
    <fieldset className="w-full" data-testid="sizes">
      <legend className="mb-1.5 text-sm font-medium">{t('sizes.legend')}</legend>
      <ul className="divide-y divide-line border-y border-line">
        {sizes.map(({ productId, label, price, countsAs, max }) => (
          <li key={productId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 leading-tight wrap-anywhere">
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-muted tabular-nums">
                {t('sizes.each', { price: formatAmount(price) })}
                {countsAs > 1 && ` · ${t('sizes.countsAs', { count: countsAs })}`}
              </span>
              {max === 0 && <span className="block text-xs">{t('catalogue:outOfStock')}</span>}
            </span>
            <QuantityControl
              size="sm"
              min={0}
              max={max}
              disabled={max === 0}
              value={value.find((item) => item.productId === productId)?.quantity ?? 0}
              onChange={(quantity) => set(productId, quantity)}
              labels={{
                input: t('sizes.quantity', { size: label }),
                decrease: t('sizes.decrease', { size: label }),
                increase: t('sizes.increase', { size: label }),
              }}
            />
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-xs font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
