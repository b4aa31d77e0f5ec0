import { useQuery } from '@tanstack/react-query';
import { PackagePlus, Pencil, Plus } from 'lucide-react';
import { useRef, useState, type Key } from 'react';
import type { BodyOf } from '#engine/model/api/contract.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { BulkBar } from '#engine/web/lists/bulk-bar.tsx';
import { toggled } from '#engine/web/lists/toggled.ts';
import { useRowKeys } from '#engine/web/lists/use-row-keys.ts';
import { bulkChanges } from './bulk-product-forms.tsx';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { ExportLink } from '#engine/web/lists/list-menus.tsx';
import { SortedTable } from '#engine/web/lists/data-table.tsx';
import { ownProductsQuery } from './desk-catalogue.queries.ts';
import { OwnSaleSwitch, Price, Stock, Tiers, Visibility } from './own-product-cells.tsx';
import { RecordLink } from '#engine/web/records/record-link.tsx';
import { useNew } from '#engine/web/lists/use-tab.ts';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { ProductDialog } from '#domains/catalogue/web/desk/product-form/product-dialog.tsx';
import { RestockDialog, RowButton } from '#domains/catalogue/web/desk/product-form/restock-dialog.tsx';

export function DeskProducts() {
  const { t } = useTranslation('producer-desk');
  const query = useQuery(ownProductsQuery);
  const [asked, ask] = useNew();
  /** The id of the product being edited. */
  const [editing, setEditing] = useState<number | null>(null);
  return (
    <>
      <Loaded query={query} skeleton={<Skeleton className="h-48 w-full rounded-lg" />}>
        {(products) =>
          products.length === 0 ? (
            <EmptyState
              size="sm"
              icon={<PackagePlus aria-hidden="true" />}
              title={t('products.emptyTitle')}
              description={t('products.emptyText')}
              actions={<Button onClick={() => ask('product')}>{t('products.addFirst')}</Button>}
            />
          ) : (
            <>
              <div className="mb-3 flex items-center justify-end gap-2">
                <ExportLink path="/api/producer/products" />
                <Button onClick={() => ask('product')}>
                  <Plus aria-hidden="true" />
                  {t('products.add')}
                </Button>
              </div>
              <ProductTable products={products} onEdit={setEditing} />
            </>
          )
        }
      </Loaded>
      {(editing !== null || asked !== null) && (
        <ProductDialog
          product={query.data?.find((product) => product.id === editing)}
          onClose={() => (editing === null ? ask(null) : setEditing(null))}
        />
      )}
    </>
  );
}

function ProductTable({ products, onEdit }: { products: OwnProduct[]; onEdit: (id: number) => void }) {
  const { t } = useTranslation('producer-desk');
  const [chosen, choose] = useState<ReadonlySet<Key>>(new Set());
  // What was deleted since cannot be changed.
  const keys = new Set([...chosen].filter((key) => products.some(({ id }) => id === key)));
  const root = useRef<HTMLDivElement>(null);
  useRowKeys(root);
  return (
    <div ref={root}>
      <SortedTable
        caption={t('tabs.products')}
        rows={products}
        rowKey={(product) => product.id}
        selection={{
          keys,
          toggle: (key) => choose(toggled(keys, key)),
          toggleAll: () =>
            choose(keys.size === products.length ? new Set() : new Set(products.map(({ id }) => id))),
        }}
        columns={[
          {
            key: 'name',
            value: ({ name }) => name,
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
                    {product.name}
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
            value: ({ price }) => price,
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
            value: ({ quantityAvailable }) => quantityAvailable,
            header: t('products.stock'),
            align: 'end',
            cell: (product) => <Stock product={product} />,
          },
          {
            key: 'visible',
            header: t('products.visibility'),
            cell: (product) => <Visibility product={product} />,
          },
          {
            key: 'sale',
            align: 'end',
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
                  label={t('products.edit', { name: product.name })}
                  text={t('products.editShort')}
                  onClick={() => onEdit(product.id)}
                >
                  <Pencil aria-hidden="true" />
                </RowButton>
              </span>
            ),
          },
        ]}
      />
      <BulkBar
        actions={bulkChanges(t, changeMany)}
        keys={keys}
        onDone={() => choose(new Set())}
        refreshes={DESK}
      />
    </div>
  );
}

const changeMany = (ids: number[], change: BodyOf<'PATCH /api/producer/products'>['change']) =>
  apiRequest('PATCH /api/producer/products', { body: { ids, change } });
