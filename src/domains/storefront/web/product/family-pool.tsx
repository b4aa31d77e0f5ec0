import { useQuery } from '@tanstack/react-query';
import { cartQuery } from '#domains/cart/web/cart.queries.ts';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { ProductWithFamily } from '#domains/catalogue/model/product.ts';
import { maxQuantityOf } from '#domains/catalogue/web/max-quantity.ts';
import { unitsOfLine } from '#domains/pricing/model/pooled-lines.ts';
import { unitWord } from '#domains/pricing/model/unit-label.ts';
import { toCents } from '#engine/model/money.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useHydrated } from '#engine/web/ui/basics/use-hydrated.ts';
import { ALONE_POOL, type FamilyPool } from './ladder.ts';

type Sized = Pick<ProductWithFamily, 'id' | 'family'>;

/** What of the product's family is in the cart already; nothing where it has none, or the cart is not known yet. */
export function usePool(product: Sized): FamilyPool {
  // The page was made without a cart, and is taken over as it was made.
  const hydrated = useHydrated();
  const { data: cart } = useQuery({ ...cartQuery, enabled: hydrated && product.family !== null });
  return poolOf(product, hydrated ? cart : undefined);
}

export function poolOf({ id, family }: Sized, cart: Pick<Cart, 'items'> | undefined): FamilyPool {
  if (family === null) return ALONE_POOL;
  const lines = cart?.items.filter(({ familyId }) => familyId === family.id) ?? [];
  const units = (some: typeof lines) =>
    some.reduce(
      (sum, { quantity, familyId, product: { countsAs } }) =>
        sum + unitsOfLine({ quantity, familyId, countsAs }),
      0,
    );
  const others = lines.filter(({ product }) => product.id !== id);
  return {
    countsAs: family.members.find(({ productId }) => productId === id)?.countsAs ?? 1,
    unitsInCart: units(lines),
    unitsOfOthers: units(others),
    otherSizes: others.flatMap(({ product }) => product.size ?? []),
    sisters: family.members
      .filter(({ productId }) => productId !== id)
      .map((size) => {
        const held = lines.find(({ product }) => product.id === size.productId)?.quantity ?? 0;
        const { productId, label, countsAs } = size;
        const maxQuantity = Math.max(0, maxQuantityOf(size) - held);
        return { productId, label, unitPriceCents: toCents(size.price), countsAs, maxQuantity };
      }),
  };
}

/** What the ladder counts: what one piece of counts as one. Sizes that go by different words count together as items. */
export function ladderUnit({ unit, family }: Pick<ProductWithFamily, 'unit' | 'family'>): string {
  if (family === null) return unit;
  const units = family.members.filter(({ countsAs }) => countsAs === 1).map((size) => size.unit);
  return new Set(units.map(unitWord)).size === 1 ? units[0]! : 'item';
}

/** '6 of your 9 bottles count from 250 ml'. */
export function PoolNote({ pool, quantity, unit }: { pool: FamilyPool; quantity: number; unit: string }) {
  const { t } = useTranslation('catalogue');
  const total = pool.unitsInCart + quantity * pool.countsAs;
  const word = t(`purchase.word.${unitWord(unit)}`, { count: total });
  if (pool.unitsOfOthers === 0 && pool.countsAs === 1) return null;
  return (
    <p className="mt-2 text-sm text-muted tabular-nums" data-testid="pool">
      {pool.unitsOfOthers > 0
        ? t('sizes.counted', {
            count: pool.unitsOfOthers,
            total,
            word,
            sizes: pool.otherSizes.join(', '),
          })
        : t('sizes.countsAs', { count: pool.countsAs })}
    </p>
  );
}
