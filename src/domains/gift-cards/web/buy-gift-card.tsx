import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { CARD_MESSAGE_MAX } from '#domains/gift-cards/model/gift-card.ts';
import { newGiftCardSchema, type NewGiftCard } from '#domains/gift-cards/model/gift-card-input.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { newKey } from '#engine/web/api/new-key.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { LongTextField, NumberField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { takesAmount } from '#domains/orders/model/payments/invoice-maximum.ts';
import { toCents } from '#engine/model/money.ts';
import { useMethodLabel } from '#domains/orders/web/use-method-label.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { Card } from '#engine/web/ui/content/card.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';
import { GiftCardSheet } from './gift-card-sheet.tsx';

const FIRST_AMOUNT = 50;

/** The form, and beside it the card as it is being made. */
export function BuyGiftCard() {
  const { t } = useTranslation('gift-cards');
  const methodLabel = useMethodLabel((method) => t(`checkout:payment.methods.${method}.label`));
  const { profile } = useCurrentUser();
  const { data: options } = useQuery(apiQuery('/api/checkout/options'));
  const [key, setKey] = useState(newKey);
  const navigate = useNavigate();
  const form = useForm<NewGiftCard>({
    resolver: emptyIsLeftOut as Resolver<NewGiftCard>,
    defaultValues: { amount: FIRST_AMOUNT },
  });
  const amount = useWatch({ control: form.control, name: 'amount' });
  const methods = (options?.paymentMethods ?? []).filter((method) =>
    takesAmount(method, toCents(Number.isFinite(amount) ? amount : 0)),
  );
  const buyer = profile?.role === 'BUYER' ? profile : null;
  const isGuest = buyer === null;
  const submit = useSubmit(
    form,
    async (body) => {
      const { orderId, token, payment } = await apiRequest('POST /api/gift-cards', {
        body,
        headers: { 'idempotency-key': key },
      });
      setKey(newKey());
      if (payment.redirectUrl !== null) window.location.assign(payment.redirectUrl);
      else await navigate({ to: '/order/$id', params: { id: String(orderId) }, search: { token } });
    },
    { failed: () => ({ title: t('failed.title'), text: t('failed.text') }) },
  );
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <Card padding="lg">
        <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <h2 className="text-2xl">{t('form.title')}</h2>
          <NumberField
            form={form}
            name="amount"
            label={t('form.amount')}
            hint={t('form.amountHint')}
            min={10}
            max={500}
            step="0.01"
          />
          <TextField
            form={form}
            name="recipientEmail"
            type="email"
            optional
            label={t('form.recipientEmail')}
            hint={t('form.recipientHint')}
          />
          <LongTextField
            form={form}
            name="message"
            optional
            rows={4}
            maxLength={CARD_MESSAGE_MAX}
            label={t('form.message')}
          />
          <TextField
            form={form}
            name="sendOn"
            type="date"
            optional
            label={t('form.sendOn')}
            hint={t('form.sendOnHint')}
          />
          {isGuest && (
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField form={form} name="customerName" label={t('form.yourName')} autoComplete="name" />
              <TextField
                form={form}
                name="customerEmail"
                type="email"
                label={t('form.yourEmail')}
                autoComplete="email"
              />
            </div>
          )}
          {methods.length > 1 && (
            <RadioList
              legend={t('form.payment')}
              input={form.register('paymentMethod')}
              error={fieldMessage(t, form.formState.errors.paymentMethod?.message)}
              options={methods.map((method) => ({
                value: method,
                label: methodLabel(method),
              }))}
            />
          )}
          <FormMessage form={form} />
          <SubmitButton form={form} size="lg" block busy={t('form.busy')}>
            {t('form.submit')}
          </SubmitButton>
          <p className="text-xs text-muted">{t('form.note')}</p>
        </Form>
      </Card>
      <Preview form={form} name={buyer && `${buyer.firstName} ${buyer.lastName}`} />
    </div>
  );
}

function Preview({ form, name }: { form: ReturnType<typeof useForm<NewGiftCard>>; name: string | null }) {
  const [amount, message, customerName] = useWatch({
    control: form.control,
    name: ['amount', 'message', 'customerName'],
  });
  return (
    <div aria-hidden="true" className="lg:sticky lg:top-24">
      <GiftCardSheet
        amount={Number.isFinite(amount) ? amount : 0}
        code={null}
        senderName={customerName || name || ''}
        message={message ?? null}
      />
    </div>
  );
}

const judge = zodResolver(newGiftCardSchema);

/** Fields that were left empty say nothing. */
const emptyIsLeftOut: typeof judge = (values, context, options) => {
  const filled = Object.entries(values).filter(([, value]) => value !== '' && value !== null);
  return judge(Object.fromEntries(filled) as typeof values, context, options);
};
