import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import type { DialogState } from '#domains/accounts/web/account/dialog-form.tsx';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { PasskeyItem } from './passkey-item.tsx';
import { passkeysQuery } from './passkeys.queries.ts';

export function PasskeysDialog({ twoFactorEnabled, ...state }: DialogState & { twoFactorEnabled: boolean }) {
  const { t } = useTranslation('accounts');
  return (
    <Dialog
      {...state}
      title={t('passkeys.title')}
      description={t('passkeys.intro')}
      closeLabel={t('account.close')}
    >
      <PasskeyList />
      <h3 className="mt-8 mb-4 border-t border-line pt-6 text-lg">{t('passkeys.addTitle')}</h3>
      <AddPasskeyForm withCode={twoFactorEnabled} />
    </Dialog>
  );
}

function PasskeyList() {
  const { t } = useTranslation('accounts');
  const { data, isError, refetch } = useQuery(passkeysQuery);
  if (isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
        {t('passkeys.loadFailed')}
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {t('passkeys.retry')}
        </Button>
      </p>
    );
  }
  if (data === undefined) return <Skeleton className="h-16 rounded-lg" />;
  if (data.length === 0) return <p className="text-sm text-muted">{t('passkeys.empty')}</p>;
  return (
    <ul aria-label={t('passkeys.title')} className="divide-y divide-line">
      {data.map((passkey) => (
        <PasskeyItem key={passkey.id} passkey={passkey} />
      ))}
    </ul>
  );
}
