import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { CurrentUser } from '#shared/accounts/current-user.ts';
import type { Cart } from '#shared/cart/cart.ts';
import { checkoutSchema, type Checkout } from '#shared/checkout/checkout.ts';
import { formatDollars } from '#shared/money.ts';
import { ApiError, serverMessage } from '#web/api/api-error.ts';
import { showFieldErrors } from '#web/api/field-messages.ts';
import { cartQuery } from '#web/features/cart/cart.queries.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { Form, SubmitButton } from '#web/ui/forms/form.tsx';
import { Notice } from '#web/ui/content/notice.tsx';
import { showToast } from '#web/ui/overlays/toast-store.ts';
import { orderContent } from './checkout-attempt.ts';
import { initialFields, recallDraft, rememberDraft } from './checkout-draft.ts';
import { CheckoutInputs } from './checkout-inputs.tsx';
import { CartChangedError, isUnauthenticated, usePlaceOrder } from './place-order.ts';

/** Where the order goes. What was typed stays through failures, reloads and a detour over the sign-in page. */
export function CheckoutForm({ cart, current }: { cart: Cart; current: CurrentUser | null }) {
  const { t } = useTranslation('checkout');
  const owner = current?.user.id ?? null;
  const form = useForm<Checkout>({
    resolver: zodResolver(checkoutSchema),
    defaultValues: initialFields(current, recallDraft()),
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => rememberDraft({ owner, fields: values }),
      }),
    [form, owner],
  );
  const { submit, isPending, refusal } = useSubmit(form);
  return (
    <Card asChild padding="lg" className="lg:top-24 lg:[@media(min-height:52rem)]:sticky">
      <section aria-labelledby="shipping-information">
        <h2 id="shipping-information" className="text-2xl">
          {t('form.title')}
        </h2>
        {current === null && <SignInHint />}
        <Form noValidate onSubmit={form.handleSubmit(submit)} className="mt-6 flex flex-col gap-5">
          <CheckoutInputs form={form} />
          {refusal !== undefined && (
            <Notice tone="danger" announce title={t('refused.title')}>
              {refusal}
            </Notice>
          )}
          <div className="mt-1 flex flex-col gap-3">
            <p className="flex items-baseline justify-between gap-4">
              <span className="text-sm text-muted">{t('form.toPay')}</span>
              <span className="font-display text-2xl tabular-nums">{formatDollars(cart.grandTotal)}</span>
            </p>
            <SubmitButton size="lg" block disabled={isPending}>
              {isPending ? t('form.processing') : t('form.submit')}
            </SubmitButton>
            <p role="status" className="sr-only">
              {isPending ? t('form.processing') : ''}
            </p>
            <p className="flex items-start gap-2 text-xs text-muted">
              <Clock aria-hidden="true" className="mt-px size-4 shrink-0" />
              {t('form.cancelNote')}
            </p>
          </div>
        </Form>
      </section>
    </Card>
  );
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

function useSubmit(form: UseFormReturn<Checkout>) {
  const { t } = useTranslation('checkout');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync, isPending, error } = usePlaceOrder();
  // A second click may come before the button is drawn as disabled.
  const busy = useRef(false);

  const submit = async (checkout: Checkout) => {
    if (busy.current) return;
    // Read now, not from the last drawing: a quantity typed just before the click counts.
    const cart = client.getQueryData<Cart>(cartQuery.queryKey);
    if (cart === undefined || cart.items.length === 0) {
      showToast({ title: t('empty.toastTitle'), description: t('empty.toastText'), tone: 'destructive' });
      return;
    }
    busy.current = true;
    const order = withoutEmptyPhone(checkout);
    try {
      await mutateAsync({ checkout: order, content: orderContent(order, cart) });
    } catch (failure) {
      if (isUnauthenticated(failure)) await navigate({ to: '/login', search: { next: '/checkout' } });
      else showFieldErrors(form, failure);
    } finally {
      busy.current = false;
    }
  };

  const refused = error instanceof ApiError && error.status === 409;
  const refusal = refused
    ? (serverMessage(error) ?? t('refused.text'))
    : error instanceof CartChangedError
      ? t('refused.text')
      : undefined;
  return { submit, isPending, refusal };
}

function withoutEmptyPhone({ customerPhone, ...rest }: Checkout): Checkout {
  return customerPhone ? { ...rest, customerPhone } : rest;
}
