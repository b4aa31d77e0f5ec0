import type { FastifyRequest } from 'fastify';
import { returnPhotoSchema } from '#domains/returns/model/return-input.ts';
import { findOwnProducer } from '#domains/catalogue/server/products/own-producer.ts';
import { mayReadOrder, type Customer } from '#domains/orders/server/order-access.ts';
import { isOrderOf } from '#domains/orders/server/orders.queries.ts';
import { readUpload } from '#engine/server/files/read-upload.ts';
import { takePicture } from '#domains/catalogue/server/pictures/take-picture.ts';
import { hasRight } from '#engine/model/rights.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import { findSession } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { isConcerned } from '#domains/returns/server/desk/producer-returns.ts';
import { addPhoto, findPhoto, pictureOf } from './return-photos.ts';
import { photoUrl } from '#domains/returns/server/return-view.ts';

/** Pictures of what is wrong: in from the customer, out to the customer, the producers concerned and administrators. */
export function returnPhotosRoutes(app: ApiApp, { db, limiter, links }: Shop): void {
  /** Who sends it: the one who holds the order's token, or its buyer. */
  const senderOf = async (request: FastifyRequest, orderId: number, token: string): Promise<Customer> => {
    if (links.verify('order', orderId, token)) return { actor: 'customer' };
    const user = (await findSession(db, request))?.user ?? null;
    if (user === null || !(await isOrderOf(db, orderId, user.id)))
      throw new AppError('not_found', 'errors:orders.notFound');
    return { actor: 'buyer', userId: user.id };
  };

  app.post('/api/uploads/return-photos', async (request, reply) => {
    const { token } = request.query;
    const id = await takePicture(clientNetwork(request), async (prepare) => {
      const { orderId, image } = await readUpload(request, returnPhotoSchema);
      const sender = await senderOf(request, orderId, token);
      await limiter.count({ photosOfOrder: orderId });
      const { files } = await prepare(image, 'largest');
      return addPhoto(db, orderId, sender, files.get('.jpg')!);
    });
    return reply.status(201).send({ id, url: photoUrl(id, token === '' ? null : token) });
  });

  const mayLookAt = async (
    request: FastifyRequest,
    { orderId, returnId }: { orderId: number; returnId: number | null },
    token: string,
  ): Promise<boolean> => {
    if (await mayReadOrder({ db, links }, request, orderId, token)) return true;
    const user = (await findSession(db, request))?.user ?? null;
    if (user?.role !== 'PRODUCER' || !hasRight(user.rights, 'orders') || returnId === null) return false;
    const producer = await findOwnProducer(db, user);
    return producer !== undefined && isConcerned(db, returnId, producer.id);
  };

  app.get('/api/return-photos/:id', async (request, reply) => {
    const { id } = request.params;
    const photo = await findPhoto(db, id);
    if (photo === undefined || !(await mayLookAt(request, photo, request.query.token)))
      throw new AppError('not_found', 'errors:not_found');
    return reply
      .type('image/jpeg')
      .header('cache-control', 'private, no-store')
      .send(await pictureOf(db, id));
  });
}
