import { requireOrderToken, mayReadOrder } from '#domains/orders/server/order-access.ts';
import { isOrderOf } from '#domains/orders/server/orders.queries.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { requestReturn } from './request-return.ts';
import { returnOptions } from './return-options.ts';
import { returnPhotosRoutes } from '#domains/returns/server/photos/return-photos.routes.ts';
import { viewReturns } from './return-view.ts';
import { findByNumber } from './returns.queries.ts';
import { toSVG } from 'bwip-js/node';
import { listReturns } from '#domains/returns/server/desk/admin-returns.queries.ts';
import { decideReturn } from '#domains/returns/server/desk/decide-return.ts';
import { returnCase } from './return-case.ts';
import { ownProducer } from '#domains/catalogue/server/products/own-producer.ts';
import {
  answerReturn,
  returnOfProducer,
  returnsOfProducer,
} from '#domains/returns/server/desk/producer-returns.ts';

export function returnsRoutes(app: ApiApp, shop: Shop): void {
  buyersReturnsRoutes(app, shop);
  guestsReturnsRoutes(app, shop);
  returnPhotosRoutes(app, shop);
  returnLabelRoutes(app, shop);
  adminReturnsRoutes(app, shop);
  producerReturnsRoutes(app, shop);
}

function buyersReturnsRoutes(app: ApiApp, { db, limiter, links }: Shop): void {
  const requireOwn = async (orderId: number, userId: number) => {
    if (!(await isOrderOf(db, orderId, userId))) throw new AppError('not_found', 'errors:orders.notFound');
  };

  app.get('/api/user/orders/:id/return-options', async (request) => {
    const { id } = request.params;
    await requireOwn(id, signedInUser(request).id);
    return returnOptions(db, id, { language: requestLanguage(request), now: new Date() });
  });

  app.get('/api/user/orders/:id/returns', async (request) => {
    const { id } = request.params;
    await requireOwn(id, signedInUser(request).id);
    return { items: await viewReturns({ db, links }, id, null) };
  });

  app.post('/api/user/orders/:id/returns', async (request, reply) => {
    const { id } = request.params;
    const by = { actor: 'buyer', userId: signedInUser(request).id } as const;
    await requireOwn(id, by.userId);
    await limiter.count({ returnsOfOrder: id });
    const wish = { request: request.body, language: requestLanguage(request), now: new Date() };
    return reply.status(201).send(await requestReturn(db, id, by, wish));
  });
}

/** For those who hold the order's token. */
function guestsReturnsRoutes(app: ApiApp, { db, limiter, links }: Shop): void {
  app.get('/api/orders/:id/return-options', async (request) => {
    const { id } = request.params;
    requireOrderToken(links, id, request.query.token);
    return returnOptions(db, id, { language: requestLanguage(request), now: new Date() });
  });

  app.get('/api/orders/:id/returns', async (request) => {
    const { id } = request.params;
    const { token } = request.query;
    requireOrderToken(links, id, token);
    return { items: await viewReturns({ db, links }, id, token) };
  });

  app.post('/api/orders/:id/returns', async (request, reply) => {
    const { id } = request.params;
    requireOrderToken(links, id, request.query.token);
    await limiter.count({ returnsOfOrder: id });
    const wish = { request: request.body, language: requestLanguage(request), now: new Date() };
    return reply.status(201).send(await requestReturn(db, id, { actor: 'customer' }, wish));
  });
}

/** The bar code of a parcel that comes back: for its customer and administrators, once the return is authorized. */
function returnLabelRoutes(app: ApiApp, { db, links }: Shop): void {
  app.get('/api/returns/:number/label.svg', async (request, reply) => {
    const found = await findByNumber(db, request.params.number);
    const isThere =
      found !== undefined &&
      !['requested', 'declined'].includes(found.status) &&
      (await mayReadOrder({ db, links }, request, found.orderId, request.query.token));
    if (!isThere) throw new AppError('not_found', 'errors:returns.notFound');
    return reply.type('image/svg+xml').send(barCode(found.number));
  });
}

/** A return's number as scanners read it: Code 128, drawn as an SVG. */
function barCode(number: string): string {
  return toSVG({ bcid: 'code128', text: number, scale: 2, height: 18, paddingwidth: 10, paddingheight: 4 });
}

function adminReturnsRoutes(app: ApiApp, { catalogue, db }: Shop): void {
  app.get('/api/admin/returns', (request) => listReturns(db, request.query, requestLanguage(request)));

  app.get('/api/admin/returns/:id', (request) => returnCase(db, request.params.id, requestLanguage(request)));

  app.patch('/api/admin/returns/:id', async (request) => {
    const { id } = request.params;
    const language = requestLanguage(request);
    const admin = signedInUser(request);
    await decideReturn(catalogue, id, request.body, { admin, language, now: new Date() });
    return returnCase(db, id, language);
  });
}

function producerReturnsRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/producer/returns', async (request) => {
    const producer = await ownProducer(db, signedInUser(request));
    const reader = { producerId: producer.id, language: requestLanguage(request) };
    return returnsOfProducer(db, request.query, reader);
  });

  app.get('/api/producer/returns/:id', async (request) => {
    const producer = await ownProducer(db, signedInUser(request));
    const reader = { producerId: producer.id, language: requestLanguage(request) };
    return returnOfProducer(db, request.params.id, reader);
  });

  app.post('/api/producer/returns/:id/answers', async (request, reply) => {
    const user = signedInUser(request);
    const producer = await ownProducer(db, user);
    const by = { producerId: producer.id, userId: user.id, language: requestLanguage(request) };
    const answered = await answerReturn(db, request.params.id, request.body.text, by);
    return reply.status(201).send(answered);
  });
}
