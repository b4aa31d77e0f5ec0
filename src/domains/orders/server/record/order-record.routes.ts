import { changeOrder } from '#domains/orders/server/change-order.ts';
import { removePieces } from '#domains/orders/server/removals/remove-pieces.ts';
import { showQuote } from '#domains/orders/server/removals/show-quote.ts';
import { forStaff, showOrder } from '#domains/orders/server/show-orders.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { idempotencyKey } from '#engine/server/http/idempotency.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { mailsAboutOrder, toOrderMail } from './order-mails.queries.ts';
import { noteOnOrder, notesOfOrder, requireOrder } from './order-notes.ts';
import { sendAgain } from './send-again.ts';

/** What the page of an order at the desk shows beside the order: notes and mails. */
export function orderRecordRoutes(app: ApiApp, shop: Shop): void {
  const { db } = shop;

  app.get('/api/admin/orders/:id/notes', (request) => notesOfOrder(db, request.params.id));

  app.post('/api/admin/orders/:id/notes', async (request, reply) => {
    const note = await noteOnOrder(db, request.params.id, request.body.text, signedInUser(request));
    return reply.status(201).send(note);
  });

  app.get('/api/admin/orders/:id/mails', async (request) => {
    await requireOrder(db, request.params.id);
    return (await mailsAboutOrder(db, request.params.id)).map((row) => toOrderMail(shop, row));
  });

  app.post('/api/admin/orders/:id/mails/:mailId/again', async (request, reply) => {
    const { id: orderId, mailId } = request.params;
    const again = await sendAgain(shop, { orderId, mailId }, signedInUser(request), new Date());
    return reply.status(201).send(again);
  });

  app.get('/api/admin/orders/:id/removals/quote', (request) =>
    showQuote(db, request.params.id, { ...request.query, language: requestLanguage(request) }),
  );

  app.post('/api/admin/orders/:id/removals', async (request, reply) => {
    const removal = {
      ...request.body,
      language: requestLanguage(request),
      key: idempotencyKey(request),
    };
    const order = await removePieces(shop.catalogue, request.params.id, removal, signedInUser(request));
    return reply.status(201).send(await showOrder(db, order, forStaff(request)));
  });

  app.patch('/api/admin/orders/:id/details', async (request) => {
    const admin = signedInUser(request);
    const changed = await changeOrder(
      db,
      request.params.id,
      { actor: 'admin', userId: admin.id, admin },
      { change: request.body, language: requestLanguage(request), now: new Date() },
    );
    return showOrder(db, changed, forStaff(request));
  });
}
