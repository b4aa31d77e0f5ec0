import { z } from 'zod';
import { changeMemberSchema } from '#shared/group-buys/group-input.ts';
import { membershipSchema } from '#shared/group-buys/group-view.ts';
import { tokenQuerySchema } from '#server/features/orders/order-token.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { idParamsSchema, slugParamsSchema } from '#server/http/path-params.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { Shop } from '#server/shop.ts';
import { changeMember, leaveGroupBuy } from './change-member.ts';
import { loadGroup } from './groups.queries.ts';
import { memberNotFound, requireMemberToken } from './member-token.ts';
import { toMembership, withoutPayment } from './membership-view.ts';

const memberParamsSchema = z.object({ ...slugParamsSchema.shape, ...idParamsSchema.shape });

/** A place in a group buy, for whoever holds its token. */
export function membersRoutes(app: RoomApp, shop: Shop): void {
  const { db, links } = shop;
  const schema = {
    params: memberParamsSchema,
    querystring: tokenQuerySchema,
    response: { 200: membershipSchema },
  } as const;

  app.get('/api/group-buys/:slug/members/:id', { config: { guard: 'owner' }, schema }, async (request) => {
    const { slug, id } = request.params;
    requireMemberToken(links, id, request.query.token);
    const loaded = await loadGroup(db, requestLanguage(request), slug);
    const member = loaded?.members.find((each) => each.id === id);
    if (loaded === undefined || member === undefined) throw memberNotFound();
    return toMembership(loaded.group, loaded.members, member, withoutPayment(member), links);
  });

  app.patch(
    '/api/group-buys/:slug/members/:id',
    {
      config: { guard: 'owner', sells: true, rateLimit: 'groupChanges' },
      schema: { ...schema, body: changeMemberSchema },
    },
    async (request) => {
      const { slug, id: memberId } = request.params;
      requireMemberToken(links, memberId, request.query.token);
      const { group, member } = await changeMember(shop, { slug, memberId }, request.body.quantity);
      return toMembership(group, group.members, member, withoutPayment(member), links);
    },
  );

  app.delete(
    '/api/group-buys/:slug/members/:id',
    { config: { guard: 'owner', rateLimit: 'groupChanges' }, schema },
    async (request) => {
      const { slug, id: memberId } = request.params;
      requireMemberToken(links, memberId, request.query.token);
      const { group, member } = await leaveGroupBuy(shop, { slug, memberId });
      return toMembership(group, group.members, member, withoutPayment(member), links);
    },
  );
}
