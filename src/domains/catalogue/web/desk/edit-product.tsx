import { useForm } from 'react-hook-form';
import type { AdminProduct } from '#domains/catalogue/model/desk.ts';
import type { BodyOf } from '#engine/model/api/contract.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { FoodFields } from '#domains/catalogue/web/desk/product-form/food-fields.tsx';
import { foodValuesOf, shelfLifeOfText } from '#domains/catalogue/web/desk/product-form/food-values.ts';
import { NumberField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { EditDialog, EditForm } from '#engine/web/lists/edit-dialog.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';

/** What an administrator corrects for a producer: name, price, stock, and what is in it. The rest is the producer's own to say. */
export function EditProduct({ product }: { product: AdminProduct }) {
  const { t } = useTranslation('admin');
  return (
    <EditDialog title={t('products.edit')} name={product.name}>
      {(onDone) => <EditProductForm product={product} onDone={onDone} />}
    </EditDialog>
  );
}

/** The server judges what is entered, field by field. */
function EditProductForm({ product, onDone }: { product: AdminProduct; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const { name, price, quantityAvailable } = product;
  const form = useForm({ defaultValues: { name, price, quantityAvailable, ...foodValuesOf(product) } });
  const submit = useAdminSubmit(
    form,
    ({ quantityAvailable: quantity, shelfLifeDays, ...values }) => {
      const body = {
        ...values,
        shelfLifeDays: shelfLifeOfText(shelfLifeDays),
        ...stockChange(product.quantityAvailable, quantity),
      };
      return apiRequest('PATCH /api/products/:id', { params: { id: product.id }, body });
    },
    { done: t('products.saved'), onDone },
  );
  return (
    <EditForm form={form} onSubmit={submit}>
      <TextField form={form} name="name" label={t('products.name')} className="sm:col-span-2" />
      <NumberField form={form} name="price" label={t('products.price')} step="0.01" />
      <NumberField form={form} name="quantityAvailable" label={t('stats.left')} inputMode="numeric" />
      <FoodFields form={form} />
    </EditForm>
  );
}

/** Stock goes down by itself with every sale: it is only sent where it was touched, with what it was thought to be. */
function stockChange(before: number, quantity: number): BodyOf<'PATCH /api/products/:id'> {
  return quantity === before ? {} : { quantityAvailable: quantity, quantityBefore: before };
}
