import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { passwordProofSchema } from '#domains/accounts/model/password.ts';
import { twoFactorCodeSchema, type TwoFactorSetup } from '#domains/accounts/model/sign-in.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { CurrentPasswordField } from '#domains/accounts/web/password-fields.tsx';
import { DialogForm } from './dialog-form.tsx';

type OnEnabled = (recoveryCodes: string[]) => Promise<void>;

/** First the secret, for the password; then a code that shows it has arrived. Neither stays longer than this dialog. */
export function TwoFactorSetupForm({ onEnabled }: { onEnabled: OnEnabled }) {
  const { t } = useTranslation('accounts');
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const form = useForm({ resolver: zodResolver(passwordProofSchema), defaultValues: { password: '' } });
  const submit = useSubmit(form, accountsApi.offerTwoFactor, {
    done: setSetup,
    failed: { title: t('twoFactor.failedTitle') },
  });
  if (setup !== undefined) return <ConfirmForm setup={setup} onEnabled={onEnabled} />;
  return (
    <DialogForm
      form={form}
      onSubmit={submit}
      submit={t('twoFactor.start')}
      submitting={t('twoFactor.starting')}
    >
      <CurrentPasswordField form={form} name="password" />
    </DialogForm>
  );
}

function ConfirmForm({ setup, onEnabled }: { setup: TwoFactorSetup; onEnabled: OnEnabled }) {
  const { t } = useTranslation('accounts');
  const form = useForm({ resolver: zodResolver(twoFactorCodeSchema), defaultValues: { code: '' } });
  const submit = useSubmit(form, accountsApi.enableTwoFactor, {
    done: ({ recoveryCodes }) => onEnabled(recoveryCodes),
    failed: { title: t('twoFactor.failedTitle') },
  });
  return (
    <DialogForm
      form={form}
      onSubmit={submit}
      submit={t('twoFactor.enable')}
      submitting={t('twoFactor.enabling')}
    >
      <div className="flex flex-col gap-4">
        <p className="font-medium">{t('twoFactor.scan')}</p>
        <div className="flex flex-wrap items-center gap-6">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(setup.qrSvg)}`}
            alt={t('twoFactor.qrAlt')}
            width={176}
            height={176}
            className="rounded-md border border-line bg-white"
          />
          <div className="min-w-0 flex-1 basis-48">
            <p className="text-sm text-muted">{t('twoFactor.secret')}</p>
            <code data-testid="totp-secret" className="mt-2 block text-sm tracking-wide wrap-anywhere">
              {setup.secret.match(/.{4}/g)?.join(' ')}
            </code>
          </div>
        </div>
      </div>
      <TextField
        form={form}
        name="code"
        label={t('twoFactor.confirm')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </DialogForm>
  );
}
