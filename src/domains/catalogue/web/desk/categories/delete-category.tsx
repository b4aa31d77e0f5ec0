import { Trash2 } from 'lucide-react';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { ConfirmDialog } from '#engine/web/ui/overlays/confirm-dialog.tsx';
import { Dialog, DialogClose } from '#engine/web/ui/overlays/dialog.tsx';
import type { ShownCategory } from './category-text.ts';

/** Asks first; of one that holds products it says why it stays. */
export function DeleteCategory({ category: { id, shown, products } }: { category: ShownCategory }) {
  const { name } = shown;
  const { t } = useTranslation('admin');
  const change = useAdminChange<void>(
    () => apiRequest('DELETE /api/admin/categories/:id', { params: { id } }),
    { done: () => t('categories.deleted', { name }), failed: t('categories.notDeleted') },
  );
  const common = {
    title: t('categories.deleteTitle', { name }),
    closeLabel: t('close'),
    trigger: (
      <IconButton size="sm" label={t('categories.deleteOf', { name })}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    ),
  };
  if (products > 0) {
    return (
      <Dialog
        {...common}
        size="sm"
        className="h-auto self-end rounded-t-xl sm:self-auto"
        description={t('categories.holds', { count: products })}
        footer={
          <DialogClose asChild>
            <Button variant="secondary">{t('close')}</Button>
          </DialogClose>
        }
      />
    );
  }
  return (
    <ConfirmDialog
      {...common}
      description={t('categories.deleteText')}
      keepLabel={t('categories.keep')}
      confirmLabel={t('categories.delete')}
      change={change}
    />
  );
}
