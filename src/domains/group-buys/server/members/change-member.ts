import { eq } from 'drizzle-orm';
import { formatMoney } from '#engine/model/money.ts';
import type { ChosenSizes } from '#domains/group-buys/model/group-input.ts';
import { mostOwedCents, type SizeQuantity } from '#domains/group-buys/model/group-sizes.ts';
import { CONFIRM_WINDOW_MS } from '#domains/orders/model/payments/confirmation.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { groupMembers } from '#domains/group-buys/server/group-buys.schema.ts';
import { queueHoldClosing } from '#domains/orders/server/refunds/queue-job.ts';
import { putOnShelf } from '#domains/orders/server/return-stock.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { TaxesAtHand } from '#domains/taxes/server/tax-provider.ts';
import {
  announceGroup,
  changeGroup,
  changeTaxedGroup,
  lockGroupWithSlug,
  requireOpen,
  type GroupShop,
  type LockedGroup,
} from '#domains/group-buys/server/change-group.ts';
import type { MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import { byProduct, holdBatches, holdItems } from '#domains/group-buys/server/group-product.ts';
import { changedItems, heldOf } from '#domains/group-buys/server/group-sizes.ts';
import { askForAnswer } from './confirm-place.ts';
import { refuseTooLarge } from './member-form.ts';
import { memberNotFound } from './membership.ts';
import { askForPromise, holdOf, promiseCents, refuseInvoice } from './member-payment.ts';
import { openingTerms } from '#domains/group-buys/server/pool.ts';
import { mostTaxCents } from './member-tax.ts';
import { languageOf, tellOfTier } from '#domains/group-buys/server/tell-members.ts';

interface Place {
  slug: string;
  memberId: number;
}
interface LockedPlace {
  group: LockedGroup;
  member: MemberRow;
}

/** A member takes more or fewer, or other sizes. The caller has checked the token. */
export function changeMember(
  shop: GroupShop,
  { slug, memberId }: Place,
  change: ChosenSizes,
  { mustConfirm, now }: { mustConfirm: boolean; now: Date },
): Promise<LockedPlace> {
  return changeTaxedGroup(shop, { slug, now }, async (tx, changed, taxes) => {
    const { group, member } = await lockPlace(tx, slug, memberId);
    // Who has answered, or was asked, is not asked again.
    const isToAnswer = mustConfirm && member.confirmBy === null;
    // All of the group would wait with its organizer.
    if (isToAnswer && member.isOrganizer) throw new AppError('conflict', 'errors:groupBuys.proveAddress');
    const held = heldOf(group, changedItems(group, member, change));
    refuseTooLarge(mostOf(group, { ...member, ...held }));
    await changeHold(tx, changed, member, held.items, now);
    const isMore = mostOf(group, { ...member, ...held }) > mostOf(group, member);
    const isEnough = await isPromised(tx, { group, member: { ...member, ...held } }, { now, taxes, isMore });
    if (!isToAnswer) return store(tx, group, member, isEnough ? held : { ...held, state: 'waiting' });
    const confirmBy = new Date(now.getTime() + CONFIRM_WINDOW_MS);
    const stored = await store(tx, group, member, { ...held, state: 'waiting', confirmBy });
    await askForAnswer(tx, stored.group, stored.member);
    return stored;
  });
}

/** A member leaves; the units go back. The organizer cancels instead: without one there is no group. */
export function leaveGroupBuy(shop: GroupShop, { slug, memberId }: Place): Promise<LockedPlace> {
  return changeGroup(shop, slug, async (tx, changed) => {
    const { group, member } = await lockPlace(tx, slug, memberId);
    if (member.isOrganizer) throw new AppError('conflict', 'errors:groupBuys.organizerLeaves');
    await changeHold(tx, changed, member, [], new Date());
    await queueHoldClosing(tx, [memberId]);
    return store(tx, group, member, GONE);
  });
}

/** What says how to reach somebody who left goes at once. */
const GONE = { state: 'left', customerEmail: '', customerPhone: null, shippingAddress: null } as const;

async function lockPlace(tx: Db, slug: string, memberId: number): Promise<LockedPlace> {
  const group = await lockGroupWithSlug(tx, slug);
  const member = group.members.find(({ id }) => id === memberId);
  if (member === undefined) throw memberNotFound();
  requireOpen(group);
  if (member.state !== 'waiting' && member.state !== 'in')
    throw new AppError('conflict', 'errors:groupBuys.notInAnyMore');
  return { group, member };
}

const mostOf = (group: LockedGroup, { items, isOrganizer }: MemberRow): number =>
  mostOwedCents(openingTerms(group), { items, isOrganizer, delivery: group.delivery });

/** Whether the card's promise covers what is held now. Otherwise it is asked for a new one, and the member waits again. */
async function isPromised(
  tx: Db,
  { group, member }: LockedPlace,
  { now, taxes, isMore }: { now: Date; taxes: TaxesAtHand; isMore: boolean },
): Promise<boolean> {
  const organizer = group.members.find((each) => each.isOrganizer);
  const shippingAddress = member.shippingAddress ?? organizer?.shippingAddress ?? '';
  const by = { shippingAddress, language: languageOf(member), taxes };
  const taxCents = await mostTaxCents(tx, group, member, by);
  // Fewer are always taken, even where the owner has lowered what may be owed.
  if (isMore) refuseInvoice(group, member, member.paymentMethod, taxCents);
  const needed = promiseCents(group, member, member.paymentMethod, taxCents);
  const hold = await holdOf(tx, member);
  if (needed <= (hold?.amountCents ?? 0)) return true;
  // All of the group would wait with its organizer.
  if (member.isOrganizer)
    throw new AppError('conflict', 'errors:groupBuys.promiseTooSmall', {
      params: { amount: formatMoney(hold?.amountCents ?? 0) },
    });
  await queueHoldClosing(tx, [member.id]);
  await askForPromise(tx, member, needed, now);
  return false;
}

/** From what a member holds to what they want, size by size and by rising id, as products are locked everywhere. */
async function changeHold(
  tx: Db,
  changed: Changed,
  { id: groupMemberId, items: before }: MemberRow,
  after: readonly SizeQuantity[],
  now: Date,
): Promise<void> {
  const less = before.map(({ productId, quantity }) => ({ productId, quantity: -quantity }));
  const changes = Map.groupBy(byProduct([...less, ...after]), ({ productId }) => productId);
  for (const [productId, both] of changes) {
    const more = both.reduce((sum, { quantity }) => sum + quantity, 0);
    if (more > 0) {
      const held = await holdItems(tx, changed, [{ productId, quantity: more }]);
      await holdBatches(tx, changed, held, groupMemberId, now);
    }
    if (more < 0)
      await putOnShelf(tx, changed, [{ productId, quantity: -more, owner: { groupMemberId } }], now);
  }
}

async function store(
  tx: Db,
  group: LockedGroup,
  { id }: MemberRow,
  change: Partial<MemberRow>,
): Promise<LockedPlace> {
  const [member] = await tx.update(groupMembers).set(change).where(eq(groupMembers.id, id)).returning();
  await announceGroup(tx, group.id);
  const members = group.members.map((each) => (each.id === id ? member! : each));
  const changed = { ...group, members };
  await tellOfTier(tx, changed, id);
  return { group: changed, member: member! };
}
