import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { contactOf } from '#domains/accounts/web/session/contact-fields.ts';
import type { ProductWithFamily } from '#domains/catalogue/model/product.ts';
import { bindingText } from '#domains/checkout/model/binding-text.ts';
import { GROUP_DELIVERIES } from '#domains/group-buys/model/group-delivery.ts';
import { mostOwedCents, type GroupTerms, type SizeQuantity } from '#domains/group-buys/model/group-sizes.ts';
import { FRIENDS, offerTogether, termsOfProduct } from '#domains/group-buys/model/offer-together.ts';
import { openGroupBuy } from '#domains/group-buys/web/group-buys.queries.ts';
import { ChoiceInputs } from '#domains/group-buys/web/join/choice-inputs.tsx';
import { choiceOf, itemsOf } from '#domains/group-buys/web/join/chosen-sizes.ts';
import { BuyAnyway, ContactInputs, PaymentChoice } from '#domains/group-buys/web/join/member-inputs.tsx';
import type { SizeToChoose } from '#domains/group-buys/web/join/sizes-field.tsx';
import { storePlace } from '#domains/group-buys/web/join/stored-places.ts';
import type { OwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import { useTakenMethods } from '#domains/orders/web/use-taken-methods.ts';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { formatMoney } from '#engine/model/money.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { fieldMessage } from '#engine/web/forms/field-message.ts';
import { SelectField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';
import { Switch } from '#engine/web/ui/forms/switch.tsx';
import {
  CLOSING_HOURS,
  closingMoment,
  mayBePublic,
  openBody,
  openFieldsSchema,
  type OpenFields,
} from './open-fields.ts';

interface OpenGroupFormProps {
  product: ProductWithFamily;
  quantity: number;
  current: CurrentUser;
  methods: readonly OwnMethod[];
}

/** One short form: how many, how long, and who gets what where. */
export function OpenGroupForm({ product, quantity: chosen, current, methods }: OpenGroupFormProps) {
  const { t } = useTranslation('group');
  const sizes = sizesOf(product);
  const form = useForm<OpenFields>({
    resolver: zodResolver(openFieldsSchema),
    defaultValues: {
      quantity: chosen,
      items: choiceOf(sizes, [{ productId: product.id, quantity: chosen }]),
      closesIn: '48',
      minimumQuantity: '',
      delivery: 'separate',
      title: '',
      public: false,
      ...contactOf(current),
      paymentMethod: methods[0]!,
      buyAnyway: false,
    },
  });
  const submit = useOpen(form, product, current);
  const [number, wanted, delivery, minimum] = useWatch({
    control: form.control,
    name: ['quantity', 'items', 'delivery', 'minimumQuantity'],
  });
  const choice = { quantity: number, items: wanted };
  const items = itemsOf(choice, product.id);
  const opening = termsOfProduct(product);
  const mostCents = mostOwedCents(opening, { items, isOrganizer: true, delivery });
  const taken = useTakenMethods(methods, mostCents, {
    chosen: () => form.getValues('paymentMethod'),
    choose: (method) => form.setValue('paymentMethod', method),
  });
  const { errors } = form.formState;
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TogetherFigures opening={opening} items={items} />
      <ChoiceInputs
        choice={choice}
        onQuantity={(value) => {
          form.setValue('quantity', value);
          form.clearErrors();
        }}
        onItems={(value) => {
          form.setValue('items', value);
          form.clearErrors();
        }}
        sizes={sizes}
        max={product.quantityAvailable}
        errors={form.formState.errors}
      />
      <ClosingField form={form} />
      <TextField
        form={form}
        name="minimumQuantity"
        label={t('open.minimum')}
        hint={t('open.minimumHint')}
        optional
        inputMode="numeric"
        autoComplete="off"
      />
      <RadioList
        legend={t('open.delivery')}
        input={form.register('delivery')}
        error={fieldMessage(t, errors.delivery?.message)}
        options={GROUP_DELIVERIES.map((value) => ({
          value,
          label: t(`facts.${value}.title`),
          description: t(`open.deliveries.${value}`),
        }))}
      />
      <TextField
        form={form}
        name="title"
        label={t('open.name')}
        hint={t('open.nameHint')}
        optional
        autoComplete="off"
      />
      <PublicSwitch form={form} />
      <ContactInputs form={form} hasAddress />
      <PaymentChoice
        methods={taken}
        input={form.register('paymentMethod')}
        error={fieldMessage(t, errors.paymentMethod?.message)}
        mostCents={mostCents}
      />
      <BuyAnyway
        group={{ delivery, minimumQuantity: Number(minimum) || 1, product }}
        opening={opening}
        items={items}
        input={form.register('buyAnyway')}
      />
      <FormMessage form={form} refusedTitle={t('open.refused')} />
      <SubmitButton form={form} size="lg" block busy={t('open.busy')}>
        {t(bindingText('open.submit', shopHome().country))}
      </SubmitButton>
    </Form>
  );
}

/** Those that can be bought now; none where the product is in no family. */
function sizesOf({ family }: ProductWithFamily): SizeToChoose[] {
  return (family?.members ?? []).map(({ productId, label, countsAs, price, inStock, quantityAvailable }) => ({
    productId,
    label,
    countsAs,
    price,
    max: inStock ? quantityAvailable : 0,
  }));
}

/** Out of reach, and off, where everything goes to the organizer's home. */
function PublicSwitch({ form }: { form: UseFormReturn<OpenFields> }) {
  const { t } = useTranslation('group');
  const [delivery, isPublic] = useWatch({ control: form.control, name: ['delivery', 'public'] });
  const isPossible = mayBePublic({ delivery });
  return (
    <Switch
      name="public"
      label={t('open.public')}
      description={t(isPossible ? 'open.publicText' : 'open.publicTogether')}
      disabled={!isPossible}
      checked={isPossible && isPublic}
      onChange={(event) => form.setValue('public', event.currentTarget.checked)}
    />
  );
}

function ClosingField({ form }: { form: UseFormReturn<OpenFields> }) {
  const { t, i18n } = useTranslation('group');
  const [openedAt] = useState(() => new Date());
  const closesIn = useWatch({ control: form.control, name: 'closesIn' });
  const closes = formatMoment(closingMoment(closesIn, openedAt), 'dateTime', i18n.language);
  return (
    <SelectField
      form={form}
      name="closesIn"
      label={t('open.closesIn')}
      hint={t('open.closesAt', { closes })}
      required={false}
    >
      {CLOSING_HOURS.map((hours) => (
        <option key={hours} value={hours}>
          {Number(hours) < 24
            ? t('open.hours', { count: Number(hours) })
            : t('open.days', { count: Number(hours) / 24 })}
        </option>
      ))}
    </SelectField>
  );
}

/** On to its page, where the link to share is; by card over the page of the card. */
function useOpen(form: UseFormReturn<OpenFields>, product: ProductWithFamily, current: CurrentUser) {
  const { t } = useTranslation('group');
  const navigate = useNavigate();
  return useSubmit(form, (fields) => openGroupBuy(openBody(fields, product.id, new Date())), {
    done: async ({ slug, memberId, token, payment }) => {
      storePlace({ slug, memberId, token, owner: current.user.id });
      if (payment.redirectUrl !== null) window.location.assign(payment.redirectUrl);
      else await navigate({ to: '/group/$slug', params: { slug } });
    },
    failed: { title: t('open.refused') },
  });
}

/** What the chosen quantity costs alone, and where friends take as many. Screen readers say it when the quantity changes. */
function TogetherFigures({ opening, items }: { opening: GroupTerms; items: readonly SizeQuantity[] }) {
  const { t } = useTranslation('group');
  const { aloneCents, togetherCents } = offerTogether(opening, items);
  return (
    <div role="status" aria-atomic="true">
      <dl className="grid grid-cols-2 gap-3">
        <div className="rounded-md bg-sunken px-4 py-3">
          <dt className="text-sm text-muted">{t('open.alone')}</dt>
          <dd className="font-display text-2xl tabular-nums sm:text-3xl">{formatMoney(aloneCents)}</dd>
        </div>
        <div className="rounded-md bg-zest-soft px-4 py-3">
          <dt className="text-sm text-muted">{t('open.amongFriends', { people: FRIENDS })}</dt>
          <dd className="font-display text-2xl tabular-nums sm:text-3xl">{formatMoney(togetherCents)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-sm text-muted">{t('open.figures')}</p>
    </div>
  );
}
