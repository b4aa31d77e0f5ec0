import {
  firstName,
  type GroupBuy,
  type GroupBuySummary,
  type GroupPool,
} from '#domains/group-buys/model/group-view.ts';
import { lineBy } from '#domains/group-buys/model/group-price.ts';
import { toDollars } from '#engine/model/money.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { LoadedGroup } from './groups.queries.ts';
import { poolOf, type Pool } from './pool.ts';

/** What everybody who watches is sent: nothing in it names more of a member than a first name. */
export function toGroupPool({ group, members, product }: LoadedGroup): GroupPool {
  const pool = poolOf(group, members);
  return {
    slug: group.slug,
    version: group.version,
    status: group.status,
    cancelReason: group.cancelReason,
    closesAt: group.closesAt.toISOString(),
    endedAt: group.endedAt?.toISOString() ?? null,
    ...figuresOf(pool),
    quantityLeft: product.quantityAvailable,
    members: pool.members.map(({ id, customerName, quantity, isOrganizer }) => ({
      id,
      firstName: firstName(customerName),
      quantity,
      isOrganizer,
    })),
  };
}

function figuresOf({ quantity, terms, nextTier }: Pool) {
  return {
    pooledQuantity: quantity,
    percentage: terms.discountPercentage,
    unitPrice: toDollars(lineBy(terms, 1).discountedUnitCents),
    nextTier: nextTier && {
      quantity: nextTier.quantity,
      missing: nextTier.missing,
      percentage: nextTier.percentage,
      unitPrice: toDollars(nextTier.unitPriceCents),
    },
  };
}

export function toGroupBuy(loaded: LoadedGroup, paymentMethods: readonly PaymentMethod[]): GroupBuy {
  const { group, product } = loaded;
  return {
    ...toGroupPool(loaded),
    title: group.title,
    product,
    price: toDollars(group.priceCents),
    discountTiers: group.tiers,
    minimumQuantity: group.minimumQuantity,
    delivery: group.delivery,
    public: group.isPublic,
    paymentMethods: [...paymentMethods],
  };
}

export function toSummary({ group, members, product }: LoadedGroup): GroupBuySummary {
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
    price: toDollars(group.priceCents),
    memberCount: pool.members.length,
    product: shown,
  };
}
