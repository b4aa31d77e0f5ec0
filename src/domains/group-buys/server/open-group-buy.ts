import { and, eq } from 'drizzle-orm';
import { closingFault } from '#domains/group-buys/model/closing-time.ts';
import { MAX_OPEN_PER_ORGANIZER, type OpenGroupBuy } from '#domains/group-buys/model/group-input.ts';
import { mostOwedCents } from '#domains/group-buys/model/group-sizes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { groupBuys, groupMembers } from './group-buys.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import { announceGroup, changeTaxedGroup, nameMarked, type GroupShop } from './change-group.ts';
import { groupMail } from './tell-members.ts';
import { newGroupSlug } from './group-link.ts';
import type { GroupRow, MemberRow } from './groups.queries.ts';
import { holdBatches, holdItems, productOf } from './group-product.ts';
import { chosenItems, heldOf, termsToOffer } from './group-sizes.ts';
import { askForAnswer } from '#domains/group-buys/server/members/confirm-place.ts';
import {
  fieldFault,
  newMember,
  refuseAddress,
  refuseTooLarge,
  type Applicant,
} from '#domains/group-buys/server/members/member-form.ts';
import { mostTaxCents } from '#domains/group-buys/server/members/member-tax.ts';
import {
  askForPromise,
  promiseCents,
  refuseInvoice,
} from '#domains/group-buys/server/members/member-payment.ts';
import { openingTerms } from './pool.ts';

/** A signed-in buyer opens a group buy and is its first member. Price and ladder are those of this moment. */
export function openGroupBuy(
  shop: GroupShop,
  form: OpenGroupBuy,
  organizer: Applicant & { userId: number },
): Promise<{ group: GroupRow; member: MemberRow }> {
  const closesAt = new Date(form.closesAt);
  const fault = closingFault(closesAt, organizer.now);
  if (fault !== null) throw fieldFault('closesAt', fault);
  const slug = newGroupSlug();
  return changeTaxedGroup(shop, { slug, now: organizer.now }, async (tx, changed, taxes) => {
    await refuseMoreThanTen(tx, organizer.userId);
    const offer = { productId: form.productId, ...(await termsToOffer(tx, form.productId)) };
    const place = { ...heldOf(offer, chosenItems(offer, form)), isOrganizer: true };
    const { items, quantity } = place;
    const held = await holdItems(tx, changed, items);
    const perishables = held.some(({ perishable }) => perishable);
    refuseAddress(form.shippingAddress, perishables, organizer);
    const { delivery } = form;
    refuseTooLarge(mostOwedCents(openingTerms(offer), { items, isOrganizer: true, delivery }));
    const [group] = await tx
      .insert(groupBuys)
      .values({
        slug,
        ...offer,
        organizerUserId: organizer.userId,
        title: form.title || null,
        closesAt,
        minimumQuantity: form.minimumQuantity ?? 1,
        delivery,
        isPublic: form.public ?? false,
        toldTier: offer.tiers.findLast(({ minQuantity }) => minQuantity <= quantity)?.minQuantity ?? 0,
      })
      .returning();
    const shippingAddress = form.shippingAddress ?? '';
    const taxCents = await mostTaxCents(tx, group!, place, { ...organizer, shippingAddress, taxes });
    refuseInvoice(group!, place, organizer.paymentMethod, taxCents);
    const promised = promiseCents(group!, place, organizer.paymentMethod, taxCents);
    const [member] = await tx
      .insert(groupMembers)
      .values({
        ...newMember(form, organizer),
        ...place,
        groupBuyId: group!.id,
        state: promised > 0 || organizer.mustConfirm ? 'waiting' : 'in',
      })
      .returning();
    await holdBatches(tx, changed, held, member!.id, organizer.now);
    // Nobody knows of it yet, except those who look through the lists.
    if (group!.isPublic) await announceGroup(tx, group!.id);
    nameMarked(changed, group!);
    if (promised > 0) await askForPromise(tx, member!, promised, organizer.now);
    if (organizer.mustConfirm) await askForAnswer(tx, group!, member!);
    const product = await productOf(tx, form.productId);
    const mail = groupMail('group-opened', { group: group!, member: member!, product }, {});
    await queueMails(tx, [mail]);
    return { group: group!, member: member! };
  });
}

/** Locks the account, so that ten opened at once are ten. */
async function refuseMoreThanTen(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const isOpen = and(eq(groupBuys.organizerUserId, userId), eq(groupBuys.status, 'open'));
  if ((await tx.$count(groupBuys, isOpen)) < MAX_OPEN_PER_ORGANIZER) return;
  const params = { max: MAX_OPEN_PER_ORGANIZER };
  throw new AppError('conflict', 'errors:groupBuys.tooManyOpen', { params });
}
