import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { PasskeySignIn } from '#domains/accounts/model/passkeys.ts';
import { PasskeyInstead } from '#domains/accounts/web/passkeys/passkey-instead.tsx';
import {
  bankAccountFormSchema,
  providerAccountFormSchema,
  type PayoutProviderName,
} from '#domains/ledger/model/payout-account.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { PasswordField, TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { usePayoutProvider } from './use-payout-provider.ts';

const EMPTY = {
  kind: 'bank' as const,
  holder: '',
  iban: '',
  routingNumber: '',
  accountNumber: '',
  password: '',
};

/** Sends a form with a passkey, which counts for this once. */
const sentWith =
  (set: (passkey: PasskeySignIn['credential'] | undefined) => void, submit: () => Promise<void>) =>
  async (passkey: PasskeySignIn['credential']) => {
    set(passkey);
    await submit();
    set(undefined);
  };

export function BankAccountForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('producer-desk');
  const refresh = useRefresh('/api/producer/payout');
  const form = useForm({ resolver: zodResolver(bankAccountFormSchema), defaultValues: EMPTY });
  const submit = useSubmit(
    form,
    (body) => apiRequest('PUT /api/producer/payout-account', { body }).finally(refresh),
    {
      done: () => {
        showToast({ tone: 'success', title: t('payoutAccount.saved') });
        onDone();
      },
      failed: { title: t('payoutAccount.failed') },
    },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        form={form}
        name="holder"
        label={t('payoutAccount.holder')}
        maxLength={70}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="iban"
        label={t('payoutAccount.iban')}
        maxLength={64}
        autoComplete="off"
        required={false}
      />
      <p className="text-sm text-muted">{t('payoutAccount.orAmerican')}</p>
      <TextField
        form={form}
        name="routingNumber"
        label={t('payoutAccount.routingNumber')}
        maxLength={64}
        inputMode="numeric"
        autoComplete="off"
        required={false}
      />
      <TextField
        form={form}
        name="accountNumber"
        label={t('payoutAccount.accountNumber')}
        maxLength={64}
        inputMode="numeric"
        autoComplete="off"
        required={false}
      />
      <PasswordField
        form={form}
        name="password"
        label={t('payoutAccount.password')}
        autoComplete="current-password"
      />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('payoutAccount.save')}</SubmitButton>
      <PasskeyInstead
        isReady={() => form.trigger()}
        send={sentWith((passkey) => form.setValue('passkey', passkey), submit)}
        failed={t('payoutAccount.failed')}
      />
    </Form>
  );
}

/** The provider asks for everything else on its own page, and sends the producer back here. */
export function ProviderAccountForm({ provider }: { provider: PayoutProviderName }) {
  const { t } = useTranslation('producer-desk');
  const refresh = useRefresh('/api/producer/payout');
  const nameOf = usePayoutProvider();
  const form = useForm({
    resolver: zodResolver(providerAccountFormSchema),
    defaultValues:
      provider === 'stripe'
        ? { kind: 'stripe', password: '' }
        : { kind: 'extension', name: provider, password: '' },
  });
  const submit = useSubmit(
    form,
    (body) => apiRequest('PUT /api/producer/payout-account', { body }).finally(refresh),
    {
      done: ({ onboardingUrl }) => {
        if (onboardingUrl !== null) window.location.assign(onboardingUrl);
      },
      failed: { title: t('payoutAccount.failed') },
    },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField
        form={form}
        name="password"
        label={t('payoutAccount.password')}
        autoComplete="current-password"
      />
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('payoutAccount.goOn', { provider: nameOf(provider) })}</SubmitButton>
      <PasskeyInstead
        isReady={() => form.trigger()}
        send={sentWith((passkey) => form.setValue('passkey', passkey), submit)}
        failed={t('payoutAccount.failed')}
      />
    </Form>
  );
}
