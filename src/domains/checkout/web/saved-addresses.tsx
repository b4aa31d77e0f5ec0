import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SavedAddress } from '#domains/accounts/model/addresses.ts';
import type { CurrentUser } from '#engine/model/current-user.ts';
import type { Address } from '#engine/model/places/address.ts';
import { writeAddress } from '#engine/model/places/write-address.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Field } from '#engine/web/ui/forms/field.tsx';
import { Select } from '#engine/web/ui/forms/select.tsx';
import type { CheckoutFields } from './checkout-fields.ts';
import type { CheckoutFormState } from './checkout-form-state.ts';

interface SavedChoice {
  list: SavedAddress[];
  /** Empty: none of them. */
  chosenId: string;
  choose: (id: string) => void;
  /** The chosen one, unless what it filled in was changed since. */
  unchanged: (fields: CheckoutFields) => Address | undefined;
}

/** The addresses of somebody who is signed in. The default is filled in where nothing else is known. */
export function useSavedAddresses(form: CheckoutFormState, current: CurrentUser | null): SavedChoice {
  const { i18n } = useTranslation('checkout');
  const { data: list = [] } = useQuery({
    ...apiQuery('/api/user/addresses'),
    enabled: current?.user.role === 'BUYER',
  });
  const [picked, setPicked] = useState<string>();
  const [startedEmpty] = useState(() => form.getValues('shippingAddress') === '');
  const offered = startedEmpty && list.length > 0 ? String(list[0]!.id) : '';
  const filled = useRef<{ address: Address; text: string }>(undefined);
  const fill = (id: string) => {
    const saved = list.find((each) => String(each.id) === id);
    filled.current = undefined;
    if (saved === undefined) return;
    const { id: _id, isDefault: _isDefault, ...address } = saved;
    const customerName = form.getValues('customerName');
    const { language } = i18n;
    const text = writeAddress(address, { homeCountry: shopHome().country, language, customerName });
    const { country, city, region = '', postalCode } = address;
    form.setValue('shippingAddress', text);
    form.setValue('address', { country, city, region, postalCode });
    form.clearErrors(['shippingAddress', 'address']);
    filled.current = { address, text };
  };
  const isOffered = useRef(false);
  useEffect(() => {
    if (isOffered.current || offered === '') return;
    isOffered.current = true;
    if (form.getValues('shippingAddress') === '') fill(offered);
  });
  const unchanged = ({ shippingAddress, address: typed }: CheckoutFields) => {
    if (filled.current === undefined || filled.current.text !== shippingAddress) return undefined;
    const { address } = filled.current;
    const isSame =
      typed.country === address.country &&
      typed.city === address.city &&
      typed.region === (address.region ?? '') &&
      typed.postalCode === address.postalCode;
    return isSame ? address : undefined;
  };
  const choose = (id: string) => {
    setPicked(id);
    fill(id);
  };
  return { list, chosenId: picked ?? offered, choose, unchanged };
}

export function SavedAddresses({ saved: { list, chosenId, choose } }: { saved: SavedChoice }) {
  const { t } = useTranslation('checkout');
  if (list.length === 0) return null;
  return (
    <Field label={t('form.saved')}>
      <Select value={chosenId} onChange={(event) => choose(event.target.value)}>
        <option value="">{t('form.otherAddress')}</option>
        {list.map(({ id, name, line1, city }) => (
          <option key={id} value={String(id)}>
            {[name, line1, city].join(', ')}
          </option>
        ))}
      </Select>
    </Field>
  );
}
