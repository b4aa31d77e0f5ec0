import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { addedText } from '#engine/model/added-names.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import { useMethodLabel } from '#domains/orders/web/use-method-label.ts';
import { useTakenMethods } from '#domains/orders/web/use-taken-methods.ts';
import { formatAmount, formatMoney, toCents } from '#engine/model/money.ts';
import { policies } from '#engine/model/policies.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { TotalsList } from '#engine/web/ui/content/totals-list.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';
import type { CheckoutFormState } from './checkout-form-state.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { FundsStep } from './funds-step.tsx';
import type { ChosenFunds } from './funds.ts';
import { DateStep, MethodStep } from './delivery-steps.tsx';
import { GiftStep } from './gift-step.tsx';

interface CheckoutChoicesProps {
  form: CheckoutFormState;
  cart: Cart;
  query: UseQueryResult<CheckoutOptions>;
  funds: ChosenFunds;
  /** The fields of the place. */
  address: ReactNode;
}

/** Where it goes and how it is paid. The order is complete without any choice, also where the choices cannot be read. */
export function CheckoutChoices({ form, cart, query, funds, address }: CheckoutChoicesProps) {
  const { t } = useTranslation('checkout');
  const { data: options } = query;
  return (
    <>
      <CheckoutStep title={t('delivery.title')}>
        {address}
        {options === undefined ? (
          <ChoicesToCome query={query} />
        ) : (
          <>
            <MethodStep form={form} options={options} cart={cart} />
            <div className="divide-y divide-line rounded-md border border-line px-3.5">
              <DateStep form={form} options={options} />
              <GiftStep form={form} options={options} />
            </div>
          </>
        )}
      </CheckoutStep>
      {options !== undefined && (
        <CheckoutStep title={t('payment.title')}>
          <FundsStep form={form} funds={funds} />
          {funds.paidBy.length > 0 && <PaidBefore funds={funds} />}
          {(funds.rest > 0 || funds.paidBy.length === 0) && (
            <PaymentStep
              form={form}
              methods={cardFirst(options.paymentMethods)}
              left={funds.rest}
              isPreorder={options.shipsFrom !== null}
            />
          )}
        </CheckoutStep>
      )}
    </>
  );
}

/** What each of them pays, and that nothing is left where they pay it all. */
function PaidBefore({ funds: { paidBy, rest } }: Pick<CheckoutChoicesProps, 'funds'>) {
  const { t } = useTranslation('checkout');
  return (
    <div role="status" className="text-sm">
      <TotalsList
        rows={paidBy.map(({ kind, lastFour, amount }) => ({
          key: `${kind} ${lastFour}`,
          label:
            kind === 'credit'
              ? t('orders:totals.paidByCredit')
              : t('orders:totals.paidByGiftCard', { lastFour }),
          amount: formatAmount(-amount),
          tone: 'saving',
        }))}
      />
      {rest === 0 && <p className="mt-2 text-muted">{t('funds.nothingLeft')}</p>}
    </div>
  );
}

function ChoicesToCome({ query: { isError, refetch } }: Pick<CheckoutChoicesProps, 'query'>) {
  const { t } = useTranslation('checkout');
  if (!isError) return <Skeleton className="h-64 w-full rounded-md" />;
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

interface PaymentStepProps {
  form: CheckoutFormState;
  methods: CheckoutOptions['paymentMethods'];
  /** To pay. */
  left: number;
  /** Some of it is shipped on a day to come, and an invoice is due after that. */
  isPreorder: boolean;
}

/** Most people pay by card: where the shop takes it, it is the first to be offered. */
const cardFirst = (methods: CheckoutOptions['paymentMethods']) =>
  methods.toSorted((one, other) => Number(other === 'card') - Number(one === 'card'));

/** How it is paid: a line of text where there is one way, otherwise a choice whose first is taken. */
function PaymentStep({ form, methods: offered, left, isPreorder }: PaymentStepProps) {
  const { t, i18n } = useTranslation('checkout');
  const labelOf = useMethodLabel((method) => t(`payment.methods.${method}.label`));
  const textOf = (method: PaymentMethod) =>
    addedText('payment', method, i18n.language) ??
    t(`payment.methods.${method}.${isPreorder && method === 'invoice' ? 'later' : 'text'}`);
  const methods = useTakenMethods(offered, toCents(left), {
    chosen: () => form.getValues('paymentMethod'),
    choose: (method) => form.setValue('paymentMethod', method),
  });
  const [first, ...others] = methods;
  const upTo = methods.length < offered.length && (
    <p className="text-sm text-muted">
      {t('payment.invoiceUpTo', { max: formatMoney(policies().invoiceMaximumCents!) })}
    </p>
  );
  if (first === undefined) return upTo;
  if (others.length === 0) {
    return (
      <>
        <p className="text-sm">
          <span className="font-medium">{labelOf(first)}</span>
          <span className="block text-muted">{textOf(first)}</span>
        </p>
        {upTo}
      </>
    );
  }
  return (
    <>
      <RadioList
        legend={t('payment.legend')}
        legendHidden
        input={form.register('paymentMethod')}
        error={fieldMessage(t, form.formState.errors.paymentMethod?.message)}
        options={methods.map((method) => ({
          value: method,
          label: labelOf(method),
          description: textOf(method),
        }))}
      />
      {upTo}
    </>
  );
}
