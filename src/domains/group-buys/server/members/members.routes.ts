import { z } from 'zod';
import { changeMemberSchema } from '#domains/group-buys/model/group-input.ts';
import { membershipSchema } from '#domains/group-buys/model/group-view.ts';
import type { Language } from '#engine/model/languages.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { tokenQuerySchema } from '#domains/orders/model/order-token.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { idParamsSchema, slugParamsSchema } from '#engine/server/http/path-params.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { changeMember, leaveGroupBuy } from './change-member.ts';
import { followPayments } from '#domains/group-buys/server/follow-payments.ts';
import { loadGroup } from '#domains/group-buys/server/groups.queries.ts';
import { memberNotFound, requireMemberToken } from './member-token.ts';
import type { ShowPlace } from './show-place.ts';

const memberParamsSchema = z.object({ ...slugParamsSchema.shape, ...idParamsSchema.shape });

/** A place in a group buy, for whoever holds its token. */
export function membersRoutes(app: ApiApp, shop: Shop, showPlace: ShowPlace): void {
  const { db, links } = shop;
  const findPlace = async (language: Language, slug: string, id: number) => {
    const loaded = await loadGroup(db, language, slug);
    const member = loaded?.members.find((each) => each.id === id);
    if (loaded === undefined || member === undefined) throw memberNotFound();
    return { ...loaded, member };
  };
  const schema = {
    params: memberParamsSchema,
    querystring: tokenQuerySchema,
    response: { 200: membershipSchema },
  } as const;

  app.get('/api/group-buys/:slug/members/:id', { config: { guard: 'owner' }, schema }, async (request) => {
    const { slug, id } = request.params;
    requireMemberToken(links, id, request.query.token);
    const { group, members, member } = await findPlace(requestLanguage(request), slug, id);
    return showPlace(group, members, member);
  });

  app.post(
    '/api/group-buys/:slug/members/:id/payment',
    { config: { guard: 'owner', rateLimit: 'paymentLookUps' }, schema },
    async (request) => {
      const { slug, id } = request.params;
      requireMemberToken(links, id, request.query.token);
      const place = await findPlace(requestLanguage(request), slug, id);
      // Asks the provider: whoever comes back from it is in at once.
      await showPlace(place.group, place.members, place.member, request.log);
      await followPayments(shop, openProviders(shop), { now: new Date(), log: request.log });
      const { group, members, member } = await findPlace(requestLanguage(request), slug, id);
      return showPlace(group, members, member, request.log);
    },
  );

  app.patch(
    '/api/group-buys/:slug/members/:id',
    {
      config: { guard: 'owner', sells: true, rateLimit: 'groupChanges' },
      schema: { ...schema, body: changeMemberSchema },
    },
    async (request) => {
      const { slug, id: memberId } = request.params;
      requireMemberToken(links, memberId, request.query.token);
      const { group, member } = await changeMember(
        shop,
        { slug, memberId },
        request.body.quantity,
        new Date(),
      );
      return showPlace(group, group.members, member, request.log);
    },
  );

  app.delete(
    '/api/group-buys/:slug/members/:id',
    { config: { guard: 'owner', rateLimit: 'groupChanges' }, schema },
    async (request) => {
      const { slug, id: memberId } = request.params;
      requireMemberToken(links, memberId, request.query.token);
      const { group, member } = await leaveGroupBuy(shop, { slug, memberId });
      return showPlace(group, group.members, member);
    },
  );
}
