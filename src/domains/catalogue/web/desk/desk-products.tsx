import { useQuery } from '@tanstack/react-query';
import { PackagePlus, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { formatAmount } from '#engine/model/money.ts';
import { effectiveTiers } from '#domains/pricing/model/tiers.ts';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Switch } from '#engine/web/ui/forms/switch.tsx';
import { Table } from '#engine/web/ui/content/table.tsx';
import { changeProduct, ownProductsQuery } from './desk-catalogue.queries.ts';
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
              <div className="mb-3 flex justify-end">
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
  return (
    <Table
      caption={t('tabs.products')}
      rows={products}
      rowKey={(product) => product.id}
      columns={[
        {
          key: 'name',
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
          header: t('products.price'),
          align: 'end',
          cell: (product) => formatAmount(product.price),
        },
        { key: 'tiers', header: t('products.tiers'), cell: (product) => <Tiers product={product} /> },
        {
          key: 'stock',
          header: t('products.stock'),
          align: 'end',
          cell: (product) => <Stock product={product} />,
        },
        {
          key: 'visible',
          header: t('products.visibility'),
          cell: (product) => <Visibility product={product} />,
        },
        { key: 'sale', header: t('products.forSale'), cell: (product) => <SaleSwitch product={product} /> },
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
  );
}

function Tiers({ product }: { product: OwnProduct }) {
  const { t } = useTranslation('producer-desk');
  const tiers = effectiveTiers(product.discountTiers);
  if (tiers.length === 0) return <span className="text-muted">{t('products.noTiers')}</span>;
  return (
    <span className="flex flex-wrap gap-x-2.5 gap-y-0.5 text-xs tabular-nums max-sm:justify-end">
      {tiers.map((tier) => (
        <span key={tier.minQuantity} className="whitespace-nowrap">
          {tier.minQuantity}+ <span className="text-muted">−{tier.discountPercentage}%</span>
        </span>
      ))}
    </span>
  );
}

function Stock({ product: { quantityAvailable, heldQuantity } }: { product: OwnProduct }) {
  const { t } = useTranslation('group-desk');
  return (
    <>
      <span className={quantityAvailable === 0 ? 'font-semibold text-danger' : undefined}>
        {quantityAvailable}
      </span>
      {heldQuantity > 0 && (
        <span className="block text-xs whitespace-nowrap text-muted">
          {t('desk.stockHeld', { count: heldQuantity })}
        </span>
      )}
    </>
  );
}

function Visibility({ product }: { product: OwnProduct }) {
  const { t } = useTranslation('producer-desk');
  if (product.hidden) return <Badge tone="danger">{t('products.hidden')}</Badge>;
  if (!product.listed) return <Badge tone="info">{t('products.underReview')}</Badge>;
  if (!product.inStock) return <Badge tone="warning">{t('products.outOfStock')}</Badge>;
  return <Badge tone="success">{t('products.visible')}</Badge>;
}

function SaleSwitch({ product }: { product: OwnProduct }) {
  const { t } = useTranslation('producer-desk');
  const change = useChange({
    send: (inStock: boolean) => changeProduct(product.id, { inStock }),
    refreshes: DESK,
    failed: { title: t('form.failedTitle') },
  });
  return (
    <Switch
      labelHidden
      label={t('products.forSaleOf', { name: product.name })}
      checked={change.isPending ? change.variables : product.forSale}
      disabled={change.isPending}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}
