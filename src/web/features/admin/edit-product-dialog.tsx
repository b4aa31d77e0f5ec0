import { useState, type SubmitEvent } from 'react';
import type { AdminProduct } from '#shared/admin/admin.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { adminPatch, useAdminChange } from './admin.queries.ts';

/** What an administrator corrects for a producer: name, price, stock. Everything else is the producer's own to say. */
export function EditProductDialog({ product }: { product: AdminProduct }) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const save = useAdminChange((changes: object) => adminPatch(`/api/products/${product.id}`, changes));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const changes = {
      name: String(form.get('name')),
      price: Number(form.get('price')),
      quantityAvailable: Number(form.get('quantityAvailable')),
    };
    save.mutate(changes, {
      onSuccess: () => {
        setOpen(false);
        showToast({ title: t('products.saved'), tone: 'success' });
      },
      onError: (error) =>
        showToast({ title: t('failed'), description: serverMessage(error), tone: 'destructive' }),
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('products.edit')}
      description={product.name}
      closeLabel={t('close')}
      size="sm"
      trigger={
        <Button size="sm" variant="secondary">
          {t('products.edit')}
        </Button>
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('products.name')} required>
          <TextInput name="name" defaultValue={product.name} />
        </Field>
        <Field label={t('products.price')} required>
          <TextInput name="price" type="number" step="0.01" min="0.01" defaultValue={product.price} />
        </Field>
        <Field label={t('stats.left')} required>
          <TextInput
            name="quantityAvailable"
            type="number"
            step="1"
            min="0"
            defaultValue={product.quantityAvailable}
          />
        </Field>
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
