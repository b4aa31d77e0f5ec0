import {
  firstName,
  type GroupBuy,
  type GroupBuySummary,
  type GroupPool,
} from '#domains/group-buys/model/group-view.ts';
import { lineBy } from '#domains/group-buys/model/group-price.ts';
import { toAmount } from '#engine/model/money.ts';
import type { OwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { LoadedGroup } from './groups.queries.ts';
import { poolOf, type Pool } from './pool.ts';

/** What everybody who watches is sent: nothing in it names more of a member than a first name. */
export function toGroupPool({ group, members, product, sizes }: LoadedGroup): GroupPool {
  const pool = poolOf(group, members);
  return {
    slug: group.slug,
    version: group.version,
    status: group.status,
    cancelReason: group.cancelReason,
    closesAt: group.closesAt.toISOString(),
    endedAt: group.endedAt?.toISOString() ?? null,
    ...figuresOf(pool),
    quantityLeft:
      sizes.length === 0
        ? product.quantityAvailable
        : sizes.reduce((left, size) => left + size.quantityAvailable * size.countsAs, 0),
    sizesNow: sizes.map(({ productId, quantityAvailable }) => ({
      productId,
      unitPrice: toAmount(lineBy(pool.prices.get(productId)!, 1).discountedUnitCents),
      quantityAvailable,
    })),
    members: pool.members.map(({ id, customerName, quantity, items, isOrganizer }) => ({
      id,
      firstName: firstName(customerName),
      quantity,
      items,
      isOrganizer,
    })),
  };
}

function figuresOf({ quantity, terms, nextTier }: Pool) {
  return {
    pooledQuantity: quantity,
    percentage: terms.discountPercentage,
    unitPrice: toAmount(lineBy(terms, 1).discountedUnitCents),
    nextTier: nextTier && {
      quantity: nextTier.quantity,
      missing: nextTier.missing,
      percentage: nextTier.percentage,
      unitPrice: toAmount(nextTier.unitPriceCents),
    },
  };
}

export function toGroupBuy(loaded: LoadedGroup, paymentMethods: readonly OwnMethod[]): GroupBuy {
  const { group, product } = loaded;
  return {
    ...toGroupPool(loaded),
    title: group.title,
    product,
    ...familyOf(loaded),
    price: toAmount(group.priceCents),
    discountTiers: group.tiers,
    minimumQuantity: group.minimumQuantity,
    delivery: group.delivery,
    public: group.isPublic,
    paymentMethods: [...paymentMethods],
  };
}

/** Whose sizes may be chosen. */
function familyOf({ familyName, sizes }: LoadedGroup) {
  return {
    familyName,
    sizes: sizes.map(({ priceCents, quantityAvailable: _left, ...size }) => ({
      ...size,
      price: toAmount(priceCents),
    })),
  };
}

export function toSummary(loaded: LoadedGroup): GroupBuySummary {
  const { group, members, product } = loaded;
  const pool = poolOf(group, members);
  const { perishable: _food, quantityAvailable: _left, ...shown } = product;
  return {
    slug: group.slug,
    title: group.title,
    status: group.status,
    cancelReason: group.cancelReason,
    closesAt: group.closesAt.toISOString(),
    endedAt: group.endedAt?.toISOString() ?? null,
    ...figuresOf(pool),
    minimumQuantity: group.minimumQuantity,
    delivery: group.delivery,
    public: group.isPublic,
    ...familyOf(loaded),
    price: toAmount(group.priceCents),
    memberCount: pool.members.length,
    product: shown,
  };
}
