import { useQuery } from '@tanstack/react-query';
import type { AdminProduct } from '#domains/catalogue/model/desk.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { EditInPlace } from '#engine/web/lists/edit-in-place.tsx';
import { ADMIN } from '#engine/web/lists/admin.queries.ts';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { bulkChanges } from './bulk-product-forms.tsx';
import { EditDialog } from '#engine/web/lists/edit-dialog.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { NewProduct } from './new-product.tsx';
import { EditProductForm, FeaturedSwitch, ShownSwitch } from './edit-product.tsx';
import { shownIn } from './categories/category-text.ts';
import { adminCategoriesQuery, changeProduct } from './desk-catalogue.queries.ts';
import { changeMany, productFilters, visibilityActions } from './many-products.ts';

const PATH = '/api/admin/products';

export function ProductsTab() {
  const { t, i18n } = useTranslation('admin');
  const { data } = useQuery(adminCategoriesQuery);
  const categories = data?.map((category) => ({ ...category, ...shownIn(category, i18n.language).shown }));
  return (
    <DataList
      path={PATH}
      caption={t('tabs.products')}
      rowKey={(product) => product.id}
      filters={[
        ...productFilters(t, categories ?? []),
        { name: 'hidden', value: 'true', label: t('products.hidden') },
        { name: 'featured', value: 'true', label: t('products.featured') },
        { name: 'producerId', byLink: true, label: t('products.producer') },
      ]}
      actions={<NewProduct />}
      none={t('nothing.products')}
      bulk={[
        ...visibilityActions(t, PATH, { show: t('products.show'), hide: t('products.hide') }),
        {
          name: 'feature',
          label: t('products.feature'),
          run: (ids) => changeMany(PATH, ids, { featured: true }),
        },
        {
          name: 'unfeature',
          label: t('products.unfeature'),
          run: (ids) => changeMany(PATH, ids, { featured: false }),
        },
        ...bulkChanges(t, categories ?? [], (ids, change) => changeMany(PATH, ids, change)),
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
          sort: 'featured',
          wideOnly: true,
          header: t('products.featured'),
          cell: (product) => <FeaturedSwitch product={product} />,
        },
        {
          key: 'shown',
          sort: 'shown',
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

function Name({ product }: { product: AdminProduct }) {
  return (
    <span className="flex items-center gap-2.5">
      <span className="w-7 shrink-0">
        <ProductThumb product={{ imageUrl: product.imageUrl, imagePreview: null }} sizes="28px" />
      </span>
      <RecordLink right="ADMIN" page="products" id={product.id}>
        {product.shownName}
      </RecordLink>
    </span>
  );
}

function Producer({ product: { producerId, producerName } }: { product: AdminProduct }) {
  return (
    <RecordLink right="ADMIN" page="producers" id={producerId}>
      {producerName}
    </RecordLink>
  );
}

function Price({ product: { id, shownName: name, price } }: { product: AdminProduct }) {
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
function Stock({ product: { id, shownName: name, quantityAvailable: units } }: { product: AdminProduct }) {
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
    <EditDialog title={t('products.edit')} name={product.shownName}>
      {(onDone) => <EditProductForm product={product} onDone={onDone} />}
    </EditDialog>
  );
}
