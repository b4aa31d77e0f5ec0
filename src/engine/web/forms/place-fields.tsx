import type { FieldValues, Path } from 'react-hook-form';
import { COUNTRY_CODES, countryName } from '#engine/model/places/countries.ts';
import { needsPostalCode } from '#engine/model/places/postal-codes.ts';
import { regionsOf } from '#engine/model/places/regions.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { FormOf } from './any-form.ts';
import { SelectField, TextField } from './form-fields.tsx';

interface PlaceFieldsProps<Values extends FieldValues> {
  form: FormOf<Values>;
  /** What the names of the fields begin with: 'address.', or nothing. */
  prefix?: string;
}

/** Those to choose from, in the order of the reader's language. */
export function CountryField<Values extends FieldValues>({
  form,
  prefix = '',
  countries = COUNTRY_CODES,
}: PlaceFieldsProps<Values> & { countries?: readonly string[] }) {
  const { t, i18n } = useTranslation('address');
  const named = countries.map((code) => ({ code, name: countryName(code, i18n.language) }));
  return (
    <SelectField
      form={form}
      name={`${prefix}country` as Path<Values>}
      label={t('country')}
      required={false}
      autoComplete="shipping country"
    >
      {named
        .toSorted((one, other) => one.name.localeCompare(other.name, i18n.language))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}

/** Town, state and postal code, as the country has them. */
export function PlaceFields<Values extends FieldValues>({
  form,
  prefix = '',
  country,
  required = true,
}: PlaceFieldsProps<Values> & { country: string; required?: boolean }) {
  const { t } = useTranslation('address');
  const name = (part: string) => `${prefix}${part}` as Path<Values>;
  const regions = regionsOf(country);
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-x-4 gap-y-5 sm:grid-cols-6">
      <TextField
        form={form}
        name={name('city')}
        label={t('city')}
        required={required}
        className={regions === null ? 'col-span-2 sm:col-span-4' : 'col-span-2 sm:col-span-2'}
        autoComplete="shipping address-level2"
      />
      {regions !== null && (
        <SelectField
          form={form}
          name={name('region')}
          label={t(country === 'CA' ? 'province' : 'state')}
          required={required}
          className="sm:col-span-2"
          autoComplete="shipping address-level1"
        >
          <option value="">{t('choose')}</option>
          {regions.map(({ code, name: region }) => (
            <option key={code} value={code}>
              {region}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        form={form}
        name={name('postalCode')}
        label={t(country === 'US' ? 'zip' : 'postalCode')}
        required={required && needsPostalCode(country)}
        className="sm:col-span-2"
        autoComplete="shipping postal-code"
        maxLength={16}
      />
    </div>
  );
}
