import { eq } from 'drizzle-orm';
import { draftPayment } from '#shared/payments/draft-payment.ts';
import type { Db } from '#server/db/client.ts';
import { groupMembers } from '#server/db/schema/group-buys.ts';
import { confirmationMail } from '#server/features/orders/order-mails.ts';
import { toWrite, writeHeldOrder } from '#server/features/orders/write-order.ts';
import { newReference } from '#server/features/payments/reference.ts';
import { draftMemberOrder, type MemberSale } from './member-order.ts';

/** Writes the order of a member whose units are taken already, and says which it is. */
export async function orderForMember(tx: Db, sale: MemberSale, now: Date): Promise<number> {
  const { member } = sale;
  const draft = draftMemberOrder(
    sale,
    (orderTotalCents) =>
      draftPayment(member.paymentMethod, orderTotalCents, { now, reference: newReference() }),
    now,
  );
  const [written] = await writeHeldOrder(tx, { order: toWrite(draft, [confirmationMail(draft)]) });
  if (written === undefined) throw new Error(`The order of member ${member.id} was not written`);
  await tx
    .update(groupMembers)
    .set({ state: 'ordered', orderId: written.id })
    .where(eq(groupMembers.id, member.id));
  return written.id;
}
