import { toDollars } from '#engine/model/money.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { EventPayload } from '#engine/server/domain.ts';

const payoutOfMessage = statement<
  { payoutId: number; producerId: number; amountCents: number; periodEnd: Date },
  { id: number }
>(
  'payout-of-message',
  'select id as payout_id, producer_id, amount_cents, period_end from payouts where id = $id::int',
);

export const payoutPayload: EventPayload = async (db, { payoutId }) => {
  const [payout] = await payoutOfMessage(db, { id: payoutId! });
  const { amountCents, ...rest } = payout!;
  return { ...rest, amount: toDollars(amountCents) };
};
