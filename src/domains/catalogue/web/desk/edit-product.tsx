import { useForm } from 'react-hook-form';
import type { AdminProduct } from '#domains/catalogue/model/desk.ts';
import { FoodFields } from '#domains/catalogue/web/desk/product-form/food-fields.tsx';
import { foodSentOf, foodValuesOf } from '#domains/catalogue/web/desk/product-form/food-values.ts';
import type { BodyOf } from '#engine/model/api/contract.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { NumberField, TextField } from '#engine/web/forms/form-fields.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useChange } from '#engine/web/forms/use-change.ts';
import { ADMIN, useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { EditForm } from '#engine/web/lists/edit-dialog.tsx';
import { useAdminSubmit } from '#engine/web/lists/use-admin-submit.ts';
import { Switch } from '#engine/web/ui/forms/switch.tsx';
import { SaleSwitch, useOffSaleNotice } from './sale-switch.tsx';

const changeShown = (id: number, body: BodyOf<'PATCH /api/admin/products/:id'>) =>
  apiRequest('PATCH /api/admin/products/:id', { params: { id }, body });

export function FeaturedSwitch({
  product,
}: {
  product: Pick<AdminProduct, 'id' | 'shownName' | 'featured'>;
}) {
  const { t } = useTranslation('admin');
  const change = useAdminChange((featured: boolean) => changeShown(product.id, { featured }));
  return (
    <Switch
      labelHidden
      label={t('products.featuredOf', { name: product.shownName })}
      checked={change.isPending ? change.variables : product.featured}
      disabled={change.isPending}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}

type ShownProduct = Pick<AdminProduct, 'id' | 'shownName' | 'hidden' | 'heldQuantity'>;

export function ShownSwitch({
  product: { id, shownName: name, hidden, heldQuantity },
}: {
  product: ShownProduct;
}) {
  const { t } = useTranslation('admin');
  const offSale = useOffSaleNotice(name);
  const change = useChange<boolean>({
    send: (shown) => changeShown(id, { hidden: !shown }),
    refreshes: ADMIN,
    done: (_answer, shown) => (shown ? undefined : offSale(() => change.mutate(true))),
    failed: { title: t('lists:failed') },
  });
  return (
    <SaleSwitch
      label={t('products.shownOf', { name })}
      name={name}
      isOn={!hidden}
      held={heldQuantity}
      change={change}
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
