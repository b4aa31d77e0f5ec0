import type { FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import type { producerRegistrationSchema } from '#domains/accounts/model/registration.ts';
import type { FormOf } from '#engine/web/forms/any-form.ts';
import { LongTextField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

type Optional = 'founded' | 'website';
type CompanyField = 'companyName' | 'businessType' | 'location' | 'phoneNumber' | 'description' | Optional;
type Company = Pick<z.input<typeof producerRegistrationSchema>, CompanyField>;

/** What a producer tells about the company, at the registration (`isNew`) and ever after in the profile. */
export function CompanyFields<Values extends FieldValues & Company>({
  form,
  isNew = false,
  nameHint,
}: {
  form: FormOf<Values>;
  isNew?: boolean;
  /** What comes of another name. */
  nameHint?: string | undefined;
}) {
  const { t } = useTranslation('accounts');
  const name = (field: CompanyField) => field as Path<Values>;
  return (
    <>
      <TextField
        form={form}
        name={name('companyName')}
        label={t('fields.companyName')}
        hint={nameHint}
        autoComplete="organization"
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name={name('businessType')}
          label={t('fields.businessType')}
          placeholder={t('fields.businessTypePlaceholder')}
        />
        <TextField
          form={form}
          name={name('location')}
          label={t('fields.location')}
          placeholder={t('fields.locationPlaceholder')}
        />
        <TextField
          form={form}
          name={name('phoneNumber')}
          label={t('fields.phoneNumber')}
          type="tel"
          autoComplete="tel"
        />
        {isNew && (
          <TextField
            form={form}
            name={name('founded')}
            label={t('fields.founded')}
            optional
            inputMode="numeric"
            placeholder={t('fields.foundedPlaceholder')}
          />
        )}
        <TextField
          form={form}
          name={name('website')}
          label={t('fields.website')}
          hint={t('fields.websiteHint')}
          optional
          type="url"
          autoComplete="url"
          placeholder={t('fields.websitePlaceholder')}
          className={isNew ? 'sm:col-span-2' : undefined}
        />
      </div>
      <LongTextField
        form={form}
        name={name('description')}
        label={t('fields.description')}
        hint={isNew ? t('fields.descriptionHint') : undefined}
        rows={6}
      />
    </>
  );
}
