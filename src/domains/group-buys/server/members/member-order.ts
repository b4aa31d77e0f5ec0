import { eq } from 'drizzle-orm';
import { shipsOn } from '#domains/catalogue/model/seasons/season.ts';
import { shopDay } from '#engine/model/dates.ts';
import { saleName } from '#domains/catalogue/server/products/localized-name.ts';
import { linesBy, type SizePrices } from '#domains/group-buys/model/group-sizes.ts';
import { groupMembers } from '#domains/group-buys/server/group-buys.schema.ts';
import type { SoldProduct } from '#domains/group-buys/server/group-product.ts';
import type { MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import { languageOf } from '#domains/group-buys/server/tell-members.ts';
import { passToOrder } from '#domains/catalogue/server/batches/batch-units.ts';
import { draftOrder, PLAIN_DELIVERY, type OrderDraft } from '#domains/orders/model/draft-order.ts';
import type { GroupPlace } from '#domains/orders/model/group-place.ts';
import {
  draftPayment,
  promisedPayment,
  type DraftPayment,
} from '#domains/orders/model/payments/draft-payment.ts';
import { mustBeConfirmed } from '#domains/orders/model/payments/confirmation.ts';
import { mailsOfOrder } from '#domains/orders/server/order-mails.ts';
import { queueHoldClosing } from '#domains/orders/server/refunds/queue-job.ts';
import { toWrite, writeHeldOrder } from '#domains/orders/server/write/write-order.ts';
import type { StoredHold } from '#domains/payments/server/holds/holds.queries.ts';
import { takePromise } from '#domains/payments/server/holds/record-hold.ts';
import { newReference } from '#domains/payments/server/payment-provider.ts';
import { taxedSum } from '#domains/taxes/model/order-taxes.ts';
import type { VatIdOfAccount } from '#domains/accounts/server/business-vat-id.ts';
import type { TaxedSale } from '#domains/taxes/model/taxed-sale.ts';
import type { TaxesAtHand } from '#domains/taxes/server/tax-provider.ts';
import { saleOfMember, taxOwner } from './member-tax.ts';
import type { Db } from '#engine/server/db/client.ts';

interface MemberOrder {
  orderId: number;
  /** The card is still to be charged, or its mail to be answered: until then nothing of it counts. */
  isCharging: boolean;
}

/** Writes the order of a member whose units are taken already. What a card has promised is taken for it. */
export async function orderForMember(
  tx: Db,
  sale: MemberSale,
  hold: StoredHold | undefined,
  now: Date,
): Promise<MemberOrder> {
  const { member } = sale;
  const draft = draftMemberOrder(
    sale,
    (cents) =>
      hold === undefined
        ? draftPayment(member.paymentMethod, cents, {
            now,
            reference: newReference(),
            mustConfirm: isToConfirm(sale, cents),
          })
        : promisedPayment(member.paymentMethod, cents, hold),
    now,
  );
  const [written] = await writeHeldOrder(tx, { order: toWrite(draft, mailsOfOrder(draft)) });
  if (written === undefined) throw new Error(`The order of member ${member.id} was not written`);
  for (const [at, { productId }] of member.items.entries())
    await passToOrder(tx, { groupMemberId: member.id, productId }, written.itemIds[at]!);
  const isCharging = !draft.isAccepted;
  await tx
    .update(groupMembers)
    .set({ state: isCharging ? 'charging' : 'ordered', orderId: written.id })
    .where(eq(groupMembers.id, member.id));
  if (hold !== undefined) {
    if (isCharging) await takePromise(tx, written.id, hold);
    else await queueHoldClosing(tx, [member.id]);
  }
  return { orderId: written.id, isCharging };
}

/** Of one place alone: what a network holds together was counted when its people joined. */
const ALONE = { ofMailboxCents: 0, ofNetworkCents: 0 };

/** A large invoice goes to nobody whose mailbox has not answered, to the place or to the order that it has become. */
function isToConfirm({ member, known }: MemberSale, orderTotalCents: number): boolean {
  if (member.confirmBy !== null) return false;
  const isKnown = member.userId !== null && known.has(member.userId);
  return mustBeConfirmed({ isKnown, paymentMethod: member.paymentMethod, orderTotalCents }, ALONE);
}

export interface MemberSale {
  member: MemberRow;
  /** Among them those that the member takes. */
  products: ReadonlyMap<number, SoldProduct>;
  /** Of each size. */
  prices: SizePrices;
  /** Null: the product is in none. */
  familyId: number | null;
  /** The units that decided the tier, where it is of a family. */
  pooledUnits: number;
  shippingCents: number;
  shippingAddress: string;
  taxes: TaxesAtHand;
  /** Of the members that have an account with one. */
  vatIds: ReadonlyMap<number, VatIdOfAccount>;
  /** Accounts that the shop has heard from. */
  known: ReadonlySet<number>;
  /** Null where the group did not come about: nobody's price counts on the order. */
  groupPlace: GroupPlace | null;
}

const vatIdOf = ({ member, vatIds }: MemberSale) =>
  member.userId === null ? undefined : vatIds.get(member.userId);

/** What the order of a membership is taxed by. */
export function taxedSaleOf(sold: MemberSale): TaxedSale {
  const own = vatIdOf(sold);
  const { items } = sold.member;
  const taxCategories = items.map(({ productId }) => sold.products.get(productId)!.taxCategory);
  const lines = linesBy(sold.prices, items);
  return saleOfMember({ ...sold, taxCategories, lines }, own?.isBusiness ? own.vatId : null);
}

/** The ordinary order that a membership becomes. `payBy` says how the total of it is paid. */
function draftMemberOrder(
  sale: MemberSale,
  payBy: (orderTotalCents: number) => DraftPayment,
  now: Date,
): OrderDraft {
  const { member, products, prices, familyId, pooledUnits, shippingAddress, groupPlace } = sale;
  const language = languageOf(member);
  const own = vatIdOf(sale);
  const { items } = member;
  const lines = linesBy(prices, items);
  const pooled = familyId === null ? {} : { familyId, pooledUnits };
  const sold = items.map(({ productId }) => products.get(productId)!);
  const taxed = taxedSaleOf(sale);
  const taxes = sale.taxes.of(taxed, taxOwner(member.id));
  const sum = taxedSum(taxed.sum, taxes);
  return draftOrder({
    lines: sold.map((product, at) => ({
      product: {
        ...product,
        name: saleName(product, language),
        shipsFrom: shipsOn(product, shopDay(now)),
      },
      unitPriceCents: prices.get(product.id)!.unitPriceCents,
      price: { ...lines[at]!, ...pooled },
    })),
    sum,
    taxes,
    promo: null,
    delivery: PLAIN_DELIVERY,
    customer: {
      customerName: member.customerName,
      customerEmail: member.customerEmail,
      customerPhone: member.customerPhone,
      shippingAddress,
      vatId: own?.vatId ?? null,
      language,
    },
    placement: {
      actor: member.userId === null ? 'customer' : 'buyer',
      userId: member.userId,
      sessionId: null,
      // A membership becomes one order, whatever else goes wrong.
      idempotencyKey: `group:${member.id}`,
    },
    payment: payBy(sum.orderTotalCents),
    groupPlace,
    now,
  });
}
