import type { FastifyRequest } from 'fastify';
import { findOwnProducer } from '#domains/catalogue/server/products/own-producer.ts';
import { mayReadOrder } from '#domains/orders/server/order-access.ts';
import { hasRight } from '#engine/model/rights.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { findSession } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { findDocument } from './documents.queries.ts';
import type { DocumentRecord } from './document-view.ts';

/**
 * The document, for those who may see it: who may read its order, administrators who see to the money, and of a statement
 * the people of its producer who do. To everybody else it does not exist.
 */
export async function readableDocument(
  shop: Pick<Shop, 'db' | 'links'>,
  request: FastifyRequest,
  number: string,
  token: string,
): Promise<DocumentRecord> {
  const document = await findDocument(shop.db, number);
  if (document === undefined || !(await mayRead(shop, request, document, token)))
    throw new AppError('not_found', 'errors:documents.notFound');
  return document;
}

async function mayRead(
  shop: Pick<Shop, 'db' | 'links'>,
  request: FastifyRequest,
  { orderId, producerId }: DocumentRecord,
  token: string,
): Promise<boolean> {
  if (orderId !== null && (await mayReadOrder(shop, request, orderId, token))) return true;
  const user = (await findSession(shop.db, request))?.user ?? null;
  if (user === null || !hasRight(user.rights, 'money')) return false;
  if (user.role === 'ADMIN') return true;
  if (user.role !== 'PRODUCER' || producerId === null) return false;
  return (await findOwnProducer(shop.db, user))?.id === producerId;
}
