import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  joinGroupBuySchema,
  openGroupBuySchema,
  publicGroupBuysSchema,
} from '#domains/group-buys/model/group-input.ts';
import {
  deskGroupBuySchema,
  groupBuySchema,
  groupBuySummarySchema,
  joinedSchema,
  openedSchema,
  ownGroupBuysSchema,
} from '#domains/group-buys/model/group-view.ts';
import type { Language } from '#engine/model/languages.ts';
import { ownProducer } from '#domains/catalogue/server/products/own-producer.ts';
import { chosenMethod } from '#domains/payments/server/payment-settings.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { slugParamsSchema } from '#engine/server/http/path-params.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { findSession } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { admitted } from '#domains/group-buys/server/members/admit-member.ts';
import { cancelGroupBuy, closeGroupBuy } from './close-group-buy.ts';
import { toGroupBuy } from './group-view.ts';
import { loadGroup } from './groups.queries.ts';
import { joinGroupBuy } from '#domains/group-buys/server/members/join-group-buy.ts';
import { memberToken } from '#domains/group-buys/server/members/member-token.ts';
import { membersRoutes } from '#domains/group-buys/server/members/members.routes.ts';
import { placeShower } from '#domains/group-buys/server/members/show-place.ts';
import { qrCode } from './qr-code.ts';
import { openGroupBuy } from './open-group-buy.ts';
import { groupsOfProducer, groupsOfUser, groupUrl, publicGroups } from './own-groups.queries.ts';

/** It never changes, but a link may be forgotten after a day. */
const QR_MAX_AGE_SECONDS = 24 * 60 * 60;

export function groupBuysRoutes(app: ApiApp, shop: Shop): void {
  const { config, db, links, reads } = shop;
  const showPlace = placeShower(shop);
  membersRoutes(app, shop, showPlace);
  const viewOf = async (language: Language, slug: string) => {
    const loaded = await loadGroup(db, language, slug);
    if (loaded === undefined) throw new AppError('not_found', 'errors:groupBuys.notFound');
    return toGroupBuy(loaded, config.payments);
  };

  reads.add(
    app,
    '/api/group-buys',
    {
      query: publicGroupBuysSchema,
      answer: z.array(groupBuySummarySchema),
      dependsOn: ['lists', 'groups'],
    },
    ({ language, query }) => publicGroups(db, language, query.productId),
  );

  reads.add(
    app,
    '/api/group-buys/:slug',
    {
      params: slugParamsSchema,
      answer: groupBuySchema,
      dependsOn: ({ slug }) => ['lists', `group:${slug}`],
    },
    ({ language, params }) => viewOf(language, params.slug),
  );

  app.get(
    '/api/group-buys/:slug/qr.svg',
    { config: { guard: 'public' }, schema: { params: slugParamsSchema } },
    async (request, reply) => {
      const { slug } = request.params;
      // Refuses what does not exist, mostly from the cache.
      await reads.local('/api/group-buys/:slug', { params: { slug } }, requestLanguage(request));
      return reply
        .type('image/svg+xml')
        .header('cache-control', `public, max-age=${QR_MAX_AGE_SECONDS}`)
        .send(qrCode(groupUrl(config, slug)));
    },
  );

  app.post(
    '/api/group-buys',
    {
      config: { guard: 'BUYER', sells: true },
      schema: { body: openGroupBuySchema, response: { 201: openedSchema } },
    },
    async (request, reply) => {
      const user = signedInUser(request);
      const organizer = { ...applicant(request, request.body.paymentMethod), userId: user.id };
      const { group, member } = await admitted(shop, { ...joiner(request), user }, () =>
        openGroupBuy(shop, request.body, organizer),
      );
      const membership = await showPlace(group, [member], member, request.log);
      const token = memberToken(links, member.id);
      return reply.status(201).send({ ...membership, token, url: groupUrl(config, group.slug) });
    },
  );

  app.post(
    '/api/group-buys/:slug/members',
    {
      config: { guard: 'owner', sells: true },
      schema: { params: slugParamsSchema, body: joinGroupBuySchema, response: { 201: joinedSchema } },
    },
    async (request, reply) => {
      const session = await findSession(db, request);
      const user = session?.user?.role === 'BUYER' ? session.user : null;
      if (!config.guestCheckout && user === null)
        throw new AppError('unauthenticated', 'errors:checkout.signIn');
      const person = { ...applicant(request, request.body.paymentMethod), userId: user?.id ?? null };
      const { group, member } = await admitted(shop, { ...joiner(request), user }, () =>
        joinGroupBuy(shop, request.params.slug, request.body, person),
      );
      const membership = await showPlace(group, group.members, member, request.log);
      return reply.status(201).send({ ...membership, token: memberToken(links, member.id) });
    },
  );

  app.post(
    '/api/group-buys/:slug/close',
    { config: { guard: 'BUYER' }, schema: { params: slugParamsSchema, response: { 200: groupBuySchema } } },
    async (request) => {
      const { slug } = request.params;
      await closeGroupBuy(shop, slug, signedInUser(request).id, new Date());
      return viewOf(requestLanguage(request), slug);
    },
  );

  app.post(
    '/api/group-buys/:slug/cancel',
    { config: { guard: 'BUYER' }, schema: { params: slugParamsSchema, response: { 200: groupBuySchema } } },
    async (request) => {
      const { slug } = request.params;
      await cancelGroupBuy(shop, slug, signedInUser(request).id);
      return viewOf(requestLanguage(request), slug);
    },
  );

  app.get(
    '/api/user/group-buys',
    { config: { guard: 'BUYER' }, schema: { response: { 200: ownGroupBuysSchema } } },
    (request) => groupsOfUser(shop, signedInUser(request).id, requestLanguage(request)),
  );

  app.get(
    '/api/producer/group-buys',
    { config: { guard: 'PRODUCER' }, schema: { response: { 200: z.array(deskGroupBuySchema) } } },
    async (request) => {
      const producer = await ownProducer(db, signedInUser(request));
      return groupsOfProducer(db, producer.id, requestLanguage(request));
    },
  );

  const applicant = (request: FastifyRequest, method: Parameters<typeof chosenMethod>[1]) => ({
    language: requestLanguage(request),
    paymentMethod: chosenMethod(config.payments, method),
    now: new Date(),
  });
  const joiner = (request: FastifyRequest) => ({
    network: clientNetwork(request),
    customerEmail: (request.body as { customerEmail: string }).customerEmail,
  });
}
