import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useAddToCartWithToast } from '#domains/cart/web/add-to-cart.ts';
import { HeartButton } from '#domains/cart/web/saved/heart-button.tsx';
import type { ProductWithFamily } from '#domains/catalogue/model/product.ts';
import { isSoldIn, shippedFrom, soldFrom } from '#domains/catalogue/model/seasons/season.ts';
import { maxQuantityOf } from '#domains/catalogue/web/max-quantity.ts';
import { chooseGift, useGiftWanted } from '#domains/checkout/web/gift-wanted.ts';
import { perUnitAndMeasure } from '#domains/catalogue/web/unit-name.ts';
import { StandingPools } from '#domains/standing-orders/web/pool/standing-pools.tsx';
import { BuyTogether } from '#domains/group-buys/web/open/buy-together.tsx';
import { TellMe } from '#domains/outreach/web/stock-alerts/tell-me.tsx';
import { policies } from '#engine/model/policies.ts';
import { formatDay, formatMoment } from '#engine/model/dates.ts';
import { formatMoney, toCents } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { Price } from '#engine/web/ui/content/price.tsx';
import { Checkbox } from '#engine/web/ui/forms/checkbox.tsx';
import { QuantityControl } from '#engine/web/ui/forms/quantity-control.tsx';
import { BuyBar } from './buy-bar.tsx';
import { ladderUnit, PoolNote, usePool } from './family-pool.tsx';
import { ladderAt, type Ladder, type OtherSize } from './ladder.ts';
import { LineSummary } from './line-summary.tsx';
import { PurchasePromises } from './purchase-promises.tsx';
import { SizeChoice } from './size-choice.tsx';
import { TierLadder } from './tier-ladder.tsx';

const LOW_STOCK = 10;

interface ProductPurchaseProps {
  product: ProductWithFamily;
  /** On phones a bar stands in for the button while it is out of sight. */
  withBar?: boolean;
}

/** By the measure by which its sizes are compared beside it. */
const comparedPrice = ({ id, unitPrice, family }: ProductWithFamily) =>
  family?.members.find(({ productId }) => productId === id)?.unitPrice ?? unitPrice;

