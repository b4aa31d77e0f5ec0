import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { extraFields, type ExtraField } from '#domains/catalogue/model/extra/extra-fields.ts';
import { labelOf } from '#domains/catalogue/web/extra/extra-words.ts';
import { LongTextField, SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import type { ProductValues } from './product-values.ts';

/** From here on a text is typed in several lines. */
const LONG_TEXT = 200;

interface ExtraFieldsProps {
  form: UseFormReturn<ProductValues>;
  /** Administrators fill in what is the shop's to say, too. */
  isAdmin: boolean;
}

/** What extensions have added to products; nothing where there is none. */
export function ExtraFields({ form, isAdmin }: ExtraFieldsProps) {
  const { t } = useTranslation('producer-desk');
  const fields = extraFields().filter(({ edit }) => isAdmin || edit === 'producer');
  if (fields.length === 0) return null;
  return (
    <fieldset className="grid gap-5 rounded-lg bg-sunken p-4 sm:col-span-2 sm:grid-cols-2 sm:p-5">
      <legend className="float-left mb-1 w-full font-medium sm:col-span-2">{t('extraFields.title')}</legend>
      {fields.map((field) => (
        <ExtraControl key={field.name} form={form} field={field} />
      ))}
    </fieldset>
  );
}

function ExtraControl({ form, field }: { form: ExtraFieldsProps['form']; field: ExtraField }): ReactNode {
  const { t, i18n } = useTranslation('producer-desk');
  const hint = field.hint && labelOf({ label: field.hint }, i18n.language);
  const common = {
    form,
    name: `x.${field.name}`,
    label: labelOf(field, i18n.language),
    hint,
    required: false,
  } as const;
  switch (field.kind) {
    case 'truth':
      return (
        <Checkbox
          label={common.label}
          description={hint}
          className="sm:col-span-2"
          {...form.register(common.name)}
        />
      );
    case 'choice':
      return (
        <SelectField {...common}>
          <option value="">{t('extraFields.notSaid')}</option>
          {field.options!.map((option) => (
            <option key={option.value} value={option.value}>
              {labelOf(option, i18n.language)}
            </option>
          ))}
        </SelectField>
      );
    case 'number':
      return <TextField {...common} inputMode="decimal" autoComplete="off" />;
    case 'text':
      return field.maxLength! > LONG_TEXT ? (
        <LongTextField {...common} className="sm:col-span-2" />
      ) : (
        <TextField {...common} autoComplete="off" className="sm:col-span-2" />
      );
  }
}
