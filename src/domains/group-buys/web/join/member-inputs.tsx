import { CircleAlert } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ContactFields } from '#domains/accounts/web/session/contact-fields.ts';
import {
  aloneLines,
  goodsCents,
  unitsOfSizes,
  type GroupTerms,
  type SizeQuantity,
} from '#domains/group-buys/model/group-sizes.ts';
import type { GroupBuy } from '#domains/group-buys/model/group-view.ts';
import { useUnitText } from '#domains/group-buys/web/page/group-words.ts';
import type { OwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import { formatMoney } from '#engine/model/money.ts';
import { policies } from '#engine/model/policies.ts';
import type { FormOf } from '#engine/web/forms/any-form.ts';
import { LongTextField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { QuantityControl } from '#engine/web/ui/forms/quantity-control.tsx';
import { RadioList } from '#engine/web/ui/forms/radio-list.tsx';

interface QuantityFieldProps {
  value: number;
  onChange: (quantity: number) => void;
  max: number;
  error: string | undefined;
}

/** How many; what is wrong with it is said at once, as when fewer are left. */
export function QuantityField({ value, onChange, max, error }: QuantityFieldProps) {
  const { t } = useTranslation('catalogue');
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
        {t('purchase.quantity')}
      </p>
      <QuantityControl
        value={value}
        onChange={onChange}
        max={max}
        labels={{
          input: t('purchase.quantity'),
          decrease: t('purchase.decrease'),
          increase: t('purchase.increase'),
        }}
      />
      {error && (
        <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-xs font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

interface ContactInputsProps {
  form: FormOf<ContactFields>;
  /** Where everything goes to the organizer, members have no address. */
  hasAddress: boolean;
}

/** Who it is and where it goes, in the order in which phones fill it in. */
export function ContactInputs({ form, hasAddress }: ContactInputsProps) {
  const { t } = useTranslation('group');
  return (
    <>
      <TextField
        form={form}
        name="customerName"
        label={t('contact.name')}
        hint={t('contact.nameHint')}
        autoComplete="name"
      />
      <TextField
        form={form}
        name="customerEmail"
        label={t('contact.email')}
        hint={t('contact.emailHint')}
        type="email"
        autoComplete="email"
      />
      {hasAddress && (
        <LongTextField
          form={form}
          name="shippingAddress"
          label={t('contact.address')}
          hint={t('contact.addressHint')}
          rows={3}
          autoComplete="shipping street-address"
        />
      )}
      <TextField
        form={form}
        name="customerPhone"
        label={t('contact.phone')}
        optional
        type="tel"
        autoComplete="tel"
      />
    </>
  );
}

interface PaymentChoiceProps {
  methods: readonly OwnMethod[];
  input: UseFormRegisterReturn;
  error: string | undefined;
  /** What a card has to promise. */
  mostCents: number;
}

/** How it is paid: a line of text where there is one way. */
export function PaymentChoice({ methods, input, error, mostCents }: PaymentChoiceProps) {
  const { t } = useTranslation('group');
  const textOf = (method: OwnMethod) =>
    t(`payment.methods.${method}.text`, { amount: formatMoney(mostCents) });
  const [first, ...others] = methods;
  if (first === undefined) {
    const { invoiceMaximumCents } = policies();
    return invoiceMaximumCents === null ? null : (
      <Notice announce>{t('payment.invoiceUpTo', { max: formatMoney(invoiceMaximumCents) })}</Notice>
    );
  }
  if (others.length === 0) {
    return (
      <p className="text-sm">
        <span className="font-medium">{t(`payment.methods.${first}.label`)}</span>
        <span className="block text-muted">{textOf(first)}</span>
      </p>
    );
  }
  return (
    <RadioList
      legend={t('payment.legend')}
      input={input}
      error={error}
      options={methods.map((method) => ({
        value: method,
        label: t(`payment.methods.${method}.label`),
        description: textOf(method),
      }))}
    />
  );
}

interface BuyAnywayProps {
  group: Pick<GroupBuy, 'delivery' | 'minimumQuantity'> & { product: Pick<GroupBuy['product'], 'unit'> };
  opening: GroupTerms;
  items: readonly SizeQuantity[];
  input: UseFormRegisterReturn;
}

/** Only where the group may not come about, and where there is an address to send one's own parcel to. */
export function BuyAnyway({ group, opening, items, input }: BuyAnywayProps) {
  const { t } = useTranslation('group');
  const units = useUnitText(group.product.unit);
  if (group.delivery === 'together' || group.minimumQuantity <= 1) return null;
  const alone = goodsCents(aloneLines(opening, items));
  return (
    <Checkbox
      {...input}
      label={t('buyAnyway.label')}
      description={t('buyAnyway.text', {
        minimum: units(group.minimumQuantity),
        units: units(unitsOfSizes(opening, items)),
        amount: formatMoney(alone),
      })}
    />
  );
}
