import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { effectiveTiers } from '#domains/pricing/model/tiers.ts';
import { formatAmount } from '#engine/model/money.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { DESK } from '#engine/web/lists/admin.queries.ts';
import { EditInPlace } from '#engine/web/lists/edit-in-place.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { changeProduct } from './desk-catalogue.queries.ts';
import { SaleSwitch, useOffSaleNotice } from './sale-switch.tsx';

export function Price({ product: { id, shownName: name, price } }: { product: OwnProduct }) {
  const { t } = useTranslation('dashboards');
  return (
    <EditInPlace
      label={t('products.priceOf', { name })}
      value={price}
      step="0.01"
      save={(next) => changeProduct(id, { price: next })}
      refreshes={DESK}
    >
      {formatAmount(price)}
    </EditInPlace>
  );
}

export function Tiers({ product }: { product: OwnProduct }) {
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

/** Of a product in batches it is the sum of these, and changed there. Sales go on: it is saved with what it was thought to be. */
export function Stock({ product }: { product: OwnProduct }) {
  const { t } = useTranslation('group-desk');
  const { t: tDesk } = useTranslation('dashboards');
  const { id, shownName: name, quantityAvailable, heldQuantity, tracksBatches } = product;
  const figure = (
    <span className={quantityAvailable === 0 ? 'font-semibold text-danger' : undefined}>
      {quantityAvailable}
    </span>
  );
  return (
    <>
      {tracksBatches ? (
        // Under those that can be edited, which have a border and room within it.
        <span className="sm:mr-[calc(0.375rem+1px)]">{figure}</span>
      ) : (
        <EditInPlace
          label={tDesk('products.stockOf', { name })}
          value={quantityAvailable}
          step="1"
          save={(next, before) => changeProduct(id, { quantityAvailable: next, quantityBefore: before })}
          refreshes={DESK}
        >
          {figure}
        </EditInPlace>
      )}
      {heldQuantity > 0 && (
        <span className="block text-xs whitespace-nowrap text-muted sm:mr-[calc(0.375rem+1px)]">
          {t('desk.stockHeld', { count: heldQuantity })}
        </span>
      )}
    </>
  );
}

export function Visibility({ product }: { product: OwnProduct }) {
  const { t } = useTranslation('producer-desk');
  if (product.hidden) return <Badge tone="danger">{t('products.hidden')}</Badge>;
  if (!product.listed) return <Badge tone="info">{t('products.underReview')}</Badge>;
  if (!product.inStock) return <Badge tone="warning">{t('products.outOfStock')}</Badge>;
  return <Badge tone="success">{t('products.visible')}</Badge>;
}

export function OwnSaleSwitch({
  product: { id, shownName: name, forSale, heldQuantity },
}: {
  product: OwnProduct;
}) {
  const { t } = useTranslation('producer-desk');
  const offSale = useOffSaleNotice(name);
  const change = useChange<boolean>({
    send: (inStock) => changeProduct(id, { inStock }),
    refreshes: DESK,
    done: (_answer, inStock) => (inStock ? undefined : offSale(() => change.mutate(true))),
    failed: { title: t('form.failedTitle') },
  });
  return (
    <SaleSwitch
      label={t('products.forSaleOf', { name })}
      name={name}
      isOn={forSale}
      held={heldQuantity}
      change={change}
    />
  );
}
