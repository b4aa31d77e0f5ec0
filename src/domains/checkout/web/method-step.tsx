import type { ChangeEvent } from 'react';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { formatDays } from '#engine/model/dates.ts';
import { formatDollars } from '#engine/model/money.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';
import type { CheckoutFormState } from './checkout-fields.ts';
import { ColdChain } from './cold-chain.tsx';

interface MethodStepProps {
  form: CheckoutFormState;
  options: CheckoutOptions;
  /** As it is on screen. */
  cart: Cart;
}

/** How it travels: each method with its price and the days it arrives. */
export function MethodStep({ form, options, cart }: MethodStepProps) {
  const { t, i18n } = useTranslation('checkout');
  const { t: tCart } = useTranslation('cart');
  const registered = form.register('shippingMethod', {
    // Cold chain does not go with it.
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (event.target.value === 'standard') form.setValue('coldChain', false);
    },
  });
  const amount = (price: number) => (price === 0 ? tCart('totals.free') : formatDollars(price));
  return (
    <div className="flex flex-col gap-4">
      <RadioList
        legend={t('delivery.method')}
        input={registered}
        error={fieldMessage(t, form.formState.errors.shippingMethod?.message)}
        options={options.shippingMethods.map(({ method, price, earliest, latest }) => ({
          value: method,
          label: t(`orders:methods.${method}`),
          description: t('delivery.arrives', { days: formatDays(earliest, latest, i18n.language) }),
          aside: amount(method === 'standard' ? cart.shipping : price),
        }))}
      />
      <ColdChain form={form} options={options} cart={cart} />
    </div>
  );
}
