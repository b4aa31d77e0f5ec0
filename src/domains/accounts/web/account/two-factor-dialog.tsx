import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Download } from 'lucide-react';
import {
  twoFactorOffSchema,
  twoFactorCodeSchema,
  type TwoFactorSetup,
} from '#domains/accounts/model/sign-in.ts';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { CurrentPasswordField } from '#domains/accounts/web/password-fields.tsx';
import { refreshCurrentUser } from '#engine/web/session/private-data.ts';
import { passwordProofSchema } from '#domains/accounts/model/password.ts';
import { brand } from '#engine/model/brand.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { CopyButton } from '#engine/web/ui/basics/copy-button.tsx';
import { DialogForm, type DialogState } from './dialog-form.tsx';

export function TwoFactorDialog({ enabled, ...state }: DialogState & { enabled: boolean }) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<string[]>();
  // The codes are gone for good once the dialog closes.
  const onOpenChange = (open: boolean) => {
    if (!open) setCodes(undefined);
    state.onOpenChange(open);
  };
  const finish = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    showToast({ tone: 'success', title: t('twoFactor.onTitle'), description: t('twoFactor.onText') });
    return refreshCurrentUser(queryClient).catch(() => {});
  };
  const intro = enabled ? t('twoFactor.onIntro') : t('twoFactor.offIntro');
  return (
    <Dialog
      open={state.open}
      onOpenChange={onOpenChange}
      title={codes ? t('twoFactor.codesTitle') : t('twoFactor.title')}
      description={codes ? t('twoFactor.codesIntro') : intro}
      closeLabel={t('account.close')}
    >
      {codes && <RecoveryCodeList codes={codes} onDone={() => onOpenChange(false)} />}
      {!codes && enabled && <DisableForm onDone={() => onOpenChange(false)} />}
      {!codes && !enabled && <TwoFactorSetupForm onEnabled={finish} />}
    </Dialog>
  );
}

function DisableForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(twoFactorOffSchema),
    defaultValues: { password: '', code: '' },
  });
  const submit = useSubmit(form, accountsApi.disableTwoFactor, {
    done: async () => {
      showToast({ tone: 'success', title: t('twoFactor.offTitle'), description: t('twoFactor.offText') });
      onDone();
      await refreshCurrentUser(queryClient).catch(() => {});
    },
    failed: { title: t('twoFactor.failedTitle') },
  });
  return (
    <DialogForm
      form={form}
      onSubmit={submit}
      submit={t('twoFactor.disable')}
      submitting={t('twoFactor.disabling')}
      variant="danger"
    >
      <CurrentPasswordField form={form} name="password" />
      <TextField
        form={form}
        name="code"
        label={t('fields.code')}
        hint={t('secondStep.codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </DialogForm>
  );
}

type OnEnabled = (recoveryCodes: string[]) => Promise<void>;

/** First the secret, for the password; then a code that shows it has arrived. Neither stays longer than this dialog. */
function TwoFactorSetupForm({ onEnabled }: { onEnabled: OnEnabled }) {
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

/** Shown once; leaving is a deliberate click. */
function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const text = `${codes.join('\n')}\n`;
  return (
    <div className="flex flex-col gap-6">
      <ul className="grid gap-x-6 gap-y-2 rounded-lg bg-sunken p-5 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t('twoFactor.copy')} copiedLabel={t('twoFactor.copied')} />
        <Button asChild variant="secondary">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={`${brand().name.toLowerCase()}-recovery-codes.txt`}
          >
            <Download aria-hidden="true" className="size-4.5" />
            {t('twoFactor.download')}
          </a>
        </Button>
        <Button className="sm:ml-auto" onClick={onDone}>
          {t('twoFactor.done')}
        </Button>
      </div>
    </div>
  );
}
