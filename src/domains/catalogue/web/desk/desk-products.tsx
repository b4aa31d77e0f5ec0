import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PackagePlus, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { categoriesQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { ProductDialog } from '#domains/catalogue/web/desk/product-form/product-dialog.tsx';
import { RestockDialog, RowButton } from '#domains/catalogue/web/desk/product-form/restock-dialog.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DataList } from '#engine/web/lists/data-list.tsx';
import { useNew } from '#engine/web/lists/use-tab.ts';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { bulkChanges } from './bulk-product-forms.tsx';
import { ownProductQuery } from './desk-catalogue.queries.ts';
import { changeMany, productFilters, visibilityActions } from './many-products.ts';
import { OwnSaleSwitch, Price, Stock, Tiers, Visibility } from './own-product-cells.tsx';

const PATH = '/api/producer/products';

export function DeskProducts() {
  const { t } = useTranslation('producer-desk');
  const { data: categories = [] } = useQuery(categoriesQuery);
  const [asked, ask] = useNew();
  /** The id of the product being edited. */
  const [editing, setEditing] = useState<number | null>(null);
  const client = useQueryClient();
  function edit(product: OwnProduct) {
    // The form begins with what the row says.
    client.setQueryData(ownProductQuery(product.id).queryKey, product);
    setEditing(product.id);
  }
  return (
    <>
      <DataList
        path={PATH}
        caption={t('tabs.products')}
        rowKey={(product) => product.id}
        filters={[
          ...productFilters(t, categories),
          { name: 'forSale', value: 'false', label: t('products.notForSale') },
          { name: 'hidden', value: 'true', label: t('products.hidden') },
        ]}
        bulk={[
          ...visibilityActions(t, PATH, {
            show: t('products.putOnSale'),
            hide: t('dashboards:products.release.confirm'),
          }),
          ...bulkChanges(t, categories, (ids, change) => changeMany(PATH, ids, change)),
        ]}
        actions={
          <Button size="sm" onClick={() => ask('product')}>
            <Plus aria-hidden="true" />
            {t('products.add')}
          </Button>
        }
        empty={
          <EmptyState
            size="sm"
            icon={<PackagePlus aria-hidden="true" />}
            title={t('products.emptyTitle')}
            description={t('products.emptyText')}
            actions={<Button onClick={() => ask('product')}>{t('products.addFirst')}</Button>}
          />
        }
        columns={[
          {
            key: 'name',
            sort: 'name',
            freeText: true,
            className: 'sm:min-w-44',
            header: t('products.name'),
            primary: true,
            cell: (product) => (
              <span className="flex items-center gap-3">
                <Picture
                  src={product.imageUrl}
                  preview={product.imagePreview}
                  alt=""
                  width={800}
                  height={800}
                  sizes="48px"
                  className="size-12 shrink-0 rounded-md"
                />
                <span>
                  <RecordLink right="PRODUCER" page="products" id={product.id}>
                    {product.shownName}
                  </RecordLink>
                  {product.pictureProblem !== null && (
                    <span className="block text-sm font-normal text-wine">
                      {t(`products.pictureProblems.${product.pictureProblem}`)}
                    </span>
                  )}
                </span>
              </span>
            ),
          },
          {
            key: 'price',
            sort: 'price',
            header: t('products.price'),
            align: 'end',
            cell: (product) => <Price product={product} />,
          },
          {
            key: 'tiers',
            wideOnly: true,
            header: t('products.tiers'),
            cell: (product) => <Tiers product={product} />,
          },
          {
            key: 'stock',
            sort: 'stock',
            header: t('products.stock'),
            align: 'end',
            cell: (product) => <Stock product={product} />,
          },
          {
            key: 'visible',
            sort: 'visible',
            header: t('products.visibility'),
            cell: (product) => <Visibility product={product} />,
          },
          {
            key: 'sale',
            sort: 'forSale',
            header: t('products.forSale'),
            cell: (product) => <OwnSaleSwitch product={product} />,
          },
          {
            key: 'actions',
            header: t('products.actions'),
            headerHidden: true,
            align: 'end',
            cell: (product) => (
              <span className="flex gap-2 sm:justify-end sm:gap-0">
                {!product.tracksBatches && <RestockDialog product={product} />}
                <RowButton
                  label={t('products.edit', { name: product.shownName })}
                  text={t('products.editShort')}
                  onClick={() => edit(product)}
                >
                  <Pencil aria-hidden="true" />
                </RowButton>
              </span>
            ),
          },
        ]}
      />
      {asked !== null && <ProductDialog product={undefined} onClose={() => ask(null)} />}
      {editing !== null && <EditDialog id={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

/** It stays open where what has changed meanwhile takes the product out of a narrowed list, and knows of that change. */
function EditDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: product } = useQuery(ownProductQuery(id));
  return product && <ProductDialog product={product} onClose={onClose} />;
}
