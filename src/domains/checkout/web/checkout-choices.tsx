import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import type { CheckoutFormState } from './checkout-fields.ts';
import { DateStep } from './date-step.tsx';
import { GiftStep } from './gift-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { MethodStep } from './method-step.tsx';

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
