import { useForm } from 'react-hook-form';
import type { AdminProduct } from '#domains/catalogue/model/desk.ts';
import { FoodFields } from '#domains/catalogue/web/desk/product-form/food-fields.tsx';
import { foodSentOf, foodValuesOf } from '#domains/catalogue/web/desk/product-form/food-values.ts';
import type { BodyOf } from '#engine/model/api/contract.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { NumberField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { EditForm } from '#engine/web/lists/edit-dialog.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { Switch } from '#engine/web/ui/forms/switch.tsx';

export const asFeatured = (featured: boolean) => ({ featured });
export const asShown = (shown: boolean) => ({ hidden: !shown });

interface ToggleProps {
  product: Pick<AdminProduct, 'id' | 'name'>;
  name: 'featured' | 'shown';
  isOn: boolean;
  changes: (isOn: boolean) => BodyOf<'PATCH /api/admin/products/:id'>;
}

export function Toggle({ product, name, isOn, changes }: ToggleProps) {
  const { t } = useTranslation('admin');
  const change = useAdminChange((on: boolean) =>
    apiRequest('PATCH /api/admin/products/:id', { params: { id: product.id }, body: changes(on) }),
  );
  return (
    <Switch
      labelHidden
      label={t(`products.${name}Of`, { name: product.name })}
      checked={change.isPending ? change.variables : isOn}
      disabled={change.isPending}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}

/** The server judges what is entered, field by field. */
export function EditProductForm({ product, onDone }: { product: AdminProduct; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const { name, price, quantityAvailable } = product;
  const form = useForm({ defaultValues: { name, price, quantityAvailable, ...foodValuesOf(product) } });
  const submit = useAdminSubmit(
    form,
    ({ quantityAvailable: quantity, ...values }) => {
      const body = { ...values, ...foodSentOf(values), ...stockChange(product.quantityAvailable, quantity) };
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
