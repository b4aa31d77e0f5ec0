import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { twoFactorCodeSchema, type TwoFactorSetup } from '#shared/accounts/sign-in.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { TextField } from '#web/forms/form-fields.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { showToast } from '#web/ui/overlays/toast-store.ts';
import { accountsApi } from '../accounts.api.ts';
import { DialogForm } from './dialog-form.tsx';

type OnEnabled = (recoveryCodes: string[]) => Promise<void>;

/** First the secret, asked for by a click; then a code that shows it has arrived. */
export function TwoFactorSetupForm({ onEnabled }: { onEnabled: OnEnabled }) {
  const { t } = useTranslation('accounts');
  const { mutate, data, isPending } = useMutation({
    mutationFn: accountsApi.offerTwoFactor,
    // The secret stays no longer than this dialog.
    gcTime: 0,
    onError: (failure) =>
      showToast({
        tone: 'destructive',
        title: t('twoFactor.failedTitle'),
        description: serverMessage(failure),
      }),
  });
  if (data !== undefined) return <ConfirmForm setup={data} onEnabled={onEnabled} />;
  return (
    <Button className="self-start" disabled={isPending} onClick={() => mutate()}>
      {isPending ? t('twoFactor.starting') : t('twoFactor.start')}
    </Button>
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
