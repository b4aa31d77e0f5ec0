import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { GIFT_MESSAGE_MAX } from '#domains/pricing/model/delivery/method-rules.ts';
import { formatDollars } from '#engine/model/money.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';
import type { CheckoutFormState } from './checkout-form-state.ts';
import { DateStep, MethodStep } from './delivery-steps.tsx';

interface CheckoutChoicesProps {
  form: CheckoutFormState;
  cart: Cart;
  query: UseQueryResult<CheckoutOptions>;
}

/** What may be chosen besides. The order is complete without any of it, also where the choices cannot be read. */
export function CheckoutChoices({ form, cart, query }: CheckoutChoicesProps) {
  const { t } = useTranslation('checkout');
  const { data: options, isError, refetch } = query;
  if (options === undefined && isError) {
    return (
      <Notice
        tone="neutral"
        announce
        actions={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('delivery.tryAgain')}
          </Button>
        }
      >
        {t('delivery.unknown')}
      </Notice>
    );
  }
  if (options === undefined) return <Skeleton className="h-64 w-full rounded-md" />;
  return (
    <>
      <Step title={t('delivery.title')}>
        <MethodStep form={form} options={options} cart={cart} />
        <DateStep form={form} options={options} />
      </Step>
      <Step title={t('gift.title')}>
        <GiftStep form={form} options={options} />
      </Step>
      <Step title={t('payment.title')}>
        <PaymentStep form={form} methods={options.paymentMethods} />
      </Step>
    </>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-6">
      <h3 className="text-xl">{title}</h3>
      {children}
    </div>
  );
}

/** Wrapping, and words that are printed for the person who opens the parcel. Neither needs the other. */
function GiftStep({ form, options }: { form: CheckoutFormState; options: CheckoutOptions }) {
  const { t } = useTranslation('checkout');
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        {...form.register('giftWrap')}
        label={t('gift.wrap', { price: formatDollars(options.giftWrap) })}
        error={fieldMessage(t, form.formState.errors.giftWrap?.message)}
      />
      <LongTextField
        form={form}
        name="giftMessage"
        optional
        rows={3}
        maxLength={GIFT_MESSAGE_MAX}
        label={t('gift.message')}
        hint={t('gift.messageHint')}
        defaultValue={form.getValues('giftMessage')}
        counter={(length) => t('gift.counter', { length, max: GIFT_MESSAGE_MAX })}
      />
    </div>
  );
}

interface PaymentStepProps {
  form: CheckoutFormState;
  methods: CheckoutOptions['paymentMethods'];
}

/** How it is paid: a line of text where there is one way, otherwise a choice whose first is taken. */
function PaymentStep({ form, methods }: PaymentStepProps) {
  const { t } = useTranslation('checkout');
  const [first, ...others] = methods;
  useEffect(() => {
    const chosen = form.getValues('paymentMethod');
    if (chosen === undefined || !methods.includes(chosen)) form.setValue('paymentMethod', methods[0]);
  }, [form, methods]);
  if (first === undefined) return null;
  if (others.length === 0) {
    return (
      <p className="text-sm">
        <span className="font-medium">{t(`payment.methods.${first}.label`)}</span>
        <span className="block text-muted">{t(`payment.methods.${first}.text`)}</span>
      </p>
    );
  }
  return (
    <RadioList
      legend={t('payment.legend')}
      legendHidden
      input={form.register('paymentMethod')}
      error={fieldMessage(t, form.formState.errors.paymentMethod?.message)}
      options={methods.map((method) => ({
        value: method,
        label: t(`payment.methods.${method}.label`),
        description: t(`payment.methods.${method}.text`),
      }))}
    />
  );
}
