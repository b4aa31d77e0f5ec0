import { REASON_RULES, RETURN_KINDS, type ReturnReason } from '#domains/catalogue/model/return-reasons.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';
import { FormStep } from './form-step.tsx';
import type { ReturnFormState } from './return-fields.ts';

interface KindStepProps {
  form: ReturnFormState;
  reason: ReturnReason;
}

/** Money back, or the same again. */
export function KindStep({ form, reason }: KindStepProps) {
  const { t } = useTranslation('returns');
  return (
    <FormStep title={t('kind.title')}>
      <RadioList
        legend={t('kind.legend')}
        legendHidden
        input={form.register('kind')}
        error={fieldMessage(t, form.formState.errors.kind?.message)}
        options={RETURN_KINDS.map((kind) => ({
          value: kind,
          label: t(`kind.${kind}.label`),
          description: t(`kind.${kind}.text`),
        }))}
      />
      {REASON_RULES[reason].isOurFault && <p className="text-sm text-muted">{t('kind.shipping')}</p>}
    </FormStep>
  );
}
