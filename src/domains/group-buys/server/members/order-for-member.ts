import { eq } from 'drizzle-orm';
import { draftPayment, promisedPayment } from '#domains/orders/model/payments/draft-payment.ts';
import type { Db } from '#engine/server/db/client.ts';
import { groupMembers } from '#domains/group-buys/server/group-buys.schema.ts';
import { confirmationMail } from '#domains/orders/server/order-mails.ts';
import { toWrite, writeHeldOrder } from '#domains/orders/server/write-order.ts';
import type { StoredHold } from '#domains/payments/server/holds/holds.queries.ts';
import { takePromise } from '#domains/payments/server/holds/record-hold.ts';
import { newReference } from '#domains/payments/server/payment-provider.ts';
import { queueHoldClosing } from '#domains/orders/server/refunds/queue-job.ts';
import { draftMemberOrder, type MemberSale } from './member-order.ts';

export interface MemberOrder {
  orderId: number;
  /** The card is still to be charged: until then nothing of it counts. */
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
        ? draftPayment(member.paymentMethod, cents, { now, reference: newReference() })
        : promisedPayment(member.paymentMethod, cents, hold),
    now,
  );
  const [written] = await writeHeldOrder(tx, { order: toWrite(draft, [confirmationMail(draft)]) });
  if (written === undefined) throw new Error(`The order of member ${member.id} was not written`);
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
