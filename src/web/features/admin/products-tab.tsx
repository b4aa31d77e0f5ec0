import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AdminProduct } from '#shared/admin/admin.ts';
import { formatDollars } from '#shared/money.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AdminList } from './admin-list.tsx';
import { adminCategoriesQuery, adminPatch, useAdminChange } from './admin.queries.ts';
import { EditProductDialog } from './edit-product-dialog.tsx';

export function ProductsTab() {
  const { t } = useTranslation('admin');
  const { data: categories } = useQuery(adminCategoriesQuery);
  return (
    <AdminList<AdminProduct>
      path="/api/admin/products"
      caption={t('tabs.products')}
      rowKey={(product) => product.id}
      filter={{
        name: 'categoryId',
        label: t('products.category'),
        options: Object.fromEntries(
          (categories ?? []).map((category) => [String(category.id), category.name]),
        ),
      }}
      columns={[
        {
          key: 'name',
          header: t('products.name'),
          primary: true,
          cell: (product) => <Name product={product} />,
        },
        { key: 'producer', header: t('products.producer'), cell: (product) => product.producerName },
        {
          key: 'price',
          header: t('products.price'),
          align: 'end',
          cell: (product) => formatDollars(product.price),
        },
        { key: 'stock', header: t('stats.left'), align: 'end', cell: (product) => product.quantityAvailable },
        {
          key: 'featured',
          header: t('products.featured'),
          cell: (product) => <Toggle product={product} name="featured" />,
        },
        {
          key: 'hidden',
          header: t('products.hidden'),
          cell: (product) => <Toggle product={product} name="hidden" />,
        },
        {
          key: 'edit',
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          cell: (product) => <EditProductDialog product={product} />,
        },
      ]}
    />
  );
}

function Name({ product }: { product: AdminProduct }) {
  return (
    <Link to="/product/$slug" params={{ slug: product.slug }} className="hover:underline">
      {product.name}
    </Link>
  );
}

function Toggle({ product, name }: { product: AdminProduct; name: 'featured' | 'hidden' }) {
  const { t } = useTranslation('admin');
  const change = useAdminChange((value: boolean) =>
    adminPatch(`/api/admin/products/${product.id}`, { [name]: value }),
  );
  return (
    <Switch
      label={<span className="sr-only">{t(`products.${name}Of`, { name: product.name })}</span>}
      checked={change.isPending ? change.variables : product[name]}
      disabled={change.isPending}
      onChange={(event) =>
        change.mutate(event.currentTarget.checked, {
          onError: (error) =>
            showToast({ title: t('failed'), description: serverMessage(error), tone: 'destructive' }),
        })
      }
    />
  );
}
