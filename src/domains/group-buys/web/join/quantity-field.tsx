import { CircleAlert } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { QuantityControl } from '#engine/web/ui/forms/quantity-control.tsx';

interface QuantityFieldProps {
  value: number;
  onChange: (quantity: number) => void;
  max: number;
  error: string | undefined;
}

/** How many; what is wrong with it is said at once, as when fewer are left. */
export function QuantityField({ value, onChange, max, error }: QuantityFieldProps) {
  const { t } = useTranslation('catalogue');
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
        {t('purchase.quantity')}
      </p>
      <QuantityControl
        value={value}
        onChange={onChange}
        max={max}
        labels={{
          input: t('purchase.quantity'),
          decrease: t('purchase.decrease'),
          increase: t('purchase.increase'),
        }}
      />
      {error && (
        <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-xs font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
