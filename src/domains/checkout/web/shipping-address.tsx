import { useEffect, useRef } from 'react';
import { get, useWatch } from 'react-hook-form';
import { partsIn, type TypedParts } from '#domains/checkout/model/typed-address.ts';
import { deliveryCountries } from '#domains/pricing/model/delivery/coverage.ts';
import { regionsOf } from '#engine/model/places/regions.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { CountryField, PlaceFields } from '#engine/web/forms/place-fields.tsx';
import { ReadBack } from '#engine/web/forms/read-back.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { CheckoutFormState } from './checkout-form-state.ts';

/** Country, the text, and its parts under it, which are filled in as far as the text says them. */
export function ShippingAddress({ form }: { form: CheckoutFormState }) {
  const { t } = useTranslation('checkout');
  const { t: tValidation } = useTranslation('validation');
  const [text, country, method] = useWatch({
    control: form.control,
    name: ['shippingAddress', 'address.country', 'shippingMethod'],
  });
  // Then nothing is sent: it is the address of the invoice.
  const isFetched = method === 'pickup';
  useReadParts(form, text);
  useEffect(() => {
    // A state of another country is none.
    const region = form.getValues('address.region');
    if (!regionsOf(country)?.some(({ code }) => code === region)) form.setValue('address.region', '');
  }, [form, country]);
  // The street has no field of its own: what the server says of it stands here.
  const street = get(form.formState.errors, 'address.line1') as { message?: string } | undefined;
  return (
    <>
      {deliveryCountries().length > 1 && (
        <CountryField form={form} prefix="address." countries={deliveryCountries()} />
      )}
      <LongTextField
        form={form}
        name="shippingAddress"
        label={t(isFetched ? 'form.invoiceAddress' : 'form.address')}
        hint={t(isFetched ? 'form.invoiceAddressHint' : 'form.addressHint')}
        error={fieldMessage(tValidation, street?.message)}
        rows={3}
        autoComplete="shipping street-address"
      />
      <ReadBack text={text} />
      <PlaceFields form={form} prefix="address." country={country} required={false} />
    </>
  );
}

const READ = ['city', 'region', 'postalCode'] as const;

/** What somebody has typed into a part stays. */
function useReadParts(form: CheckoutFormState, text: string): void {
  const filled = useRef<TypedParts>(undefined);
  useEffect(() => {
    const read = partsIn(text);
    const typed = form.getValues('address');
    if (read.country !== '' && deliveryCountries().includes(read.country))
      form.setValue('address.country', read.country);
    for (const part of READ) {
      const isOurs = typed[part] === '' || typed[part] === filled.current?.[part];
      if (isOurs && typed[part] !== read[part]) form.setValue(`address.${part}`, read[part]);
    }
    filled.current = read;
  }, [form, text]);
}
