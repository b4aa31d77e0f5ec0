import {
  aloneLines,
  closingPrices,
  goodsCents,
  linesBy,
  ownShippingCents,
  pooledShippingCents,
  type SizePrices,
} from '#domains/group-buys/model/group-sizes.ts';
import type { GroupPlace } from '#domains/orders/model/group-place.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { knownUsers } from '#domains/orders/server/known-users.ts';
import { holdsOfMembers, type StoredHold } from '#domains/payments/server/holds/holds.queries.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import { admitPaid } from '#domains/group-buys/server/members/admit-paid.ts';
import { cancelGroup, endGroup, presentMembers, releaseMembers } from './end-group.ts';
import { groupMail } from './tell-members.ts';
import type { MemberRow } from './groups.queries.ts';
import type { LockedGroup } from './change-group.ts';
import {
  orderForMember,
  taxedSaleOf,
  type MemberSale,
} from '#domains/group-buys/server/members/member-order.ts';
import { saleOfMember, taxOwner } from '#domains/group-buys/server/members/member-tax.ts';
import type { TaxedSale } from '#domains/taxes/model/taxed-sale.ts';
import { vatIdsOf, type VatIdOfAccount } from '#domains/accounts/server/business-vat-id.ts';
import type { TaxesAtHand } from '#domains/taxes/server/tax-provider.ts';
import { openingTerms, unitsOf } from './pool.ts';
import { isUnsold } from './unsold-sizes.ts';
import { lockProducts, termsNow, type SoldProduct } from './group-product.ts';

/**
 * Closes a group buy: each membership becomes an ordinary order at the price of all units together. In the caller's
 * transaction, which holds the group's lock, so that it happens once among all who try.
 */
export async function settleGroup(
  tx: Db,
  changed: Changed,
  locked: LockedGroup,
  { now, taxes }: { now: Date; taxes: TaxesAtHand },
): Promise<void> {
  const group = await admitPaid(tx, locked);
  const products = await lockProducts(
    tx,
    group.sizes.map(({ productId }) => productId),
  );
  if (isUnsold(group, products)) return cancelGroup(tx, changed, group, 'withdrawn');
  const present = presentMembers(group);
  const joined = present.filter(({ state }) => state === 'in');
  const first = organizerOf(group, joined);
  // Where nobody says any more how it is taxed, nothing can be sold: never taxed by nothing.
  const alone = (member: MemberRow) =>
    [saleAlone({ group, organizer: first! }, member, products), taxOwner(member.id)] as const;
  if (first !== undefined) taxes.need(joined.map(alone));
  const isTaxed = (member: MemberRow) =>
    first !== undefined && taxes.of(...alone(member)).unknown.length === 0;
  const members = joined.filter(isTaxed);
  const organizer = organizerOf(group, members);
  if (organizer === undefined) return cancelGroup(tx, changed, group, 'organizerGone');
  await releaseMembers(
    tx,
    changed,
    present.filter((member) => !members.includes(member)),
    'lapsed',
  );
  const holds = await holdsOfMembers(
    tx,
    members.map(({ id }) => id),
  );
  const accounts = members.map(({ userId }) => userId);
  const vatIds = await vatIdsOf(tx, accounts);
  const known = await knownUsers(tx, accounts);
  const sold = { group, members, organizer, products, holds, taxes, vatIds, known, now };
  return unitsOf(members) < group.minimumQuantity ? expire(tx, changed, sold) : settle(tx, changed, sold);
}

/** One that the shop has opened never had an organizer: then nobody has to stay, and the first stands in. */
function organizerOf({ members: all }: LockedGroup, members: readonly MemberRow[]): MemberRow | undefined {
  const isOfShop = all.every(({ isOrganizer }) => !isOrganizer);
  return isOfShop ? members[0] : members.find(({ isOrganizer }) => isOrganizer);
}

interface Sold {
  group: LockedGroup;
  members: MemberRow[];
  organizer: MemberRow;
  /** All sizes. */
  products: ReadonlyMap<number, SoldProduct>;
  /** What cards have promised, by member. */
  holds: Map<number, StoredHold>;
  taxes: TaxesAtHand;
  vatIds: ReadonlyMap<number, VatIdOfAccount>;
  /** Accounts that the shop has heard from. */
  known: ReadonlySet<number>;
  now: Date;
}

