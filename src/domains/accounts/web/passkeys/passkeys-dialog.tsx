import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, useEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Dialog } from '#engine/web/ui/overlays/dialog.tsx';
import type { DialogState } from '#domains/accounts/web/account/dialog-form.tsx';
import { passkeyRenameSchema, type Passkey } from '#domains/accounts/model/passkeys.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { TextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useSubmit } from '#engine/web/forms/use-submit.ts';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { showToast } from '#engine/web/ui/overlays/toast-store.ts';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { passkeysQuery, PASSKEYS_PATH } from './passkey-device.ts';

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

function PasskeyItem({ passkey }: { passkey: Passkey }) {
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

function RenamePasskeyForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const refresh = useRefresh(PASSKEYS_PATH);
  const form = useForm({
    resolver: zodResolver(passkeyRenameSchema),
    defaultValues: { name: passkey.name },
  });
  // A person who pressed Rename wants to type.
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const submit = useSubmit(
    form,
    (body) => apiRequest('PATCH /api/auth/passkeys/:id', { params: { id: passkey.id }, body }),
    {
      done: async () => {
        await refresh();
        showToast({ tone: 'success', title: t('passkeys.renamedTitle') });
        onDone();
      },
      failed: { title: t('passkeys.renameFailedTitle') },
    },
  );
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField form={form} name="name" label={t('passkeys.name')} />
      <FormMessage form={form} />
      <div className="flex justify-end gap-3">
        <Button variant="ghost" size="sm" onClick={onDone}>
          {t('account.cancel')}
        </Button>
        <SubmitButton form={form} size="sm" busy={t('passkeys.saving')}>
          {t('passkeys.save')}
        </SubmitButton>
      </div>
    </Form>
  );
}
