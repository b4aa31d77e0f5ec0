import { useWatch } from 'react-hook-form';
import type { CheckoutOptions } from '#domains/checkout/model/checkout-options.ts';
import { GIFT_MESSAGE_MAX } from '#domains/pricing/model/delivery/method-rules.ts';
import { GiftCard } from '#domains/orders/web/gift-card.tsx';
import { formatAmount } from '#engine/model/money.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { LongTextField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Fold } from '#engine/web/ui/content/fold.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import type { CheckoutFormState } from './checkout-form-state.ts';
import { useGiftWanted } from './gift-wanted.ts';

const FIELDS = ['giftTo', 'giftWrap', 'giftMessage', 'giftFrom'] as const;

/** Who gets it, wrapping, and words that are printed for that person. None of them needs another. */
export function GiftStep({ form, options }: { form: CheckoutFormState; options: CheckoutOptions }) {
  const { t } = useTranslation('checkout');
  const { errors } = form.formState;
  const isFilled = useWatch({ control: form.control, name: FIELDS }).some(Boolean);
  const isWanted = useGiftWanted();
  return (
    <Fold
      title={t('gift.title')}
      note={t('gift.note')}
      isNeeded={isWanted || isFilled || FIELDS.some((field) => errors[field] !== undefined)}
    >
      <div className="flex flex-col gap-4 pb-3">
        <TextField
          form={form}
          name="giftTo"
          optional
          label={t('gift.to')}
          hint={t('gift.toHint')}
          autoComplete="shipping name"
        />
        <Checkbox
          {...form.register('giftWrap')}
          label={t('gift.wrap', { price: formatAmount(options.giftWrap) })}
          error={fieldMessage(t, errors.giftWrap?.message)}
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
        <Preview form={form} />
      </div>
    </Fold>
  );
}

/** The message as the parcel will hold it, who signs it, and what each of the two gets. */
function Preview({ form }: { form: CheckoutFormState }) {
  const { t } = useTranslation('checkout');
  const [message = '', to = '', from = ''] = useWatch({
    control: form.control,
    name: ['giftMessage', 'giftTo', 'giftFrom'],
  });
  return (
    <>
      {message.trim() !== '' && (
        <>
          <TextField
            form={form}
            name="giftFrom"
            optional
            label={t('gift.from')}
            hint={t('gift.fromHint')}
            autoComplete="off"
          />
          <GiftCard title={t('gift.preview')} message={message.trim()} from={from.trim()} />
        </>
      )}
      {to.trim() !== '' && <p className="text-sm text-muted">{t('gift.apart', { name: to.trim() })}</p>}
    </>
  );
}
