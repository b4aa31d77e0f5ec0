import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import type { Cart } from '#domains/cart/model/cart.ts';
import { bindingText } from '#domains/checkout/model/binding-text.ts';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { checkoutFigures } from '#domains/checkout/model/checkout-figures.ts';
import { choicesOf } from '#domains/checkout/model/order-choices.ts';
import { quoteIn } from '#domains/checkout/model/quote-in.ts';
import type { CurrentUser } from '#engine/model/current-user.ts';
import type { Address } from '#engine/model/places/address.ts';
import { formatDay } from '#engine/model/dates.ts';
import { formatAmount, toAmount } from '#engine/model/money.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { policies } from '#engine/model/policies.ts';
import { Refusal } from '#engine/web/forms/failure.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { CheckoutChoices } from './checkout-choices.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { useFunds } from './funds.ts';
import { FieldsToCheck } from './fields-to-check.tsx';
import { useChoices, type CheckoutFormState } from './checkout-form-state.ts';
import { toCheckout, type CheckoutFields } from './checkout-fields.ts';
import { useCheckoutOptions, useOptionsOfCart } from './checkout-options.queries.ts';
import { filledIn } from './checkout-memory.ts';
import { SavedAddresses, useSavedAddresses } from './saved-addresses.tsx';
import { CheckoutVatId } from './checkout-vat-id.tsx';
import { ShippingAddress } from './shipping-address.tsx';
import { usePlaceOrder } from './place-order.ts';

interface CheckoutFormProps {
  form: CheckoutFormState;
  cart: Cart;
  current: CurrentUser | null;
}

/** Where the order goes, and how. */
export function CheckoutForm({ form, cart, current }: CheckoutFormProps) {
  const { t } = useTranslation('checkout');
  const options = useCheckoutOptions(form);
  const { orderTotal } = checkoutFigures(cart, useChoices(form, options.data), options.data);
  const funds = useFunds(form, current, orderTotal);
  const saved = useSavedAddresses(form, current);
  const submit = useCheckout(form, saved.unchanged, options.data);
  useOptionsOfCart();
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="shipping-information">
        <h2 id="shipping-information" className="text-2xl">
          {t('form.title')}
        </h2>
        {current === null && <SignInHint />}
        <Form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-7">
          <ContactStep form={form} />
          <CheckoutChoices
            form={form}
            cart={cart}
            query={options}
            funds={funds}
            address={
              <>
                <SavedAddresses saved={saved} />
                <ShippingAddress form={form} />
                <CheckoutVatId form={form} current={current} />
              </>
            }
          />
          <PreorderNotice options={options.data} />
          <FieldsToCheck form={form} />
          <FormMessage form={form} refusedTitle={t('refused.title')} />
          <div className="mt-1 flex flex-col gap-3">
            <p className="flex items-baseline justify-between gap-4">
              <span className="text-sm text-muted">{t('form.toPay')}</span>
              <span className="font-display text-2xl tabular-nums">{formatAmount(funds.rest)}</span>
            </p>
            <SubmitButton form={form} size="lg" block className="max-sm:px-4" busy={t('form.processing')}>
              {t(bindingText('form.submit', shopHome().country))}
            </SubmitButton>
            <p className="flex items-start gap-2 text-xs text-muted">
              <Clock aria-hidden="true" className="mt-px size-4 shrink-0" />
              {t('form.cancelNote')}
            </p>
            <TaxNote options={options.data} />
          </div>
        </Form>
      </section>
    </Card>
  );
}

/** What is bought ahead of its season: when it comes, and when it is paid. */
function PreorderNotice({ options }: { options: CheckoutOptions | undefined }) {
  const { t, i18n } = useTranslation('checkout');
  if (!options?.shipsFrom) return null;
  const day = formatDay(options.shipsFrom, 'longDate', i18n.language);
  return (
    <Notice tone="info" title={t('preorder.title', { day })}>
      {t('preorder.text')}
    </Notice>
  );
}

/** That no tax is charged, that it is an estimate, or that nothing can be ordered there. */
function TaxNote({ options }: { options: CheckoutOptions | undefined }) {
  const { t } = useTranslation('checkout');
  const { taxMode } = policies();
  if (taxMode === 'none') return <p className="text-xs text-muted">{t('form.taxNote')}</p>;
  if (options?.taxUnknown) return <Notice tone="neutral">{t('form.taxUnknown')}</Notice>;
  if (options?.taxReason) return <p className="text-xs text-muted">{t('form.tax.reverseCharge')}</p>;
  const key = options?.taxEstimated ? 'form.taxEstimated' : `form.tax.${taxMode}`;
  return <p className="text-xs text-muted">{t(key)}</p>;
}

/** Where guests may not order, better said before the form is filled in than after. */
function SignInHint() {
  const { t } = useTranslation('checkout');
  const { settings } = useRouter().options.context;
  const link = (
    <Link to="/login" search={{ next: '/checkout' }} className="text-accent-ink underline">
      {t(settings.guestCheckout ? 'signIn.action' : 'signIn.required')}
    </Link>
  );
  if (!settings.guestCheckout) {
    return (
      <Notice className="mt-4" title={t('signIn.requiredText')}>
        {link}
      </Notice>
    );
  }
  return (
    <p className="mt-2 text-sm text-muted">
      {t('signIn.text')} {link}
    </p>
  );
}

/** Sends a guest who must sign in to the sign-in page and back; says of everything else why it was not ordered. */
function useCheckout(
  form: CheckoutFormState,
  savedAddress: (fields: CheckoutFields) => Address | undefined,
  options: CheckoutOptions | undefined,
) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const placeOrder = usePlaceOrder();
  /** What the method was on screen for, where that is no rule of the shop: it may cost no more. */
  const shownPrice = (fields: CheckoutFields) => {
    const quote = options && quoteIn(options, choicesOf(fields).method);
    return quote === undefined ? {} : { shippingPrice: toAmount(quote.methodCents) };
  };
  const send = (fields: CheckoutFields) =>
    placeOrder({ ...filledIn(toCheckout(fields, savedAddress(fields))), ...shownPrice(fields) });
  return useSubmit(form, send, {
    failed: ({ kind, reason, error }) => {
      if (kind === 'signed-out') {
        void navigate({ to: '/login', search: { next: '/checkout' } });
        return undefined;
      }
      if (reason === 'cart_empty') return { title: t('empty.toastTitle'), text: t('empty.toastText') };
      // The refused change of the cart has just said so itself.
      if (error instanceof Refusal) return { text: t('refused.text') };
      return { title: t('failed.title'), text: t('failed.text') };
    },
  });
}

function ContactStep({ form }: { form: CheckoutFormState }) {
  const { t } = useTranslation('checkout');
  return (
    <CheckoutStep title={t('contact.title')}>
      <TextField form={form} name="customerName" label={t('form.name')} autoComplete="name" />
      <TextField
        form={form}
        name="customerEmail"
        label={t('form.email')}
        hint={t('form.emailHint')}
        type="email"
        autoComplete="email"
      />
      <TextField
        form={form}
        name="customerPhone"
        label={t('form.phone')}
        optional
        type="tel"
        autoComplete="tel"
      />
    </CheckoutStep>
  );
}
