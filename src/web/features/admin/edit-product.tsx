import type { AdminProduct } from '#shared/admin/admin.ts';
import type { BodyOf } from '#shared/api/contract.ts';
import { apiRequest } from '#web/api/client.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { EditDialog } from './edit-dialog.tsx';

type Changes = BodyOf<'PATCH /api/products/:id'>;

/** What an administrator corrects for a producer: name, price, stock. Everything else is the producer's own to say. */
export function EditProduct({ product }: { product: AdminProduct }) {
  const { t } = useTranslation('admin');
  return (
    <EditDialog
      title={t('products.edit')}
      name={product.name}
      send={(body: Changes) => apiRequest('PATCH /api/products/:id', { params: { id: product.id }, body })}
      saved={t('products.saved')}
      size="sm"
      changesOf={(text) => ({
        name: text('name'),
        price: Number(text('price')),
        ...stockChange(product.quantityAvailable, text('quantityAvailable')),
      })}
    >
      {(errorOf) => (
        <>
          <Field label={t('products.name')} error={errorOf('name')} required className="sm:col-span-2">
            <TextInput name="name" defaultValue={product.name} />
          </Field>
          <Field label={t('products.price')} error={errorOf('price')} required>
            <TextInput
              name="price"
              type="number"
              inputMode="decimal"
              step="0.01"
              defaultValue={product.price}
            />
          </Field>
          <Field label={t('stats.left')} error={errorOf('quantityAvailable')} required>
            <TextInput
              name="quantityAvailable"
              type="number"
              inputMode="numeric"
              defaultValue={product.quantityAvailable}
            />
          </Field>
        </>
      )}
    </EditDialog>
  );
}

/** Stock goes down by itself with every sale: it is only sent where it was touched, with what it was thought to be. */
function stockChange(before: number, text: string): Changes {
  const quantity = text === '' ? Number.NaN : Number(text);
  return quantity === before ? {} : { quantityAvailable: quantity, quantityBefore: before };
}
