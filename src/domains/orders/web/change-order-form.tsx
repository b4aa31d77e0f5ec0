import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { formatDay } from '#engine/model/dates.ts';
import { GIFT_MESSAGE_MAX } from '#domains/pricing/model/delivery/method-rules.ts';
import { deliveryDates } from '#domains/pricing/model/delivery/methods.ts';
import type { OrderChangeInput } from '#domains/orders/model/order-change-input.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { LongTextField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { ReadBack } from '#engine/web/forms/read-back.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import {
  customerPhoneSchema,
  giftMessageSchema,
  giftNameSchema,
  shippingAddressSchema,
} from '#domains/orders/model/order-fields.ts';

interface ChangeOrderFormProps {
  order: Order;
  send: (change: OrderChangeInput) => Promise<unknown>;
  onDone: () => void;
}

export function ChangeOrderForm({ order, send, onDone }: ChangeOrderFormProps) {
  const { t, i18n } = useTranslation('orders');
  const form = useForm({ resolver: zodResolver(changeFormSchema), defaultValues: changeFields(order) });
  const submit = useSubmit(
    form,
    async (fields) => {
      const change = changeOf(fields, order);
      if (Object.keys(change).length === 0) return false;
      await send(change);
      return true;
    },
    {
      done: (isChanged) => {
        if (isChanged) {
          const description = t('change.doneText', { id: order.id });
          showToast({ tone: 'success', title: t('change.doneTitle'), description });
        }
        onDone();
      },
      failed: { title: t('change.failedTitle'), text: t('change.failedText') },
    },
  );
  // What the method promised when it was ordered still holds.
  const dates = deliveryDates(order.shippingMethod, new Date(order.createdAt), order.shipsFrom);
  const range = {
    from: formatDay(dates.from, 'longDate', i18n.language),
    to: formatDay(dates.to, 'longDate', i18n.language),
  };
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <LongTextField
        form={form}
        name="shippingAddress"
        label={t('change.address')}
        hint={order.shippingAddress === undefined ? t('change.keep') : undefined}
        required={false}
        rows={3}
        autoComplete="shipping street-address"
      />
      <ReadBack text={useWatch({ control: form.control, name: 'shippingAddress' })} />
      <TextField
        form={form}
        name="customerPhone"
        label={t('change.phone')}
        hint={t('change.keep')}
        required={false}
        type="tel"
        autoComplete="tel"
      />
      {order.pickup === null && (
        <TextField
          form={form}
          name="deliveryDate"
          label={t('totals.deliveryDate')}
          hint={t('change.dateHint', range)}
          required={false}
          type="date"
          min={dates.from}
          max={dates.to}
        />
      )}
      <LongTextField
        form={form}
        name="giftMessage"
        label={t('change.giftMessage')}
        required={false}
        rows={3}
        maxLength={GIFT_MESSAGE_MAX}
      />
      <TextField form={form} name="giftTo" label={t('change.giftTo')} required={false} autoComplete="off" />
      <TextField
        form={form}
        name="giftFrom"
        label={t('change.giftFrom')}
        required={false}
        autoComplete="off"
      />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('change.save')}</SubmitButton>
    </Form>
  );
}

/** The phone, and mostly the address, are not shown with an order: left empty, they stay what they are. */
const changeFormSchema = z.object({
  shippingAddress: z.literal('').or(shippingAddressSchema),
  customerPhone: customerPhoneSchema,
  deliveryDate: z.string(),
  giftMessage: giftMessageSchema,
  giftTo: giftNameSchema,
  giftFrom: giftNameSchema,
});

type ChangeFields = z.infer<typeof changeFormSchema>;

export function changeFields(order: Order): ChangeFields {
  const { shippingAddress = '', deliveryDate, giftMessage, giftTo, giftFrom } = order;
  return {
    shippingAddress,
    customerPhone: '',
    deliveryDate: deliveryDate ?? '',
    giftMessage: giftMessage ?? '',
    giftTo: giftTo ?? '',
    giftFrom: giftFrom ?? '',
  };
}

/** What is to be different; empty where everything stays. */
export function changeOf(fields: ChangeFields, order: Order): OrderChangeInput {
  const { shippingAddress, customerPhone, deliveryDate, giftMessage, giftTo, giftFrom } = fields;
  const before = changeFields(order);
  return {
    ...(shippingAddress !== '' && shippingAddress !== before.shippingAddress && { shippingAddress }),
    ...(customerPhone !== '' && { customerPhone }),
    ...(deliveryDate !== before.deliveryDate && { deliveryDate: deliveryDate || null }),
    ...(giftMessage !== before.giftMessage && { giftMessage: giftMessage || null }),
    ...(giftTo !== before.giftTo && { giftTo: giftTo || null }),
    ...(giftFrom !== before.giftFrom && { giftFrom: giftFrom || null }),
  };
}