async function settle(tx: Db, changed: Changed, sold: Sold): Promise<void> {
  const { group, members, holds, now } = sold;
  const pooled = unitsOf(members);
  const opening = openingTerms(group);
  const prices = pricesNow(sold, pooled);
  const product = sold.products.get(group.productId)!;
  const terms = prices.get(group.productId)!;
  const linesOf = ({ items }: MemberRow) => linesBy(prices, items);
  const sales = members.map((member) => {
    const { items } = member;
    const shippingCents =
      group.delivery === 'separate'
        ? ownShippingCents(opening, items)
        : member.isOrganizer
          ? pooledShippingCents(members.flatMap(linesOf))
          : 0;
    const groupPlace = placeOf(group, member);
    return saleTo(sold, member, { prices, pooledUnits: pooled, shippingCents, groupPlace });
  });
  sold.taxes.need(sales.map((sale) => [taxedSaleOf(sale), taxOwner(sale.member.id)]));
  for (const sale of sales) {
    const { member } = sale;
    const { orderId, isCharging } = await orderForMember(tx, sale, holds.get(member.id), now);
    const goods = goodsCents(linesOf(member));
    const savedCents = goodsCents(aloneLines(opening, member.items)) - goods;
    const mail = groupMail(
      'group-settled',
      { group, member, product },
      {
        orderId,
        pooled,
        percentage: terms.discountPercentage,
        goodsCents: goods,
        savedCents,
      },
    );
    await queueMails(tx, [{ ...mail, ...(isCharging && { waitsForOrderId: orderId }) }]);
  }
  await endGroup(tx, changed, group, {
    status: 'settled',
    sizes: group.sizes.map((size) => ({ ...size, settled: prices.get(size.productId)! })),
    settledPriceCents: terms.unitPriceCents,
    settledPercentage: terms.discountPercentage,
  });
}

/** Too few were wanted. Who chose to buy anyway pays the price of the own quantity, the others nothing. */
async function expire(tx: Db, changed: Changed, sold: Sold): Promise<void> {
  const { group, members, holds, now } = sold;
  const product = sold.products.get(group.productId)!;
  const opening = openingTerms(group);
  const more = { pooled: unitsOf(members), minimum: group.minimumQuantity };
  const released = members.filter(({ buyAnyway }) => !buyAnyway);
  await releaseMembers(tx, changed, released, 'released');
  for (const member of members) {
    const mail = (orderId?: number) =>
      groupMail('group-expired', { group, member, product }, { ...more, ...(orderId && { orderId }) });
    if (!member.buyAnyway) {
      await queueMails(tx, [mail()]);
      continue;
    }
    const { items, quantity: pooledUnits } = member;
    const prices = pricesNow(sold, pooledUnits);
    const shippingCents = ownShippingCents(opening, items);
    const sale = saleTo(sold, member, { prices, pooledUnits, shippingCents, groupPlace: null });
    const { orderId, isCharging } = await orderForMember(tx, sale, holds.get(member.id), now);
    await queueMails(tx, [{ ...mail(orderId), ...(isCharging && { waitsForOrderId: orderId }) }]);
  }
  await endGroup(tx, changed, group, { status: 'expired' });
}

/** By so many units together, of each size the cheaper of its opening and of now. */
function pricesNow({ group, products }: Sold, units: number): SizePrices {
  const now = new Map([...products].map(([id, product]) => [id, termsNow(product)]));
  return closingPrices(openingTerms(group), now, units);
}

function saleTo(
  sold: Sold,
  member: MemberRow,
  priced: Pick<MemberSale, 'prices' | 'pooledUnits' | 'shippingCents' | 'groupPlace'>,
): MemberSale {
  const familyId = sold.group.family?.id ?? null;
  return { ...sold, ...priced, member, familyId, shippingAddress: addressFor(sold, member) };
}

/** Where all go together, parcels are addressed to the organizer on the member's behalf. */
function addressFor({ group, organizer }: Pick<Sold, 'group' | 'organizer'>, member: MemberRow): string {
  if (group.delivery === 'separate' || member.isOrganizer) return member.shippingAddress!;
  return `c/o ${organizer.customerName}\n${organizer.shippingAddress!}`;
}

/** What a member would buy without the others. */
function saleAlone(
  sold: Pick<Sold, 'group' | 'organizer'>,
  member: MemberRow,
  products: ReadonlyMap<number, SoldProduct>,
): TaxedSale {
  const opening = openingTerms(sold.group);
  const { items } = member;
  return saleOfMember({
    taxCategories: items.map(({ productId }) => products.get(productId)!.taxCategory),
    lines: aloneLines(opening, items),
    shippingCents: ownShippingCents(opening, items),
    shippingAddress: addressFor(sold, member),
  });
}

function placeOf({ delivery }: LockedGroup, { isOrganizer }: MemberRow): GroupPlace {
  if (delivery === 'separate') return 'separate';
  return isOrganizer ? 'organizer' : 'member';
}
