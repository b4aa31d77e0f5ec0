import { Snowflake } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import type { Cart } from '#domains/cart/model/cart.ts';
import { checkoutFigures } from '#domains/checkout/model/checkout-figures.ts';
import { ParcelPrices } from '#domains/carriers/web/parcel-prices.tsx';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { noFasterThan } from '#domains/checkout/model/no-faster.ts';
import { isPlaceMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import { mayDeliverOn } from '#domains/pricing/model/delivery/methods.ts';
import { formatDays, formatDay } from '#engine/model/dates.ts';
import { formatAmount } from '#engine/model/money.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Fold } from '#engine/web/ui/content/fold.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';
import { useChoices, type CheckoutFormState } from './checkout-form-state.ts';
import { PlaceStep } from './place-step.tsx';

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
  const { method } = useChoices(form);
  const registered = form.register('shippingMethod', {
    // Cold chain does not go with it, nor a slot with what is sent.
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const isSent = event.target.value === 'express' || event.target.value === 'priority';
      if (!isSent) form.setValue('coldChain', false);
      form.setValue('place', undefined);
      form.clearErrors('place');
    },
  });
  const amount = (price: number) => (price === 0 ? tCart('totals.free') : formatAmount(price));
  return (
    <div className="flex flex-col gap-4">
      <RadioList
        legend={t('delivery.method')}
        input={registered}
        error={fieldMessage(t, form.formState.errors.shippingMethod?.message)}
        options={options.shippingMethods.map((offered) => ({
          value: offered.method,
          label: t(`orders:methods.${offered.method}`),
          description: (
            <>
              {isPlaceMethod(offered.method)
                ? t(`delivery.from.${offered.method}`, {
                    day: formatDays(offered.earliest, offered.earliest, i18n.language),
                  })
                : t('delivery.arrives', {
                    days: formatDays(offered.earliest, offered.latest, i18n.language),
                  })}
              <NoFaster method={offered} options={options} />
            </>
          ),
          aside: amount(
            offered.method === 'standard' && options.delivery === undefined ? cart.shipping : offered.price,
          ),
        }))}
      />
      <PlaceStep form={form} options={options} />
      {options.delivery !== undefined && <ParcelPrices delivery={options.delivery} method={method} />}
      <ColdChain form={form} options={options} cart={cart} />
    </div>
  );
}

interface NoFasterProps {
  method: CheckoutOptions['shippingMethods'][number];
  options: CheckoutOptions;
}

const HOUR_MS = 3_600_000;

/** Nobody should pay more today for what arrives on the same day. */
function NoFaster({ method, options }: NoFasterProps) {
  const { t } = useTranslation('checkout');
  const cheaper = noFasterThan(method, options.shippingMethods);
  if (cheaper === undefined || isPlaceMethod(method.method)) return null;
  const values = { method: t(`orders:methods.${cheaper.method}`) };
  return (
    <span className="block font-medium text-warning">
      {cheaper.cutOffMs === null
        ? t('delivery.noFaster', values)
        : t('delivery.noFasterAfter', { ...values, hour: cheaper.cutOffMs / HOUR_MS })}
    </span>
  );
}

interface ColdChainProps {
  form: CheckoutFormState;
  options: CheckoutOptions;
  cart: Cart;
}

/** Perishables travel best chilled: recommended with its reason, never chosen for anybody. */
function ColdChain({ form, options, cart }: ColdChainProps) {
  const { t } = useTranslation('checkout');
  const { method, coldChain: isCold } = useChoices(form);
  const { offered, express, priority } = options.coldChain;
  if (isPlaceMethod(method)) return null;
  if (method === 'standard')
    return offered ? <Recommendation form={form} options={options} cart={cart} /> : null;
  // Once ticked it stays in sight, even where another tab has taken the perishables out of the cart.
  if (!offered && !isCold) return null;
  const price = formatAmount(method === 'express' ? express : priority);
  return (
    <Checkbox
      {...form.register('coldChain')}
      label={t('delivery.coldChain', { price })}
      description={t('delivery.coldChainText')}
      error={fieldMessage(t, form.formState.errors.coldChain?.message)}
    />
  );
}

function Recommendation({ form, options, cart }: ColdChainProps) {
  const { t } = useTranslation('checkout');
  const price = checkoutFigures(cart, { method: 'express', coldChain: true, giftWrap: false }, options);
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
      <p>{t('delivery.perishablesText', { price: formatAmount(price.shipping) })}</p>
    </Notice>
  );
}

interface DateStepProps {
  form: CheckoutFormState;
  options: CheckoutOptions;
}

/** The day it should come. The browser's own picker: it works by keyboard, on phones and for screen readers. */
export function DateStep({ form, options }: DateStepProps) {
  const { t, i18n } = useTranslation('checkout');
  const { method } = useChoices(form);
  const day = useWatch({ control: form.control, name: 'deliveryDate' });
  if (isPlaceMethod(method)) return null;
  const chosen = options.shippingMethods.find((each) => each.method === method);
  const dates = { from: chosen?.earliest ?? options.deliveryDates.from, to: options.deliveryDates.to };
  const range = {
    from: formatDay(dates.from, 'longDate', i18n.language),
    to: formatDay(dates.to, 'longDate', i18n.language),
  };
  const isImpossible = day !== undefined && day !== '' && !mayDeliverOn(day, dates);
  return (
    <Fold
      title={t('delivery.chooseDate')}
      note={t('validation:form.optional')}
      isNeeded={(day !== undefined && day !== '') || form.formState.errors.deliveryDate !== undefined}
    >
      <TextField
        form={form}
        name="deliveryDate"
        type="date"
        required={false}
        min={dates.from}
        max={dates.to}
        label={t('delivery.date')}
        hint={t('delivery.dateHint', range)}
        error={isImpossible ? t('validation:deliveryDateRange', range) : undefined}
        className="pb-3"
      />
    </Fold>
  );
}
