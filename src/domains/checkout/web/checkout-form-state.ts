import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { choicesOf } from '#domains/checkout/model/order-choices.ts';
import type { OrderChoices } from '#domains/pricing/model/order-sum.ts';
import { isPlaceMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import { toCents } from '#engine/model/money.ts';
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
export function useChoices({ control }: CheckoutFormState, options?: CheckoutOptions): OrderChoices {
  const [shippingMethod = 'standard', coldChain, giftWrap, place] = useWatch({
    control,
    name: ['shippingMethod', 'coldChain', 'giftWrap', 'place'],
  });
  if (!isPlaceMethod(shippingMethod)) return choicesOf({ shippingMethod, coldChain, giftWrap });
  const price = options?.places?.find(({ id }) => id === place?.id)?.price ?? 0;
  return choicesOf(
    { shippingMethod, giftWrap },
    { methodCents: toCents(price), standardCents: toCents(price) },
  );
}
