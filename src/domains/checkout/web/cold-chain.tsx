import { Snowflake } from 'lucide-react';
import { flushSync } from 'react-dom';
import type { Cart } from '#domains/cart/model/cart.ts';
import { checkoutFigures } from '#domains/checkout/model/checkout-figures.ts';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { formatDollars } from '#engine/model/money.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import type { CheckoutFormState } from './checkout-fields.ts';
import { useChoices } from './use-choices.ts';

interface ColdChainProps {
  form: CheckoutFormState;
  options: CheckoutOptions;
  cart: Cart;
}

/** Perishables travel best chilled: recommended with its reason, never chosen for anybody. */
export function ColdChain({ form, options, cart }: ColdChainProps) {
  const { t } = useTranslation('checkout');
  const { method, coldChain: isCold } = useChoices(form);
  const { offered, express, priority } = options.coldChain;
  if (method === 'standard') return offered ? <Recommendation form={form} cart={cart} /> : null;
  // Once ticked it stays in sight, even where another tab has taken the perishables out of the cart.
  if (!offered && !isCold) return null;
  const price = formatDollars(method === 'express' ? express : priority);
  return (
    <Checkbox
      {...form.register('coldChain')}
      label={t('delivery.coldChain', { price })}
      description={t('delivery.coldChainText')}
      error={fieldMessage(t, form.formState.errors.coldChain?.message)}
    />
  );
}

function Recommendation({ form, cart }: Pick<ColdChainProps, 'form' | 'cart'>) {
  const { t } = useTranslation('checkout');
  const price = checkoutFigures(cart, { method: 'express', coldChain: true, giftWrap: false });
  const choose = () => {
    flushSync(() => {
      form.setValue('shippingMethod', 'express');
      form.setValue('coldChain', true);
    });
    // The button is gone: go on from what it has chosen.
    form.setFocus('coldChain');
  };
  return (
    <Notice
      tone="info"
      title={t('delivery.perishables')}
      actions={
        <Button size="sm" variant="secondary" onClick={choose}>
          <Snowflake aria-hidden="true" />
          {t('delivery.chooseCold')}
        </Button>
      }
    >
      <p>{t('delivery.perishablesText', { price: formatDollars(price.shipping) })}</p>
    </Notice>
  );
}
