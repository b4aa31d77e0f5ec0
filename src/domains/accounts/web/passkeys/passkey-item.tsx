import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Passkey } from '#domains/accounts/model/passkeys.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { PASSKEYS_PATH } from './passkeys.queries.ts';
import { RenamePasskeyForm } from './rename-passkey-form.tsx';

export function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const { t, i18n } = useTranslation('accounts');
  const [renaming, setRenaming] = useState(false);
  const { name } = passkey;
  if (renaming) {
    return (
      <li className="py-4">
        <RenamePasskeyForm passkey={passkey} onDone={() => setRenaming(false)} />
      </li>
    );
  }
  const date = (moment: string) => ({ date: formatMoment(moment, 'longDate', i18n.language) });
  return (
    <li className="flex items-center gap-2 py-4">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {passkey.backedUp && <Badge>{t('passkeys.everywhere')}</Badge>}
        </p>
        <p className="mt-1 text-sm text-muted">
          {t('passkeys.added', date(passkey.createdAt))}
          {' · '}
          {passkey.lastUsedAt === null ? t('passkeys.unused') : t('passkeys.used', date(passkey.lastUsedAt))}
        </p>
      </div>
      <IconButton label={t('passkeys.rename', { name })} onClick={() => setRenaming(true)}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <RemovePasskey passkey={passkey} />
    </li>
  );
}

function RemovePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const { t } = useTranslation('accounts');
  const remove = useChange({
    send: () => apiRequest('DELETE /api/auth/passkeys/:id', { params: { id } }),
    refreshes: PASSKEYS_PATH,
    done: () => ({ title: t('passkeys.removedTitle') }),
    failed: { title: t('passkeys.removeFailedTitle') },
  });
  return (
    <ConfirmDialog
      title={t('passkeys.removeTitle', { name })}
      description={t('passkeys.removeText')}
      closeLabel={t('account.close')}
      keepLabel={t('passkeys.keep')}
      confirmLabel={t('passkeys.removeConfirm')}
      change={remove}
      trigger={
        <IconButton label={t('passkeys.remove', { name })}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
