import { CircleAlert } from 'lucide-react';
import { get } from 'react-hook-form';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { CheckoutFields } from './checkout-fields.ts';
import type { CheckoutFormState } from './checkout-form-state.ts';

/** In the order in which they stand, with the keys of their labels. */
const LABELS = [
  ['customerName', 'checkout:form.name'],
  ['customerEmail', 'checkout:form.email'],
  ['customerPhone', 'checkout:form.phone'],
  ['address.country', 'address:country'],
  ['shippingAddress', 'checkout:form.address'],
  ['address.city', 'address:city'],
  ['address.region', 'address:state'],
  ['address.postalCode', 'address:postalCode'],
  ['shippingMethod', 'checkout:delivery.method'],
  ['place', 'checkout:place.title'],
  ['coldChain', 'checkout:delivery.coldChainName'],
  ['deliveryDate', 'checkout:delivery.date'],
  ['giftWrap', 'checkout:gift.wrapName'],
  ['giftTo', 'checkout:gift.to'],
  ['giftMessage', 'checkout:gift.message'],
  ['giftFrom', 'checkout:gift.from'],
  ['paymentMethod', 'checkout:payment.title'],
] as const satisfies readonly (readonly [string, string])[];

type Named = Exclude<keyof CheckoutFields, 'address' | 'promoCode'> | `address.${string}`;

/** At the button, far from the fields: which of them are to be looked at, and the way there. What is wrong stands at each. */
export function FieldsToCheck({ form }: { form: CheckoutFormState }) {
  const { t } = useTranslation('checkout');
  const { errors } = form.formState;
  const wrong = LABELS.filter(([name]: readonly [Named, string]) => get(errors, name) !== undefined);
  if (wrong.length === 0) return null;
  return (
    <div className="notice bg-danger-soft [&>svg]:text-danger">
      <CircleAlert aria-hidden="true" className="mt-px size-5 shrink-0" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{t('form.check', { count: wrong.length })}</p>
        <ul className="flex flex-wrap gap-x-4">
          {wrong.map(([name, label]) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => form.setFocus(name)}
                className="min-h-9 underline underline-offset-4"
              >
                {t(label)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
