import { Fingerprint } from 'lucide-react';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { accountsApi } from '#domains/accounts/web/accounts.api.ts';
import { useEnter } from '#engine/web/session/use-arrival.ts';
import { askForPasskey } from './passkey-device.ts';
import { passkeyFailureText } from './passkey-failure.ts';

/** The way in without a password. */
export function PasskeySignIn() {
  const { t } = useTranslation('accounts');
  const enter = useEnter();
  const signIn = useChange({
    send: async () => {
      const credential = await askForPasskey(await apiRequest('POST /api/auth/passkeys/challenge'));
      await enter(await accountsApi.signInByPasskey({ credential }));
    },
    done: () => ({ title: t('signIn.doneTitle'), description: t('signIn.doneText') }),
    failed: (failure) => ({ title: t('signIn.failedTitle'), text: passkeyFailureText(t, failure) }),
  });
  return (
    <>
      <p className="my-5 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('signIn.or')}
      </p>
      <Button variant="secondary" size="lg" block loading={signIn.isPending} onClick={() => signIn.mutate()}>
        <Fingerprint aria-hidden="true" className="size-5" />
        {t('signIn.passkey')}
      </Button>
    </>
  );
}
