import { useQuery } from '@tanstack/react-query';
import type { AdminProduct } from '#domains/catalogue/model/desk.ts';
import type { BodyOf } from '#engine/model/api/contract.ts';
import { formatAmount } from '#engine/model/money.ts';
import { apiRead, apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { EditInPlace } from '#engine/web/lists/edit-in-place.tsx';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';
import { BulkCategory, bulkChanges } from './bulk-product-forms.tsx';
import { EditDialog } from '#engine/web/lists/edit-dialog.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { EditProductForm, FeaturedSwitch, ShownSwitch } from './edit-product.tsx';
import { adminCategoriesQuery, changeProduct } from './desk-catalogue.queries.ts';

export function ProductsTab() {
  const { t } = useTranslation('admin');
  const { data: categories } = useQuery(adminCategoriesQuery);
  return (
    <DataList
      path="/api/admin/products"
      caption={t('tabs.products')}
      rowKey={(product) => product.id}
      filters={[
        {
          name: 'categoryId',
          label: t('products.category'),
          options: Object.fromEntries(
            (categories ?? []).map((category) => [String(category.id), category.name]),
          ),
        },
        {
          name: 'stock',
          label: t('stats.left'),
          options: { low: t('products.low'), none: t('stats.soldOut') },
        },
        { name: 'hidden', value: 'true', label: t('products.hidden') },
        { name: 'featured', value: 'true', label: t('products.featured') },
        {
          name: 'lacks',
          label: t('products.lacks'),
          options: { picture: t('products.noPicture'), translation: t('products.untranslated') },
        },
        { name: 'producerId', byLink: true, label: t('products.producer') },
      ]}
      bulk={[
        { name: 'show', label: t('products.show'), run: (ids) => changeMany(ids, { visible: true }) },
        {
          name: 'hide',
          label: t('products.hide'),
          run: (ids) => changeMany(ids, { visible: false }),
          asks: (ids) => releasedWith(t, ids),
        },
        { name: 'feature', label: t('products.feature'), run: (ids) => changeMany(ids, { featured: true }) },
        {
          name: 'unfeature',
          label: t('products.unfeature'),
          run: (ids) => changeMany(ids, { featured: false }),
        },
        {
          name: 'category',
          label: t('products.category'),
          form: (send) => (
            <BulkCategory
              categories={categories ?? []}
              onChosen={(categoryId) => send((ids) => changeMany(ids, { categoryId }))}
            />
          ),
        },
        ...bulkChanges(t, changeMany),
      ]}
      columns={[
        {
          key: 'name',
          sort: 'name',
          freeText: true,
          header: t('products.name'),
          primary: true,
          cell: (product) => <Name product={product} />,
        },
        {
          key: 'producer',
          sort: 'producer',
          freeText: true,
          header: t('products.producer'),
          cell: (product) => <Producer product={product} />,
        },
        {
          key: 'price',
          sort: 'price',
          header: t('products.price'),
          align: 'end',
          cell: (product) => <Price product={product} />,
        },
        {
          key: 'stock',
          sort: 'stock',
          header: t('stats.left'),
          align: 'end',
          cell: (product) => <Stock product={product} />,
        },
        {
          key: 'featured',
          wideOnly: true,
          header: t('products.featured'),
          cell: (product) => <FeaturedSwitch product={product} />,
        },
        {
          key: 'shown',
          wideOnly: true,
          header: t('products.shown'),
          cell: (product) => <ShownSwitch product={product} />,
        },
        {
          key: 'edit',
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          cell: (product) => <EditProduct product={product} />,
        },
      ]}
    />
  );
}

/** Off sale, the group buys of a product end: what that releases is said before. */
async function releasedWith(t: ReturnType<typeof useTranslation>['t'], ids: number[]) {
  const held = await apiRead('/api/admin/products/held', { query: { ids: ids.join(',') } });
  if (held.units === 0) return null;
  return {
    title: t('dashboards:products.release.manyTitle', { count: ids.length }),
    text:
      ids.length === 1
        ? t('dashboards:products.release.text', { count: held.units })
        : `${t('dashboards:products.release.manyOf', { count: held.products })} ${t('dashboards:products.release.manyText', { count: held.units })}`,
    keep: t(`dashboards:products.release.${ids.length === 1 ? 'keep' : 'manyKeep'}`),
    confirm: t('dashboards:products.release.confirm'),
  };
}

const changeMany = (ids: number[], change: BodyOf<'PATCH /api/admin/products'>['change']) =>
  apiRequest('PATCH /api/admin/products', { body: { ids, change } });

function Name({ product }: { product: AdminProduct }) {
  return (
    <RecordLink right="ADMIN" page="products" id={product.id}>
      {product.name}
    </RecordLink>
  );
}

function Producer({ product: { producerId, producerName } }: { product: AdminProduct }) {
  return (
    <RecordLink right="ADMIN" page="producers" id={producerId}>
      {producerName}
    </RecordLink>
  );
}

function Price({ product: { id, name, price } }: { product: AdminProduct }) {
  const { t } = useTranslation('admin');
  return (
    <EditInPlace
      label={t('dashboards:products.priceOf', { name })}
      value={price}
      step="0.01"
      save={(next) => changeProduct(id, { price: next })}
      refreshes={ADMIN}
    >
      {formatAmount(price)}
    </EditInPlace>
  );
}

/** It goes down by itself with every sale: it is saved with what it was thought to be. */
function Stock({ product: { id, name, quantityAvailable: units } }: { product: AdminProduct }) {
  const { t } = useTranslation('admin');
  return (
    <EditInPlace
      label={t('dashboards:products.stockOf', { name })}
      value={units}
      step="1"
      save={(next, before) => changeProduct(id, { quantityAvailable: next, quantityBefore: before })}
      refreshes={ADMIN}
    >
      <span className={units === 0 ? 'font-semibold text-danger' : undefined}>{units}</span>
    </EditInPlace>
  );
}

/** What an administrator corrects for a producer: name, price, stock, and what is in it. The rest is the producer's own to say. */
function EditProduct({ product }: { product: AdminProduct }) {
  const { t } = useTranslation('admin');
  return (
    <EditDialog title={t('products.edit')} name={product.name}>
      {(onDone) => <EditProductForm product={product} onDone={onDone} />}
    </EditDialog>
  );
}
