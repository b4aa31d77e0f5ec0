import type { FastifyRequest } from 'fastify';
import { hasRight } from '#engine/model/rights.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { findSession, type SessionUser } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { isOrderOf, lockOrder, type LockedOrder } from './orders.queries.ts';
import type { Db } from '#engine/server/db/client.ts';

export function requireOrderToken(links: LinkSigner, orderId: number, token: string): void {
  if (!links.verify('order', orderId, token)) throw new AppError('not_found', 'errors:orders.notFound');
}

/** Who reads all of an order: its customer, by its token or as its buyer, or an administrator. Null: nobody who may. */
export async function readerOfOrder(
  { db, links }: Pick<Shop, 'db' | 'links'>,
  request: FastifyRequest,
  orderId: number,
  token: string,
): Promise<'customer' | 'staff' | null> {
  if (links.verify('order', orderId, token)) return 'customer';
  const user = (await findSession(db, request))?.user ?? null;
  if (user === null) return null;
  if (user.role === 'ADMIN' && hasRight(user.rights, 'orders')) return 'staff';
  return (await isOrderOf(db, orderId, user.id)) ? 'customer' : null;
}

export async function mayReadOrder(...asked: Parameters<typeof readerOfOrder>): Promise<boolean> {
  return (await readerOfOrder(...asked)) !== null;
}

/** Throws for an order from a settled group buy: what the others pay counts on it. */
export function refuseGroupOrder({ groupPlace }: Pick<LockedOrder, 'groupPlace'>): void {
  if (groupPlace === null) return;
  throw new AppError('conflict', 'errors:orders.groupOrder');
}

/** Whose order it is: its buyer, or the one who holds the token of a guest's order (checked by the caller). */
export type Customer = { actor: 'buyer'; userId: number } | { actor: 'customer' };

/** Or an administrator in the customer's place. */
export type CustomerOrStaff = Customer | { actor: 'admin'; userId: number; admin: SessionUser };

/** The order under lock, for its own customer or the staff: to everybody else it does not exist. */
export async function lockOwnOrder(tx: Db, orderId: number, by: CustomerOrStaff): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined || (by.actor === 'buyer' && order.userId !== by.userId))
    throw new AppError('not_found', 'errors:orders.notFound');
  return order;
}

export function movedBy(by: CustomerOrStaff): { actor: CustomerOrStaff['actor']; userId: number | null } {
  return { actor: by.actor, userId: 'userId' in by ? by.userId : null };
}
