import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MAX_ADDRESSES, type SavedAddress } from '#domains/accounts/model/addresses.ts';
import { writeAddress } from '#engine/model/places/write-address.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { AddressDialog } from './address-dialog.tsx';

export const ADDRESSES_PATH = '/api/user/addresses';

/** Where a buyer has things sent to. */
export function AddressBook() {
  const { t } = useTranslation('accounts');
  const { data, isError, refetch } = useQuery(apiQuery(ADDRESSES_PATH));
  const [edited, setEdited] = useState<SavedAddress | 'new'>();
  if (data === undefined && isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-40 rounded-lg" />;
  const add = (
    <Button variant="secondary" onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" className="size-4.5" />
      {t('addresses.add')}
    </Button>
  );
  return (
    <Card padding="lg">
      <h2 className="text-2xl">{t('addresses.title')}</h2>
      {data.length === 0 ? (
        <EmptyState
          size="sm"
          headingLevel={3}
          title={t('addresses.empty')}
          description={t('addresses.emptyText')}
          actions={add}
        />
      ) : (
        <>
          <p className="mt-2 text-muted">{t('addresses.intro')}</p>
          <ul aria-label={t('addresses.title')} className="my-5 divide-y divide-line">
            {data.map((address) => (
              <AddressItem key={address.id} saved={address} onEdit={() => setEdited(address)} />
            ))}
          </ul>
          {data.length < MAX_ADDRESSES && add}
        </>
      )}
      {edited !== undefined && (
        <AddressDialog
          key={edited === 'new' ? 'new' : edited.id}
          saved={edited === 'new' ? undefined : edited}
          open
          onOpenChange={(open) => !open && setEdited(undefined)}
        />
      )}
    </Card>
  );
}

function AddressItem({ saved, onEdit }: { saved: SavedAddress; onEdit: () => void }) {
  const { t, i18n } = useTranslation('accounts');
  const { id, isDefault, ...address } = saved;
  const name = `${address.line1}, ${address.city}`;
  const makeDefault = useChange({
    send: () => apiRequest('PATCH /api/user/addresses/:id', { params: { id }, body: { isDefault: true } }),
    refreshes: ADDRESSES_PATH,
    failed: { title: t('addresses.failed') },
  });
  return (
    <li className="flex items-start gap-2 py-4">
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-line wrap-anywhere">
          {writeAddress(address, { homeCountry: '', language: i18n.language })}
        </p>
        {isDefault ? (
          <Badge className="mt-2">{t('addresses.default')}</Badge>
        ) : (
          <Button
            variant="ghost"
            size="sm"
            className="mt-1 -ml-3"
            loading={makeDefault.isPending}
            aria-label={t('addresses.makeDefaultLabel', { name })}
            onClick={() => makeDefault.mutate()}
          >
            {t('addresses.makeDefault')}
          </Button>
        )}
      </div>
      <IconButton label={t('addresses.edit', { name })} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <RemoveAddress id={id} name={name} />
    </li>
  );
}

function RemoveAddress({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('accounts');
  const remove = useChange({
    send: () => apiRequest('DELETE /api/user/addresses/:id', { params: { id } }),
    refreshes: ADDRESSES_PATH,
    done: () => ({ title: t('addresses.removed') }),
    failed: { title: t('addresses.failed') },
  });
  return (
    <ConfirmDialog
      title={t('addresses.removeTitle')}
      description={t('addresses.removeText', { name })}
      closeLabel={t('account.close')}
      keepLabel={t('addresses.keep')}
      confirmLabel={t('addresses.removeConfirm')}
      change={remove}
      trigger={
        <IconButton label={t('addresses.remove', { name })}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
