import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { FormStep } from './form-step.tsx';
import type { ReturnFormState } from './return-fields.ts';

const MAX_DETAILS = 2000;

export function DetailsStep({ form }: { form: ReturnFormState }) {
  const { t } = useTranslation('returns');
  return (
    <FormStep title={t('details.title')}>
      <LongTextField
        form={form}
        name="details"
        label={t('details.label')}
        hint={t('details.hint')}
        optional
        rows={3}
        maxLength={MAX_DETAILS}
      />
    </FormStep>
  );
}
