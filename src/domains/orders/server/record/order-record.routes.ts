import { changeOrder } from '#domains/orders/server/change-order.ts';
import { toOrder } from '#domains/orders/server/order-view.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
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

  app.patch('/api/admin/orders/:id/details', async (request) => {
    const admin = signedInUser(request);
    const changed = await changeOrder(
      db,
      request.params.id,
      { actor: 'admin', userId: admin.id, admin },
      { change: request.body, language: requestLanguage(request), now: new Date() },
    );
    return toOrder(changed, { customerFor: 'staff' });
  });
}
