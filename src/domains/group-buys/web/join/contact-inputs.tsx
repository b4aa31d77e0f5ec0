import type { ContactFields } from '#domains/accounts/web/session/contact-fields.ts';
import type { FormOf } from '#engine/web/forms/any-form.ts';
import { LongTextField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

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
