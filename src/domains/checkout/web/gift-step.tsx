import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { GIFT_MESSAGE_MAX } from '#domains/pricing/model/delivery/method-rules.ts';
import { formatDollars } from '#engine/model/money.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import type { CheckoutFormState } from './checkout-fields.ts';

/** Wrapping, and words that are printed for whoever opens the parcel. Neither needs the other. */
export function GiftStep({ form, options }: { form: CheckoutFormState; options: CheckoutOptions }) {
  const { t } = useTranslation('checkout');
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        {...form.register('giftWrap')}
        label={t('gift.wrap', { price: formatDollars(options.giftWrap) })}
        error={fieldMessage(t, form.formState.errors.giftWrap?.message)}
      />
      <LongTextField
        form={form}
        name="giftMessage"
        optional
        rows={3}
        maxLength={GIFT_MESSAGE_MAX}
        label={t('gift.message')}
        hint={t('gift.messageHint')}
        defaultValue={form.getValues('giftMessage')}
        counter={(length) => t('gift.counter', { length, max: GIFT_MESSAGE_MAX })}
      />
    </div>
  );
}
