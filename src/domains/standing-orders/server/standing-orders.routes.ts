import { openProviders } from '#domains/payments/server/providers.ts';
import { chosenOwnMethod } from '#domains/payments/server/payment-settings.ts';
import { standingCalendar } from '#domains/standing-orders/server/calendar-file.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { brand } from '#engine/model/brand.ts';
import { shopDay } from '#engine/model/dates.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { translateMessage } from '#engine/server/i18n/translations.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { isAddressOwn } from '#engine/server/sessions/proven-address.ts';
import type { Shop } from '#engine/server/shop.ts';
import { changeStanding, endStanding, lockStanding, skipNext } from './change-standing-order.ts';
import { makeStandingOrder } from './make-standing-order.ts';
import { lookForCard, setupUrl } from './own-card.ts';
import { forgetPools, poolsAhead } from './pools-ahead.ts';
import { loadStanding, standingOf, type Standing } from './standing.queries.ts';
import { changeUrl, requireDateToken } from './standing-links.ts';
import { viewLinkedDate, viewStanding } from './standing-view.ts';

type Locked = Awaited<ReturnType<typeof lockStanding>>;

export function standingOrdersRoutes(app: ApiApp, shop: Shop): void {
  const { db, config, limiter } = shop;
  const providers = openProviders(shop);
  const find = async (id: number, userId: number | null): Promise<Standing> => {
    const [standing] = await loadStanding(db, [id], shopDay(new Date()));
    if (standing === undefined || (userId !== null && standing.userId !== userId))
      throw new AppError('not_found', 'errors:standingOrders.notFound');
    return standing;
  };
  const shown = async (id: number, userId: number) =>
    (await viewStanding(shop, [await find(id, userId)], new Date()))[0]!;
  const change = async (
    id: number,
    userId: number | null,
    command: (tx: Parameters<typeof lockStanding>[0], row: Locked) => Promise<void>,
  ) => {
    await db.transaction(async (tx) => command(tx, await lockStanding(tx, id, userId)));
    forgetPools(db);
  };

  app.get('/api/user/standing-orders', async (request) => {
    const now = new Date();
    return viewStanding(shop, await standingOf(db, signedInUser(request).id, shopDay(now)), now);
  });

  app.post('/api/user/standing-orders', async (request, reply) => {
    const { id: userId, username, email } = signedInUser(request);
    const language = requestLanguage(request);
    const by = { user: { id: userId, name: username }, language, now: new Date() };
    await limiter.count({
      newStandingOrders: userId,
      ...(!(await isAddressOwn(db, userId)) && { ordersToRecipient: mailboxOf(email) }),
    });
    const id = await makeStandingOrder(shop, request.body, by);
    forgetPools(db);
    const redirectUrl = await setupUrl(shop, providers, await find(id, userId), {
      now: by.now,
      log: request.log,
    });
    return reply.status(201).send({ ...(await shown(id, userId)), redirectUrl });
  });

  app.get('/api/user/standing-orders/:id', async (request) => {
    const { id: userId } = signedInUser(request);
    const standing = await find(request.params.id, userId);
    // Somebody who comes back from the provider's page finds the card kept.
    await lookForCard(shop, providers, standing, { now: new Date(), log: request.log });
    return shown(standing.id, userId);
  });

  app.patch('/api/user/standing-orders/:id', async (request) => {
    const { id: userId } = signedInUser(request);
    const { id } = request.params;
    const { body } = request;
    const language = requestLanguage(request);
    const now = new Date();
    if (body.paymentMethod !== undefined) chosenOwnMethod(config, body.paymentMethod);
    await change(id, userId, (tx, row) => changeStanding(tx, { row, change: body, language, now }));
    const redirectUrl = await setupUrl(shop, providers, await find(id, userId), { now, log: request.log });
    return { ...(await shown(id, userId)), redirectUrl };
  });

  app.post('/api/user/standing-orders/:id/skip', async (request) => {
    const { id: userId } = signedInUser(request);
    const { id } = request.params;
    await change(id, userId, (tx, row) => skipNext(tx, row, new Date()));
    return shown(id, userId);
  });

  app.post('/api/user/standing-orders/:id/card', async (request) => {
    const { id: userId } = signedInUser(request);
    const { id } = request.params;
    const asked = { isNew: true, now: new Date(), log: request.log };
    return { redirectUrl: await setupUrl(shop, providers, await find(id, userId), asked) };
  });

  app.delete('/api/user/standing-orders/:id', async (request) => {
    const { id: userId } = signedInUser(request);
    const { id } = request.params;
    await change(id, userId, (tx, row) => endStanding(tx, row, new Date()));
    return shown(id, userId);
  });

  app.get('/api/user/standing-orders/:id/calendar.ics', async (request, reply) => {
    const standing = await find(request.params.id, signedInUser(request).id);
    const say = (key: string) => translateMessage(requestLanguage(request), key, { shop: brand().name });
    const { host } = new URL(config.publicUrl);
    const file = standingCalendar({
      uid: `standing-order-${standing.id}@${host}`,
      shop: brand().name,
      name: say('mail:standing.calendar'),
      description: standing.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n'),
      url: changeUrl(standing.id, config),
      nextOn: standing.nextOn,
      everyWeeks: standing.everyWeeks,
      now: new Date(),
    });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="standing-order-${standing.id}.ics"`)
      .send(file);
  });

  app.get('/api/standing-orders/:id', async (request) => {
    const { id } = request.params;
    requireDateToken(shop, { id, ...request.query });
    return viewLinkedDate(shop, await find(id, null), request.query.date, new Date());
  });

  /** What somebody with the link of a mail does, while its date is still to come. */
  const byLink = async (
    { id, date, token }: { id: number; date: Day; token: string },
    command: (tx: Parameters<typeof lockStanding>[0], row: Locked) => Promise<void>,
  ) => {
    requireDateToken(shop, { id, date, token });
    // Pressed twice, or after the date: what it says then is the answer.
    const { canSkip } = await viewLinkedDate(shop, await find(id, null), date, new Date());
    if (canSkip)
      await change(id, null, async (tx, row) => {
        if (row.nextOn === date && row.status === 'active') await command(tx, row);
      });
    return viewLinkedDate(shop, await find(id, null), date, new Date());
  };

  app.post('/api/standing-orders/:id/skip', ({ params, query }) =>
    byLink({ ...params, ...query }, (tx, row) => skipNext(tx, row, new Date())),
  );

  app.post('/api/standing-orders/:id/pause', (request) =>
    byLink({ ...request.params, ...request.query }, (tx, row) =>
      changeStanding(tx, {
        row,
        change: { paused: true },
        language: requestLanguage(request),
        now: new Date(),
      }),
    ),
  );

  app.post('/api/standing-orders/:id/end', ({ params, query }) =>
    byLink({ ...params, ...query }, (tx, row) => endStanding(tx, row, new Date())),
  );

  app.get('/api/standing-pools', (request) => poolsAhead(db, request.query.productId, new Date()));
}
