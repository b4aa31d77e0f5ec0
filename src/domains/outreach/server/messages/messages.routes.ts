import type { FastifyRequest } from 'fastify';
import { hasRight } from '#engine/model/rights.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { findSession } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import { requireOrderToken } from '#domains/orders/server/order-access.ts';
import type { Thread } from '#domains/outreach/model/messages/messages.ts';
import { markRead, report } from './mark-thread.ts';
import {
  messagesOfPerson,
  orderOfPart,
  orderOfThread,
  readThreads,
  type Reader,
} from './messages.queries.ts';
import { writeAbout, writeInto, type Writer } from './write-message.ts';

export function messagesRoutes(app: ApiApp, { db, links, limiter, config: { publicUrl } }: Shop): void {
  /** Who asks. A token speaks for the guest of its order, also where somebody is signed in. */
  const readerOf = async (
    request: FastifyRequest,
    token: string,
    orderId: number | null,
  ): Promise<Reader> => {
    if (token !== '') {
      if (orderId === null) throw new AppError('not_found', 'errors:messages.notFound');
      requireOrderToken(links, orderId, token);
      return { side: 'customer', orderId };
    }
    const user = (await findSession(db, request))?.user ?? null;
    if (user === null) throw new AppError('unauthenticated', 'errors:unauthenticated');
    if (user.role === 'BUYER') return { side: 'customer', userId: user.id };
    if (!hasRight(user.rights, 'orders')) throw new AppError('forbidden', 'errors:noRight');
    if (user.role === 'ADMIN') return { side: 'administrator', user };
    return { side: 'producer', producerId: await ownProducerId(db, user), userId: user.id };
  };
  const readerOfThread = async (request: FastifyRequest, token: string, threadId: number) =>
    readerOf(request, token, token === '' ? null : await orderOfThread(db, threadId));
  const inWords = (request: FastifyRequest) => ({ publicUrl, language: requestLanguage(request) });
  const threadFor = async (request: FastifyRequest, reader: Reader, threadId: number): Promise<Thread> => {
    const [thread] = await readThreads(db, reader, inWords(request), { threadId });
    if (thread === undefined) throw new AppError('not_found', 'errors:messages.notFound');
    return thread;
  };
  const asWriter = (reader: Reader): Writer => {
    if (reader.side === 'administrator') throw new AppError('forbidden', 'errors:forbidden');
    return reader;
  };
  const countMessage = (writer: Writer) =>
    limiter.count({
      messages: 'userId' in writer ? `user ${writer.userId}` : `order ${writer.orderId}`,
    });

  app.get('/api/admin/users/:id/messages', (request) => messagesOfPerson(db, request.params.id));

  app.get('/api/messages', async (request) => {
    const { token, orderId } = request.query;
    return readThreads(db, await readerOf(request, token, orderId ?? null), inWords(request), { orderId });
  });

  app.post('/api/messages', async (request, reply) => {
    const { about, text } = request.body;
    const { token } = request.query;
    const orderId = token !== '' && 'orderPartId' in about ? await orderOfPart(db, about.orderPartId) : null;
    const writer = asWriter(await readerOf(request, token, orderId));
    await countMessage(writer);
    const threadId = await writeAbout(db, writer, about, text, new Date());
    return reply.status(201).send(await threadFor(request, writer, threadId));
  });

  app.get('/api/messages/:threadId', async (request) => {
    const { threadId } = request.params;
    return threadFor(request, await readerOfThread(request, request.query.token, threadId), threadId);
  });

  app.post('/api/messages/:threadId', async (request, reply) => {
    const { threadId } = request.params;
    const writer = asWriter(await readerOfThread(request, request.query.token, threadId));
    await threadFor(request, writer, threadId);
    await countMessage(writer);
    await writeInto(db, threadId, writer.side, request.body.text, new Date());
    return reply.status(201).send(await threadFor(request, writer, threadId));
  });

  app.post('/api/messages/:threadId/read', async (request) => {
    const { threadId } = request.params;
    const reader = await readerOfThread(request, request.query.token, threadId);
    await threadFor(request, reader, threadId);
    await markRead(db, reader, threadId, new Date());
    return { id: threadId };
  });

  app.post('/api/messages/:threadId/report', async (request) => {
    const { threadId } = request.params;
    const writer = asWriter(await readerOfThread(request, request.query.token, threadId));
    await threadFor(request, writer, threadId);
    await report(db, writer.side, threadId, new Date());
    return { id: threadId };
  });
}
