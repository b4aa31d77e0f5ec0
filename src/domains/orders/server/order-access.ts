import type { FastifyRequest } from 'fastify';
import { hasRight } from '#engine/model/rights.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { findSession } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { isOrderOf, lockOrder, type LockedOrder } from './orders.queries.ts';
import type { Db } from '#engine/server/db/client.ts';

export function requireOrderToken(links: LinkSigner, orderId: number, token: string): void {
  if (!links.verify('order', orderId, token)) throw new AppError('not_found', 'errors:orders.notFound');
}

/** Whether somebody may read all of an order: by its token, as its buyer, as an administrator. */
export async function mayReadOrder(
  { db, links }: Pick<Shop, 'db' | 'links'>,
  request: FastifyRequest,
  orderId: number,
  token: string,
): Promise<boolean> {
  if (links.verify('order', orderId, token)) return true;
  const user = (await findSession(db, request))?.user ?? null;
  if (user === null) return false;
  const isStaff = user.role === 'ADMIN' && hasRight(user.rights, 'orders');
  return isStaff || isOrderOf(db, orderId, user.id);
}

/** Whose order it is: its buyer, or the one who holds the token of a guest's order (checked by the caller). */
export type Customer = { actor: 'buyer'; userId: number } | { actor: 'customer' };

/** The order under lock, for its own customer alone: to everybody else it does not exist. */
export async function lockOwnOrder(tx: Db, orderId: number, by: Customer): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined || (by.actor === 'buyer' && order.userId !== by.userId))
    throw new AppError('not_found', 'errors:orders.notFound');
  return order;
}

export function movedBy(by: Customer): { actor: Customer['actor']; userId: number | null } {
  return { actor: by.actor, userId: by.actor === 'buyer' ? by.userId : null };
}
