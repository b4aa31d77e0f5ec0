import { ownProducer } from '#domains/catalogue/server/products/own-producer.ts';
import type { LoadedGroup } from '#domains/group-buys/server/groups.queries.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Shop } from '#engine/server/shop.ts';
import { callOffGroupBuy, extendGroupBuy } from './administer-group.ts';
import { toAdminGroup, toProducerGroup } from './desk-group-view.ts';
import { findGroup, listGroups, listGroupsOfProducer } from './desk-groups.queries.ts';

/** Group buys for administrators, and for producers those of their own products. */
export function deskGroupsRoutes(app: ApiApp, shop: Shop): void {
  const { db } = shop;
  const shown = async (id: number, language: Language) =>
    toAdminGroup(db, found(await findGroup(db, id, language)));

  app.get('/api/admin/group-buys', (request) => listGroups(db, request.query, requestLanguage(request)));

  app.get('/api/admin/group-buys/:id', (request) => shown(request.params.id, requestLanguage(request)));

  app.post('/api/admin/group-buys/:id/extend', async (request) => {
    const { id } = request.params;
    const by = { admin: signedInUser(request), now: new Date() };
    await extendGroupBuy(shop, id, new Date(request.body.closesAt), by);
    return shown(id, requestLanguage(request));
  });

  app.post('/api/admin/group-buys/:id/cancel', async (request) => {
    const { id } = request.params;
    await callOffGroupBuy(shop, id, request.body.reason, signedInUser(request));
    return shown(id, requestLanguage(request));
  });

  app.get('/api/producer/group-buys', async (request) => {
    const producer = await ownProducer(db, signedInUser(request));
    return listGroupsOfProducer(db, producer.id, request.query, requestLanguage(request));
  });

  app.get('/api/producer/group-buys/:id', async (request) => {
    const producer = await ownProducer(db, signedInUser(request));
    const group = await findGroup(db, request.params.id, requestLanguage(request), producer.id);
    return toProducerGroup(db, found(group));
  });
}

function found(group: LoadedGroup | undefined): LoadedGroup {
  if (group === undefined) throw new AppError('not_found', 'errors:groupBuys.notFound');
  return group;
}
