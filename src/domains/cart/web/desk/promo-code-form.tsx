import { useForm, useWatch } from 'react-hook-form';
import type { BodyOf } from '#engine/model/api/contract.ts';
import { PROMO_KINDS } from '#domains/pricing/model/promo-discount.ts';
import { NumberField, SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Switch } from '#engine/web/ui/forms/switch.tsx';
import { EditForm } from '#engine/web/lists/edit-dialog.tsx';
import { toBody, type PromoCodeValues } from './promo-code-values.ts';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';

interface PromoCodeFormProps {
  values: PromoCodeValues;
  send: (body: Required<BodyOf<'POST /api/admin/promo-codes'>>) => Promise<unknown>;
  onDone: () => void;
}

/** A code, to be made or changed. The server judges what is entered, field by field. */
export function PromoCodeForm({ values, send, onDone }: PromoCodeFormProps) {
  const { t } = useTranslation('admin');
  const form = useForm<PromoCodeValues>({ defaultValues: values });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const submit = useAdminSubmit(form, (entered) => send(toBody(entered)), {
    done: t('promoCodes.saved'),
    onDone,
  });
  return (
    <EditForm form={form} onSubmit={submit}>
      <TextField
        form={form}
        name="code"
        label={t('promoCodes.code')}
        hint={t('promoCodes.codeHint')}
        maxLength={30}
        autoComplete="off"
        spellCheck={false}
        className="sm:col-span-2"
      />
      <SelectField form={form} name="kind" label={t('promoCodes.kind')}>
        {PROMO_KINDS.map((each) => (
          <option key={each} value={each}>
            {t(`promoCodes.kinds.${each}`)}
          </option>
        ))}
      </SelectField>
      {kind !== 'free_shipping' && (
        <NumberField
          form={form}
          name="value"
          label={t(`promoCodes.values.${kind}`)}
          min={0}
          max={kind === 'percent' ? 100 : undefined}
          step="0.01"
        />
      )}
      <NumberField
        form={form}
        name="minTotal"
        label={t('promoCodes.minTotal')}
        hint={t('promoCodes.minTotalHint')}
        optional
        min={0}
        step="0.01"
      />
      <NumberField
        form={form}
        name="maxUses"
        label={t('promoCodes.maxUses')}
        hint={t('promoCodes.maxUsesHint')}
        optional
        min={1}
        step="1"
      />
      <TextField
        form={form}
        name="startsAt"
        label={t('promoCodes.startsAt')}
        optional
        type="datetime-local"
      />
      <TextField form={form} name="endsAt" label={t('promoCodes.endsAt')} optional type="datetime-local" />
      <TextField
        form={form}
        name="description"
        label={t('promoCodes.description')}
        hint={t('promoCodes.descriptionHint')}
        optional
        maxLength={200}
        className="sm:col-span-2"
      />
      <Switch
        label={t('promoCodes.oncePerCustomer')}
        description={t('promoCodes.oncePerCustomerHint')}
        className="sm:col-span-2"
        {...form.register('oncePerCustomer')}
      />
      <Switch label={t('promoCodes.active')} className="sm:col-span-2" {...form.register('active')} />
    </EditForm>
  );
}
