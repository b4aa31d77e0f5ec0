import { useWatch } from 'react-hook-form';
import { VatIdField } from '#domains/accounts/web/account/vat-id-field.tsx';
import type { CurrentUser } from '#engine/model/current-user.ts';
import type { CheckoutFormState } from './checkout-form-state.ts';

/** Of a business, as the account has it unless another is typed. */
export function CheckoutVatId({ form, current }: { form: CheckoutFormState; current: CurrentUser | null }) {
  const profile = current?.profile?.role === 'BUYER' ? current.profile : undefined;
  const typed = useWatch({ control: form.control, name: 'vatId' });
  return <VatIdField form={form} typed={typed} profile={profile} namespace="checkout" />;
}
