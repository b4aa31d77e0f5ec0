import type { UseFormRegisterReturn } from 'react-hook-form';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import { formatMoney } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';

interface PaymentChoiceProps {
  methods: readonly PaymentMethod[];
  input: UseFormRegisterReturn;
  error: string | undefined;
  /** What a card has to promise. */
  mostCents: number;
}

/** How it is paid: a line of text where there is one way. */
export function PaymentChoice({ methods, input, error, mostCents }: PaymentChoiceProps) {
  const { t } = useTranslation('group');
  const textOf = (method: PaymentMethod) =>
    t(`payment.methods.${method}.text`, { amount: formatMoney(mostCents) });
  const [first, ...others] = methods;
  if (first === undefined) return null;
  if (others.length === 0) {
    return (
      <p className="text-sm">
        <span className="font-medium">{t(`payment.methods.${first}.label`)}</span>
        <span className="block text-muted">{textOf(first)}</span>
      </p>
    );
  }
  return (
    <RadioList
      legend={t('payment.legend')}
      input={input}
      error={error}
      options={methods.map((method) => ({
        value: method,
        label: t(`payment.methods.${method}.label`),
        description: textOf(method),
      }))}
    />
  );
}
