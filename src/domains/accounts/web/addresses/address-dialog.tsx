import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { SavedAddress } from '#domains/accounts/model/addresses.ts';
import { DialogForm, type DialogState } from '#domains/accounts/web/account/dialog-form.tsx';
import { addressSchema } from '#engine/model/places/address.ts';
import { regionsOf } from '#engine/model/places/regions.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { CountryField, PlaceFields } from '#engine/web/forms/place-fields.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';

const PARTS = ['name', 'company', 'line1', 'line2', 'city', 'region', 'postalCode', 'country'] as const;
type AddressFields = Record<(typeof PARTS)[number], string>;

function fieldsOf(saved: SavedAddress | undefined): AddressFields {
  const entries = PARTS.map((part) => [
    part,
    saved?.[part] ?? (part === 'country' ? shopHome().country : ''),
  ]);
  return Object.fromEntries(entries) as AddressFields;
}

/** `saved`: the one that is changed; without it, a new one. */
export function AddressDialog({ saved, ...state }: DialogState & { saved: SavedAddress | undefined }) {
  const { t } = useTranslation('accounts');
  return (
    <Dialog
      {...state}
      title={t(saved === undefined ? 'addresses.newTitle' : 'addresses.editTitle')}
      description={t('addresses.formText')}
      closeLabel={t('account.close')}
    >
      <AddressForm saved={saved} onDone={() => state.onOpenChange(false)} />
    </Dialog>
  );
}

function AddressForm({ saved, onDone }: { saved: SavedAddress | undefined; onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const { t: tAddress } = useTranslation('address');
  const refresh = useRefresh('/api/user/addresses');
  const form = useForm({
    resolver: zodResolver(addressSchema),
    defaultValues: fieldsOf(saved),
  });
  const country = useWatch({ control: form.control, name: 'country' });
  useEffect(() => {
    // A state of another country is none.
    const region = form.getValues('region');
    if (!regionsOf(country)?.some(({ code }) => code === region)) form.setValue('region', '');
  }, [form, country]);
  const submit = useSubmit(
    form,
    () => {
      // As it was typed: an empty part takes away what was there.
      const body = form.getValues();
      return saved === undefined
        ? apiRequest('POST /api/user/addresses', { body })
        : apiRequest('PATCH /api/user/addresses/:id', { params: { id: saved.id }, body });
    },
    {
      done: async () => {
        await refresh();
        showToast({ tone: 'success', title: t('addresses.saved') });
        onDone();
      },
      failed: { title: t('addresses.failed') },
    },
  );
  return (
    <DialogForm form={form} onSubmit={submit} submit={t('addresses.save')} submitting={t('addresses.saving')}>
      <CountryField form={form} />
      <TextField form={form} name="name" label={tAddress('name')} autoComplete="shipping name" />
      <TextField
        form={form}
        name="company"
        label={tAddress('company')}
        optional
        autoComplete="shipping organization"
      />
      <TextField form={form} name="line1" label={tAddress('line1')} autoComplete="shipping address-line1" />
      <TextField
        form={form}
        name="line2"
        label={tAddress('line2')}
        optional
        autoComplete="shipping address-line2"
      />
      <PlaceFields form={form} country={country} />
    </DialogForm>
  );
}
