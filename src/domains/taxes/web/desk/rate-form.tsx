import { useForm } from 'react-hook-form';
import { MAX_TAX_CATEGORY, TAX_CATEGORIES } from '#domains/catalogue/model/tax-category.ts';
import { COUNTRY_CODES } from '#engine/model/places/countries.ts';
import type { BodyOf } from '#engine/model/api/contract.ts';
import { NumberField, SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { EditForm } from '#engine/web/lists/edit-dialog.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { toRate, type RateValues } from './rate-values.ts';

interface RateFormProps {
  values: RateValues;
  send: (body: BodyOf<'POST /api/admin/tax-rates'>) => Promise<unknown>;
  onDone: () => void;
}

/** A rate, to be added or changed. */
export function RateForm({ values, send, onDone }: RateFormProps) {
  const { t, i18n } = useTranslation('taxes');
  const form = useForm<RateValues>({ defaultValues: values });
  const submit = useAdminSubmit(form, (entered) => send(toRate(entered)), {
    done: t('rates.saved'),
    onDone,
  });
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const countries = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) =>
    a.name.localeCompare(b.name, i18n.language),
  );
  return (
    <EditForm form={form} onSubmit={submit}>
      <SelectField form={form} name="country" label={t('rates.country')}>
        <option value="">{t('rates.chooseCountry')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        form={form}
        name="region"
        label={t('rates.region')}
        hint={t('rates.regionHint')}
        optional
        maxLength={3}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="postalPrefix"
        label={t('rates.prefix')}
        hint={t('rates.prefixHint')}
        optional
        maxLength={12}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="category"
        label={t('rates.category')}
        hint={t('rates.categoryHint')}
        maxLength={MAX_TAX_CATEGORY}
        list="tax-categories"
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id="tax-categories">
        {TAX_CATEGORIES.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      <TextField
        form={form}
        name="name"
        label={t('rates.name')}
        hint={t('rates.nameHint')}
        maxLength={60}
        autoComplete="off"
      />
      <NumberField form={form} name="percent" label={t('rates.percent')} min={0} max={100} step="0.001" />
      <TextField form={form} name="from" label={t('rates.from')} optional type="date" />
      <TextField form={form} name="until" label={t('rates.until')} optional type="date" />
    </EditForm>
  );
}
