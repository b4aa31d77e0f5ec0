import { zodResolver } from '@hookform/resolvers/zod';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { MAX_QUANTITY } from '#domains/cart/model/cart-input.ts';
import type { OwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import { SENT_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { MAX_WEEKS } from '#domains/standing-orders/model/standing-dates.ts';
import { IF_MISSING } from '#domains/standing-orders/model/standing-state.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { LongTextField, SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { QuantityControl } from '#engine/web/ui/forms/quantity-control.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';
import { earliestDay, standingFieldsSchema, type StandingFields } from './standing-fields.ts';

interface StandingFormProps<Answer> {
  fields: StandingFields;
  methods: readonly OwnMethod[];
  send: (fields: StandingFields) => Promise<Answer>;
  done: (answer: Answer) => unknown;
  submitLabel: string;
  refusedTitle: string;
}

/** What, how often, from when on, where to and how it is paid: to make a standing order, and to change one. */
export function StandingForm<Answer>(props: StandingFormProps<Answer>) {
  const { fields, methods, send, done, submitLabel, refusedTitle } = props;
  const { t } = useTranslation('standing');
  const form = useForm<StandingFields>({
    resolver: zodResolver(standingFieldsSchema),
    defaultValues: fields,
  });
  const submit = useSubmit(form, send, { done, failed: { title: refusedTitle } });
  const [earliest] = useState(() => earliestDay(new Date()));
  const { errors } = form.formState;
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <Items form={form} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField form={form} name="everyWeeks" label={t('form.everyWeeks')} required={false}>
          {Array.from({ length: MAX_WEEKS }, (_, at) => (
            <option key={at} value={String(at + 1)}>
              {t('every', { count: at + 1 })}
            </option>
          ))}
        </SelectField>
        <TextField
          form={form}
          name="startsOn"
          type="date"
          min={earliest}
          label={t('form.startsOn')}
          hint={t('form.startsOnHint')}
        />
      </div>
      <LongTextField
        form={form}
        name="shippingAddress"
        label={t('form.address')}
        rows={3}
        autoComplete="shipping street-address"
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField form={form} name="shippingMethod" label={t('form.shipping')} required={false}>
          {SENT_METHODS.map((method) => (
            <option key={method} value={method}>
              {t(`form.shippingMethods.${method}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          form={form}
          name="paymentMethod"
          label={t('form.payment')}
          hint={t('form.paymentHint')}
          required={false}
        >
          {methods.map((method) => (
            <option key={method} value={method}>
              {t(`form.paymentMethods.${method}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <RadioList
        legend={t('form.ifMissing')}
        input={form.register('ifMissing')}
        error={fieldMessage(t, errors.ifMissing?.message)}
        options={IF_MISSING.map((value) => ({
          value,
          label: t(`form.ifMissingNames.${value}`),
          description: t(`form.ifMissingTexts.${value}`),
        }))}
      />
      <FormMessage form={form} refusedTitle={refusedTitle} />
      <SubmitButton form={form} size="lg" block busy={t('form.busy')}>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}

function Items({ form }: { form: UseFormReturn<StandingFields> }) {
  const { t } = useTranslation('standing');
  const { t: tCatalogue } = useTranslation('catalogue');
  const items = useWatch({ control: form.control, name: 'items' });
  const put = (next: StandingFields['items']) => {
    form.setValue('items', next, { shouldDirty: true });
    form.clearErrors('items');
  };
  const { errors } = form.formState;
  const message = errors.items?.message ?? errors.items?.root?.message;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('form.items')}</legend>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {items.map(({ productId, name, quantity }) => (
          <li key={productId} className="flex flex-wrap items-center gap-3 px-4 py-3">
            <span className="min-w-0 flex-1 basis-48 font-medium wrap-anywhere">{name}</span>
            <QuantityControl
              size="sm"
              value={quantity}
              max={MAX_QUANTITY}
              onChange={(value) =>
                put(items.map((item) => (item.productId === productId ? { ...item, quantity: value } : item)))
              }
              labels={{
                input: t('form.quantityOf', { name }),
                decrease: tCatalogue('purchase.decrease'),
                increase: tCatalogue('purchase.increase'),
              }}
            />
            <IconButton
              size="sm"
              label={t('form.takeOut', { name })}
              onClick={() => put(items.filter((item) => item.productId !== productId))}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {message !== undefined && (
        <p role="alert" className="mt-1.5 text-xs font-medium text-danger">
          {fieldMessage(t, message)}
        </p>
      )}
    </fieldset>
  );
}
