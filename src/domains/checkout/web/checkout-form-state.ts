import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { choicesOf } from '#domains/checkout/model/order-choices.ts';
import type { OrderChoices } from '#domains/pricing/model/order-sum.ts';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { checkoutFieldsSchema, type CheckoutFields } from './checkout-fields.ts';
import { initialFields, recallDraft, rememberDraft } from './checkout-memory.ts';

export type CheckoutFormState = UseFormReturn<CheckoutFields>;

/** What was typed stays through failures, reloads and a detour over the sign-in page. */
export function useCheckoutForm(current: CurrentUser | null): CheckoutFormState {
  const owner = current?.user.id ?? null;
  const form = useForm<CheckoutFields>({
    resolver: zodResolver(checkoutFieldsSchema) as Resolver<CheckoutFields>,
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

/** What is chosen in the form at this moment, as far as it costs something. */
export function useChoices({ control }: CheckoutFormState): OrderChoices {
  const [shippingMethod, coldChain, giftWrap] = useWatch({
    control,
    name: ['shippingMethod', 'coldChain', 'giftWrap'],
  });
  return choicesOf({ shippingMethod, coldChain, giftWrap });
}
