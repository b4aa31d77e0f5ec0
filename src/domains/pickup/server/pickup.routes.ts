import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import { readerOfOrder } from '#domains/orders/server/order-access.ts';
import { loadOrder } from '#domains/orders/server/orders.queries.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { handOver, type HandingOver } from './hand-over.ts';
import { customerCalendar, deskCalendar } from './pickup-calendar.ts';
import { pickupsDue, pickupsOfDay } from './pickups.queries.ts';
import { placesOf, toPlace, type PlaceOwner } from './places.queries.ts';
import { addPlace, changePlace, removePlace, type PlaceWriter } from './write-place.ts';

/** The same for the house and for producers; whose places they are is all that differs. */
export function pickupRoutes(app: ApiApp, shop: Shop): void {
  const { config, db, limiter, links } = shop;
  const { publicUrl } = config;

  const house = (request: FastifyRequest): Promise<PlaceWriter> =>
    Promise.resolve({ owner: null, user: signedInUser(request) });
  const producer = async (request: FastifyRequest): Promise<PlaceWriter> => {
    const user = signedInUser(request);
    return { owner: await ownProducerId(db, user), user };
  };
  const places = async (owner: PlaceOwner) => (await placesOf(db, owner)).map(toPlace);
  const pickups = (owner: PlaceOwner, day: string | undefined) =>
    day === undefined ? pickupsDue(db, owner, new Date()) : pickupsOfDay(db, owner, day);
  const handingOver = ({ owner, user }: PlaceWriter): HandingOver => {
    const counted = { handOverCodes: owner === null ? 'house' : `producer ${owner}` };
    const guesses = { count: () => limiter.count(counted), takeBack: () => limiter.takeBack(counted) };
    return { owner, user, guesses };
  };
  const asked = (request: FastifyRequest) => ({
    language: requestLanguage(request),
    publicUrl,
    now: new Date(),
  });
  const send = (reply: FastifyReply, name: string, file: string) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}.ics"`)
      .send(file);

  app.get('/api/admin/pickup-places', () => places(null));
  app.get('/api/producer/pickup-places', async (request) => places((await producer(request)).owner));

  app.post('/api/admin/pickup-places', async (request, reply) =>
    reply.status(201).send(toPlace(await addPlace(db, await house(request), request.body))),
  );
  app.post('/api/producer/pickup-places', async (request, reply) =>
    reply.status(201).send(toPlace(await addPlace(db, await producer(request), request.body))),
  );

  app.put('/api/admin/pickup-places/:id', async (request) =>
    toPlace(await changePlace(db, await house(request), request.params.id, request.body)),
  );
  app.put('/api/producer/pickup-places/:id', async (request) =>
    toPlace(await changePlace(db, await producer(request), request.params.id, request.body)),
  );

  app.delete('/api/admin/pickup-places/:id', async (request) => {
    const { id } = await removePlace(db, await house(request), request.params.id);
    return { id };
  });
  app.delete('/api/producer/pickup-places/:id', async (request) => {
    const { id } = await removePlace(db, await producer(request), request.params.id);
    return { id };
  });

  app.get('/api/admin/pickups', (request) => pickups(null, request.query.day));
  app.get('/api/producer/pickups', async (request) =>
    pickups((await producer(request)).owner, request.query.day),
  );

  app.post('/api/admin/pickups/hand-over', async (request) =>
    handOver(shop, handingOver(await house(request)), request.body),
  );
  app.post('/api/producer/pickups/hand-over', async (request) =>
    handOver(shop, handingOver(await producer(request)), request.body),
  );

  app.get('/api/admin/pickups/calendar.ics', async (request, reply) => {
    const { day = shopDay(new Date()) } = request.query;
    const found = await pickupsOfDay(db, null, day);
    return send(
      reply,
      `pickups-${day}`,
      deskCalendar(found, `${publicUrl}/admin?tab=pickups`, asked(request)),
    );
  });
  app.get('/api/producer/pickups/calendar.ics', async (request, reply) => {
    const { day = shopDay(new Date()) } = request.query;
    const found = await pickupsOfDay(db, (await producer(request)).owner, day);
    const desk = `${publicUrl}/dashboard?tab=pickups`;
    return send(reply, `pickups-${day}`, deskCalendar(found, desk, asked(request)));
  });

  app.get('/api/orders/:id/pickup.ics', async (request, reply) => {
    const { id } = request.params;
    const { token } = request.query;
    const reader = await readerOfOrder({ db, links }, request, id, token);
    const order = reader === null ? undefined : await loadOrder(db, id);
    const url = `${publicUrl}/order/${id}${token === '' ? '' : `?token=${encodeURIComponent(token)}`}`;
    const file = order && customerCalendar(order, { url, showsCode: reader === 'customer' }, asked(request));
    if (file === undefined) throw new AppError('not_found', 'errors:orders.notFound');
    return send(reply, `order-${id}`, file);
  });
}
