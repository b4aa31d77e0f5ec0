import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { cartQuery } from '#domains/cart/web/cart.queries.ts';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { placeTyped } from '#domains/checkout/model/typed-address.ts';
import { isPlaceMethod } from '#domains/pricing/model/delivery/method-rules.ts';
import { isVatId, tidyVatId } from '#engine/model/places/vat-id.ts';
import { policies } from '#engine/model/policies.ts';
import { apiKey, apiQuery } from '#engine/web/api/api-query.ts';
import { useChoices, type CheckoutFormState } from './checkout-form-state.ts';

/** A day or a noon may pass while the form is open. */
const ASK_AGAIN_MS = 60_000;

/** What may be chosen for the cart, asked again whenever the place or the clock may have changed it. */
export function useCheckoutOptions(form: CheckoutFormState): UseQueryResult<CheckoutOptions> {
  const isTaxed = policies().taxMode !== 'none';
  // Without a place they say whether a producer of the cart has prices of its own.
  const plain = useQuery({
    ...apiQuery('/api/checkout/options', { query: {} }),
    refetchInterval: ASK_AGAIN_MS,
    enabled: !isTaxed,
  });
  const choices = useAskedChoices(form, isTaxed || plain.data?.delivery !== undefined);
  const query = apiQuery('/api/checkout/options', { query: choices });
  return useQuery({ ...query, refetchInterval: ASK_AGAIN_MS, placeholderData: keepPreviousData });
}

/** Asks for them again whenever the cart was read. Once per page: each call would ask. */
export function useOptionsOfCart(): void {
  const client = useQueryClient();
  const { dataUpdatedAt: cartReadAt } = useQuery(cartQuery);
  useEffect(() => {
    void client.invalidateQueries({ queryKey: apiKey('/api/checkout/options') });
  }, [client, cartReadAt]);
}

/** What taxes, carriers and places ask of the form. `asksAll`: where taxes or carriers depend on all of it. */
function useAskedChoices(form: CheckoutFormState, asksAll: boolean) {
  const { method: shippingMethod, coldChain, giftWrap } = useChoices(form);
  const [shippingAddress, parts, typedVatId, place] = useWatch({
    control: form.control,
    name: ['shippingAddress', 'address', 'vatId', 'place'],
  });
  const client = useQueryClient();
  // Once it was said that something could be brought, the address is worth asking with.
  const mayBeBrought = client
    .getQueriesData<CheckoutOptions>({ queryKey: apiKey('/api/checkout/options') })
    .some(([, options]) => options?.mayBeBrought === true);
  const atPlace = isPlaceMethod(shippingMethod) && place !== undefined && { shippingMethod, place: place.id };
  const { country, region, postalCode } = placeTyped(shippingAddress, parts);
  const isWritten = shippingAddress.trim().length >= 10 || postalCode !== null;
  const address = isWritten && {
    country,
    ...(region && { region }),
    ...(postalCode && { postalCode }),
  };
  if (!asksAll) return { ...atPlace, ...(mayBeBrought && address) };
  const vatId = typedVatId === undefined ? undefined : tidyVatId(typedVatId);
  return {
    shippingMethod,
    ...atPlace,
    // One that is still being typed is none yet.
    ...(vatId !== undefined && { vatId: isVatId(vatId) ? vatId : '' }),
    ...(coldChain && { coldChain: 'true' as const }),
    ...(giftWrap && { giftWrap: 'true' as const }),
    ...address,
  };
}