/** Price, tier ladder, quantity and the button; the same on the product's page and over a list. */
export function ProductPurchase({ product, withBar = false }: ProductPurchaseProps) {
  const { t } = useTranslation('catalogue');
  const [quantity, setQuantity] = useState(1);
  const button = useRef<HTMLButtonElement>(null);
  const add = useAddToCartWithToast();
  const max = maxQuantityOf(product);
  const soldOut = max === 0;
  const pool = usePool(product);
  const ladder = ladderAt(product, quantity, max, pool);
  const addToCart = () => add.mutate({ product, quantity });
  return (
    <div className="flex flex-col gap-5">
      <Price
        size="lg"
        amount={formatMoney(toCents(product.price))}
        unit={perUnitAndMeasure(t, { ...product, unitPrice: comparedPrice(product) })}
      />
      {product.lowered && <LowestBefore lowered={product.lowered} />}
      {policies().taxMode !== 'none' && (
        <p className="-mt-2 text-xs text-muted">{t(`tax.${policies().taxMode}`)}</p>
      )}
      {product.family && <SizeChoice family={product.family} productId={product.id} inModal={!withBar} />}
      <SeasonNotice product={product} />
      {soldOut && product.season === 'open' && (
        <Notice tone="neutral" title={t('purchase.soldOutTitle')}>
          {t('purchase.soldOutText')}
          <TellMe productId={product.id} wasThere />
        </Notice>
      )}
      <div>
        <p className="eyebrow mb-2 text-muted">
          {product.discountTiers.length > 0 ? t('purchase.ladder') : t('purchase.noTiers')}
        </p>
        {product.discountTiers.length > 0 && (
          <TierLadder steps={ladder.steps} unit={ladderUnit(product)} onChoose={setQuantity} />
        )}
        {product.family && <PoolNote pool={pool} quantity={quantity} unit={ladderUnit(product)} />}
      </div>
      {!soldOut && <LineSummary ladder={ladder} unit={product.unit} />}
      {/* Where there is no ladder it may stand on the first screen. */}
      <div
        className={cx(
          'flex flex-col gap-5 [--likely-height:36rem]',
          product.discountTiers.length > 0 && 'drawn-next',
        )}
      >
        {!soldOut && (
          <CheaperOffer
            ladder={ladder}
            onTake={setQuantity}
            onAddBoth={({ productId: id, label: name }, more) =>
              add.mutate(
                { product, quantity },
                { onSuccess: () => add.mutate({ product: { id, name }, quantity: more }) },
              )
            }
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          {!soldOut && (
            <QuantityControl
              value={quantity}
              onChange={setQuantity}
              max={max}
              labels={{
                input: t('purchase.quantity'),
                decrease: t('purchase.decrease'),
                increase: t('purchase.increase'),
              }}
            />
          )}
          <Button
            ref={button}
            size="lg"
            className="order-last basis-full sm:order-none sm:min-w-44 sm:flex-1 sm:basis-0"
            disabled={soldOut}
            loading={add.isPending}
            onClick={addToCart}
          >
            {soldOut ? t(isSoldIn(product.season) ? 'outOfStock' : 'season.notSold') : t('addToCart')}
          </Button>
          <HeartButton product={product} className="ml-auto sm:ml-0" />
        </div>
        {!soldOut && max < LOW_STOCK && (
          <p className="-mt-2 text-sm font-medium text-warning">{t('purchase.lowStock', { count: max })}</p>
        )}
        {add.isSuccess && <ToCheckout />}
        {!soldOut && <GiftToggle />}
        <PurchasePromises product={product} quantity={quantity} />
        <StandingPools productId={product.id} />
        {withBar && !soldOut && (
          <BuyBar
            button={button}
            line={ladder.line}
            unit={product.unit}
            loading={add.isPending}
            isAdded={add.isSuccess}
            onAdd={addToCart}
          />
        )}
        {!soldOut && product.discountTiers.length > 0 && (
          <BuyTogether product={product} quantity={quantity} />
        )}
      </div>
    </div>
  );
}

/** For somebody who wanted this and nothing else: the order is one tap away. */
function ToCheckout() {
  const { t } = useTranslation('catalogue');
  return (
    <Button asChild size="lg" variant="secondary" block className="animate-rise-in">
      <Link to="/checkout" preload="render">
        {t('purchase.checkout')}
      </Link>
    </Button>
  );
}

/** Said here, asked for at the checkout: whose name the parcel bears, wrapping, a message. */
function GiftToggle() {
  const { t } = useTranslation('catalogue');
  const isGift = useGiftWanted();
  return (
    <Checkbox
      label={t('purchase.gift')}
      description={isGift ? t('purchase.giftText') : undefined}
      checked={isGift}
      onChange={(event) => chooseGift(event.currentTarget.checked)}
    />
  );
}

/** Beside a lowered price stands the lowest of the 30 days before: a price that was raised first is no bargain. */
function LowestBefore({
  lowered: { since, lowestBefore },
}: {
  lowered: { since: string; lowestBefore: number };
}) {
  const { t, i18n } = useTranslation('catalogue');
  return (
    <p className="-mt-2 text-sm text-muted tabular-nums">
      {t('purchase.lowered', {
        date: formatMoment(since, 'longDate', i18n.language),
        price: formatMoney(toCents(lowestBefore)),
      })}
    </p>
  );
}

/** Outside its season it is shown and saved; what is sold before it says from when it is shipped. */
function SeasonNotice({ product }: { product: ProductWithFamily }) {
  const { t, i18n } = useTranslation('catalogue');
  const { season, id } = product;
  if (season === 'open') return null;
  const date = shippedFrom(product) ?? soldFrom(product);
  const day = date === null ? '' : formatDay(date, 'seasonDay', i18n.language);
  return (
    <Notice tone="neutral" title={t(`season.${season}Title`, { day })}>
      {t(`season.${season}Text`)}
      {!product.inStock && <TellMe productId={id} />}
    </Notice>
  );
}

interface CheaperOfferProps {
  ladder: Ladder;
  onTake: (quantity: number) => void;
  /** What is chosen, and so many of another size. */
  onAddBoth: (other: OtherSize, quantity: number) => void;
}

/** Where more costs less, say so, in whatever size; the visitor decides. */
function CheaperOffer({ ladder, onTake, onAddBoth }: CheaperOfferProps) {
  const { t } = useTranslation('catalogue');
  const { cheaper, line } = ladder;
  const other = cheaper?.other;
  return (
    <div role="status" className="empty:hidden">
      {cheaper && (
        <div className="flex animate-rise-in flex-wrap items-center justify-between gap-3 rounded-lg bg-zest-soft px-4 py-3">
          <p className="text-sm font-medium tabular-nums">
            {t(other ? 'sizes.cheaper' : 'purchase.cheaper', {
              quantity: cheaper.quantity,
              size: other?.label,
              chosen: line.quantity,
              price: formatMoney(cheaper.finalCents),
              chosenPrice: formatMoney(line.finalCents),
            })}
          </p>
          <Button
            size="sm"
            onClick={() => (other ? onAddBoth(other, cheaper.quantity) : onTake(cheaper.quantity))}
          >
            {t(other ? 'sizes.addBoth' : 'purchase.takeCheaper', {
              quantity: cheaper.quantity,
              amount: formatMoney(cheaper.savedCents),
            })}
          </Button>
        </div>
      )}
    </div>
  );
}
