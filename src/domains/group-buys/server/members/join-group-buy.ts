import { MAX_MEMBERS, type JoinGroupBuy } from '#domains/group-buys/model/group-input.ts';
import { mostOwedCents } from '#domains/group-buys/model/group-sizes.ts';
import {
  announceGroup,
  changeTaxedGroup,
  lockGroupWithSlug,
  requireOpen,
  type GroupShop,
  type LockedGroup,
} from '#domains/group-buys/server/change-group.ts';
import { groupMembers } from '#domains/group-buys/server/group-buys.schema.ts';
import { holdBatches, holdItems, productOf } from '#domains/group-buys/server/group-product.ts';
import { chosenItems, heldOf } from '#domains/group-buys/server/group-sizes.ts';
import type { MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import { openingTerms } from '#domains/group-buys/server/pool.ts';
import { tellOfTier, welcome } from '#domains/group-buys/server/tell-members.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import { isAddressOwn } from '#engine/server/sessions/proven-address.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { askForAnswer } from './confirm-place.ts';
import { newMember, refuseAddress, refuseFormOf, refuseTooLarge, type Applicant } from './member-form.ts';
import { mostTaxCents } from './member-tax.ts';
import { askForPromise, promiseCents, refuseInvoice } from './member-payment.ts';

/**
 * Somebody with the link takes part: the units are theirs from now on. By card they count once it has promised the money, and a large
 * place by invoice once the mailbox has answered.
 */
export function joinGroupBuy(
  shop: GroupShop,
  slug: string,
  form: JoinGroupBuy,
  applicant: Applicant,
): Promise<{ group: LockedGroup; member: MemberRow }> {
  return changeTaxedGroup(shop, { slug, now: applicant.now }, async (tx, changed, taxes) => {
    const group = await lockGroupWithSlug(tx, slug);
    requireOpen(group);
    refuseFormOf(group.delivery, form);
    refusePlace(group, form.customerEmail);
    const place = { ...heldOf(group, chosenItems(group, form)), isOrganizer: false };
    const { delivery } = group;
    refuseTooLarge(mostOwedCents(openingTerms(group), { ...place, delivery }));
    const held = await holdItems(tx, changed, place.items);
    const perishables = held.some(({ perishable }) => perishable);
    refuseAddress(form.shippingAddress, perishables, applicant);
    const organizer = group.members.find((member) => member.isOrganizer);
    const shippingAddress = form.shippingAddress ?? organizer?.shippingAddress ?? '';
    const taxCents = await mostTaxCents(tx, group, place, { ...applicant, shippingAddress, taxes });
    refuseInvoice(group, place, applicant.paymentMethod, taxCents);
    const promised = promiseCents(group, place, applicant.paymentMethod, taxCents);
    const [member] = await tx
      .insert(groupMembers)
      .values({
        ...newMember(form, applicant),
        ...place,
        groupBuyId: group.id,
        state: promised > 0 || applicant.mustConfirm ? 'waiting' : 'in',
      })
      .returning();
    await holdBatches(tx, changed, held, member!.id, applicant.now);
    const joined = { ...group, members: [...group.members, member!] };
    if (promised > 0) await askForPromise(tx, member!, promised, applicant.now);
    else if (applicant.mustConfirm) await askForAnswer(tx, joined, member!);
    else {
      await announceGroup(tx, group.id);
      await welcome(tx, joined, member!, await productOf(tx, group.productId));
      await tellOfTier(tx, joined, member!.id);
    }
    return { group: joined, member: member! };
  });
}

/** One membership per e-mail address, and no more than everybody can be shown. */
function refusePlace({ members }: LockedGroup, email: string): void {
  const present = members.filter(({ state }) => state === 'waiting' || state === 'in');
  if (present.some(({ customerEmail }) => customerEmail.toLowerCase() === email.toLowerCase()))
    throw new AppError('conflict', 'errors:groupBuys.alreadyIn', {
      fields: { customerEmail: 'errors:groupBuys.alreadyIn' },
    });
  if (present.length >= MAX_MEMBERS)
    throw new AppError('conflict', 'errors:groupBuys.full', { params: { max: MAX_MEMBERS } });
}

interface Joiner {
  user: SessionUser | null;
  network: string;
  customerEmail: string;
}

/**
 * Joining takes stock and writes to an e-mail address, as an order does, so it counts as one. What is refused counts for
 * nothing.
 */
export async function admitted<Result>(
  { db, limiter }: Pick<Shop, 'db' | 'limiter'>,
  { user, network, customerEmail }: Joiner,
  join: () => Promise<Result>,
): Promise<Result> {
  const isOwnMailbox =
    user !== null &&
    user.email.toLowerCase() === customerEmail.toLowerCase() &&
    (await isAddressOwn(db, user.id));
  const counted = {
    ...(user === null ? { guestOrders: network } : { ordersOfAccount: user.id }),
    ...(isOwnMailbox ? {} : { ordersToRecipient: mailboxOf(customerEmail) }),
  };
  await limiter.count(counted);
  return join().catch(async (error: unknown) => {
    if (error instanceof AppError) await limiter.takeBack(counted);
    throw error;
  });
}
