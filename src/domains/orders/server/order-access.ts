import type { FastifyRequest } from 'fastify';
import { AppError } from '#engine/server/http/app-error.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { findSession } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { isOrderOf } from './orders.queries.ts';

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
  return user.role === 'ADMIN' || isOrderOf(db, orderId, user.id);
}
