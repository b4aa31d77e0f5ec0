import { useQuery } from '@tanstack/react-query';
import { PackagePlus, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { formatDollars } from '#shared/money.ts';
import { effectiveTiers } from '#shared/pricing/tiers.ts';
import type { OwnProduct } from '#shared/producer-desk/desk.ts';
import { serverMessage } from '#web/api/api-error.ts';
import { LoadFailed } from '#web/features/catalogue/load-failed.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Table } from '#web/ui/table.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ownProductsQuery, useChangeProduct } from './desk.queries.ts';
import { ProductDialog } from './product-dialog.tsx';
import { RestockDialog } from './restock-dialog.tsx';

export function DeskProducts() {
  const { t } = useTranslation('producer-desk');
  const { data: products, isError, refetch } = useQuery(ownProductsQuery);
  /** 'new', or the product being edited. */
  const [editing, setEditing] = useState<'new' | OwnProduct | null>(null);
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (products === undefined) return <Skeleton className="h-48 w-full rounded-lg" />;
  return (
    <>
      {products.length === 0 ? (
        <EmptyState
          icon={<PackagePlus aria-hidden="true" />}
          title={t('products.emptyTitle')}
          description={t('products.emptyText')}
          actions={<Button onClick={() => setEditing('new')}>{t('products.addFirst')}</Button>}
        />
      ) : (
        <>
          <div className="mb-4 flex justify-end">
            <Button onClick={() => setEditing('new')}>
              <Plus aria-hidden="true" />
              {t('products.add')}
            </Button>
          </div>
          <ProductTable products={products} onEdit={setEditing} />
        </>
      )}
      {editing !== null && (
        <ProductDialog product={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}

function ProductTable({
  products,
  onEdit,
}: {
  products: OwnProduct[];
  onEdit: (product: OwnProduct) => void;
}) {
  const { t } = useTranslation('producer-desk');
  return (
    <Table
      caption={t('tabs.products')}
      rows={products}
      rowKey={(product) => product.id}
      columns={[
        {
          key: 'name',
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
              {product.name}
            </span>
          ),
        },
        {
          key: 'price',
          header: t('products.price'),
          align: 'end',
          cell: (product) => formatDollars(product.price),
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
            <span className="flex justify-end gap-1">
              <RestockDialog product={product} />
              <IconButton label={t('products.edit', { name: product.name })} onClick={() => onEdit(product)}>
                <Pencil aria-hidden="true" />
              </IconButton>
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
    <span className="tabular-nums">
      {tiers.map((tier) => `${tier.minQuantity}: ${tier.discountPercentage}%`).join(' · ')}
    </span>
  );
}

function Stock({ product }: { product: OwnProduct }) {
  return (
    <span className={product.quantityAvailable === 0 ? 'font-semibold text-danger' : undefined}>
      {product.quantityAvailable}
    </span>
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
  const change = useChangeProduct();
  const shown = change.isPending ? change.variables.changes.inStock : product.forSale;
  return (
    <Switch
      label={<span className="sr-only">{t('products.forSaleOf', { name: product.name })}</span>}
      checked={shown ?? product.forSale}
      disabled={change.isPending}
      onChange={(event) =>
        change.mutate(
          { id: product.id, changes: { inStock: event.currentTarget.checked } },
          {
            onError: (error) =>
              showToast({
                title: t('form.failedTitle'),
                description: serverMessage(error),
                tone: 'destructive',
              }),
          },
        )
      }
    />
  );
}
