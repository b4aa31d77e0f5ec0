import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { checkoutSchema, type Checkout } from '#domains/checkout/model/checkout.ts';
import { initialFields, recallDraft, rememberDraft } from './checkout-draft.ts';
import type { CheckoutFormState } from './checkout-fields.ts';

/** What was typed stays through failures, reloads and a detour over the sign-in page. */
export function useCheckoutForm(current: CurrentUser | null): CheckoutFormState {
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
  return form;
}
