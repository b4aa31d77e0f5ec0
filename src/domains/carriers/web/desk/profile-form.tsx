import { zodResolver } from '@hookform/resolvers/zod';
import { useFieldArray, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { ShippingProfile } from '#domains/carriers/model/shipping-profile.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { NumberField, SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { CountryField, PlaceFields } from '#engine/web/forms/place-fields.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import {
  EMPTY_ZONE,
  profileOfValues,
  profileValuesSchema,
  valuesOf,
  type ProfileValues,
} from './profile-values.ts';
import { ZoneFields } from './zone-fields.tsx';

const LINES = ['name', 'company', 'line1', 'line2'] as const;
const SIDES = ['length', 'width', 'height'] as const;

interface ProfileFormProps {
  profile: ShippingProfile;
  /** The carrier of the shop; `own`: none is asked. */
  carrier: string;
}

/** Where parcels leave from, who prices them, and by which zones. */
export function ProfileForm({ profile, carrier }: ProfileFormProps) {
  const { t } = useTranslation('carriers');
  const refresh = useRefresh('/api/producer/shipping-profile');
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileValuesSchema),
    defaultValues: valuesOf(profile),
  });
  const zones = useFieldArray({ control: form.control, name: 'zones' });
  const submit = useSubmit(
    form,
    (values) =>
      apiRequest('PUT /api/producer/shipping-profile', { body: profileOfValues(values) }).finally(refresh),
    {
      done: (saved) => {
        form.reset(valuesOf(saved));
        showToast({ tone: 'success', title: t('profile.saved') });
      },
      failed: { title: t('profile.failed') },
    },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex max-w-4xl flex-col gap-8">
      <Origin form={form} />
      <section className="grid gap-5 sm:grid-cols-3">
        <h2 className="font-display text-xl sm:col-span-3">{t('profile.prices')}</h2>
        <SelectField
          form={form}
          name="prices"
          label={t('profile.whoSays')}
          hint={carrier === 'own' ? t('profile.noCarrier') : undefined}
          required={false}
          className="sm:col-span-2"
        >
          <option value="bands">{t('profile.byBands')}</option>
          <option value="carrier">{t('profile.byCarrier')}</option>
        </SelectField>
        <TextField
          form={form}
          name="minimumOrder"
          label={t('profile.minimumOrder')}
          hint={t('profile.minimumOrderHint')}
          required={false}
          inputMode="decimal"
          autoComplete="off"
        />
        <p className="text-sm text-muted sm:col-span-3">{t('profile.box')}</p>
        {SIDES.map((name) => (
          <NumberField
            key={name}
            form={form}
            name={`box.${name}`}
            label={t(`profile.${name}`)}
            min={1}
            max={300}
            step="1"
          />
        ))}
      </section>
      <section className="flex flex-col gap-5">
        <div>
          <h2 className="font-display text-xl">{t('profile.zones')}</h2>
          <p className="mt-1 max-w-prose text-sm text-muted">{t('profile.zonesHint')}</p>
        </div>
        {zones.fields.map(({ id }, at) => (
          <ZoneFields key={id} form={form} at={at} onRemove={() => zones.remove(at)} />
        ))}
        <Button variant="secondary" className="self-start" onClick={() => zones.append(EMPTY_ZONE)}>
          {t('profile.addZone')}
        </Button>
      </section>
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('profile.save')}</SubmitButton>
    </Form>
  );
}

function Origin({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { t } = useTranslation('carriers');
  const country = useWatch({ control: form.control, name: 'origin.country' });
  return (
    <section className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <h2 className="font-display text-xl">{t('profile.origin')}</h2>
        <p className="mt-1 max-w-prose text-sm text-muted">{t('profile.originHint')}</p>
      </div>
      {LINES.map((name) => (
        <TextField
          key={name}
          form={form}
          name={`origin.${name}`}
          label={t(`profile.${name}`)}
          required={false}
          autoComplete="off"
        />
      ))}
      <CountryField form={form} prefix="origin." />
      <div className="sm:col-span-2">
        <PlaceFields form={form} prefix="origin." country={country} required={false} />
      </div>
    </section>
  );
}
