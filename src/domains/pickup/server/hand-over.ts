import type { GuessLimit } from '#domains/cart/server/code-guesses.ts';
import { stepsTowards } from '#domains/orders/model/part-status.ts';
import { moveParts, requireAccepted } from '#domains/orders/server/move-parts.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import { tidyCode } from '#domains/pickup/model/hand-over-code.ts';
import type { HandOver, Pickup } from '#domains/pickup/model/pickup.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { pickupOf } from './pickups.queries.ts';
import type { PlaceOwner } from './places.queries.ts';

export interface HandingOver {
  owner: PlaceOwner;
  user: SessionUser;
  guesses: GuessLimit;
}

/** Only at the own places: anybody else who has learned a code can do nothing with it. */
const orderWithCode = statement<{ orderId: number }, { owner: PlaceOwner; code: string }>(
  'order-with-hand-over-code',
  `select order_id from order_pickups where code = $code::text and producer_id is not distinct from $owner::int`,
);

/**
 * The customer has said the code: what is left of the order, or the parts that are named, is theirs now. The parts take all
 * the steps to 'delivered', also where nobody has said before that they are ready.
 */
export async function handOver(
  { db, catalogue }: Pick<Shop, 'db' | 'catalogue'>,
  { owner, user, guesses }: HandingOver,
  { code, partIds }: HandOver,
): Promise<Pickup> {
  await guesses.count();
  const [found] = await orderWithCode(db, { owner, code: tidyCode(code) });
  if (found === undefined)
    throw new AppError('not_found', 'errors:pickup.codeUnknown', {
      fields: { code: 'errors:pickup.codeUnknown' },
    });
  await guesses.takeBack();
  const { orderId } = found;
  return catalogue.change(async (tx, changed) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw new AppError('not_found', 'errors:pickup.codeUnknown');
    const params = { id: orderId };
    if (order.status === 'cancelled') throw new AppError('conflict', 'errors:pickup.isCancelled', { params });
    requireAccepted(order);
    const moves = order.parts
      .filter(({ id }) => partIds === undefined || partIds.includes(id))
      .map(({ id, status }) => ({ partId: id, steps: stepsTowards(status, 'completed') }))
      .filter(({ steps }) => steps.length > 0);
    if (moves.length === 0) throw new AppError('conflict', 'errors:pickup.alreadyCollected', { params });
    const by = { actor: owner === null ? 'admin' : 'producer', userId: user.id } as const;
    await moveParts(tx, changed, order, moves, by);
    if (owner === null) {
      await recordAudit(tx, {
        actor: user,
        action: 'pickup.hand-over',
        entityType: 'order',
        entityId: orderId,
        detail: { partIds: moves.map(({ partId }) => partId) },
      });
    }
    return (await pickupOf(tx, owner, orderId))!;
  });
}
