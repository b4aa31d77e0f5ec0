import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import type { PasskeySignIn } from '#domains/accounts/model/passkeys.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { askForPasskey, passkeyFailureText, passkeysQuery } from './passkey-device.ts';

interface PasskeyInsteadProps {
  /** Whether all else is right: a device is not bothered for a form that has to be corrected first. */
  isReady: () => Promise<boolean>;
  send: (credential: PasskeySignIn['credential']) => Promise<void>;
  /** Title of the notification where the device refused. */
  failed: string;
}

/** Beside a field for the password of a form, for those who have a passkey. */
export function PasskeyInstead({ isReady, send, failed }: PasskeyInsteadProps) {
  const { t } = useTranslation('accounts');
  const { data: own = [] } = useQuery(passkeysQuery);
  const prove = useChange({
    send: async () => send(await askForPasskey(await apiRequest('POST /api/auth/passkeys/challenge'))),
    failed: (failure) => ({ title: failed, text: passkeyFailureText(t, failure) }),
  });
  const ask = async () => {
    if (await isReady()) prove.mutate();
  };
  if (own.length === 0) return null;
  return (
    <Button variant="secondary" loading={prove.isPending} onClick={() => void ask()}>
      <Fingerprint aria-hidden="true" className="size-5" />
      {t('passkeys.instead')}
    </Button>
  );
}
