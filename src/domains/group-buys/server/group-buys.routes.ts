import type { FastifyRequest } from 'fastify';
import { holdingUnpaid, mostForItems } from '#domains/group-buys/server/members/unpaid-holds.ts';
import { CONFIRM_PLACE } from '#domains/group-buys/server/mails/group-buys-mails.ts';
import { confirmPlace } from '#domains/group-buys/server/members/confirm-place.ts';
import { changeMember, leaveGroupBuy } from '#domains/group-buys/server/members/change-member.ts';
import { admitted, joinGroupBuy } from '#domains/group-buys/server/members/join-group-buy.ts';
import {
  memberToken,
  placeShower,
  memberNotFound,
  requireMemberToken,
} from '#domains/group-buys/server/members/membership.ts';
import { isOwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import { chosenOwnMethod } from '#domains/payments/server/payment-settings.ts';
import { offeredMethods } from '#domains/payments/server/payments-settings.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import type { Language } from '#engine/model/languages.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { findSession } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { cancelGroupBuy, closeGroupBuy } from './end-group-buys.ts';
import { followPayments } from './follow-payments.ts';
import { qrCode, groupUrl } from './group-link.ts';
import { termsToOffer, changedItems, chosenItems } from './group-sizes.ts';
import { toGroupBuy } from './group-view.ts';
import { loadGroup, type MemberRow } from './groups.queries.ts';
import { openGroupBuy } from './open-group-buy.ts';
import { groupsOfUser, publicGroups } from './own-groups.queries.ts';

/** It never changes, but a link may be forgotten after a day. */
const QR_MAX_AGE_SECONDS = 24 * 60 * 60;

export function groupBuysRoutes(app: ApiApp, shop: Shop): void {
  const { config, db, links, reads } = shop;
  const showPlace = placeShower(shop);
  const viewOf = async (language: Language, slug: string) => {
    const loaded = await loadGroup(db, language, slug);
    if (loaded === undefined) throw new AppError('not_found', 'errors:groupBuys.notFound');
    return toGroupBuy(loaded, offeredMethods(config).filter(isOwnMethod));
  };

  reads.handle(app, '/api/group-buys', ({ language, query }) => publicGroups(db, language, query.productId), {
    dependsOn: ['lists', 'groups'],
  });

  reads.handle(app, '/api/group-buys/:slug', ({ language, params }) => viewOf(language, params.slug), {
    dependsOn: ({ slug }) => ['lists', `group:${slug}`],
  });

  app.get('/api/group-buys/:slug/qr.svg', async (request, reply) => {
    const { slug } = request.params;
    // Refuses what does not exist, mostly from the cache.
    await reads.local('/api/group-buys/:slug', { params: { slug } }, requestLanguage(request));
    return reply
      .type('image/svg+xml')
      .header('cache-control', `public, max-age=${QR_MAX_AGE_SECONDS}`)
      .send(qrCode(groupUrl(config, slug)));
  });

  app.post('/api/group-buys', async (request, reply) => {
    const user = signedInUser(request);
    const organizer = { ...applicant(request, request.body.paymentMethod), userId: user.id };
    const { group, member } = await admitted(shop, { ...joiner(request), user }, async () => {
      const { productId, delivery } = request.body;
      const offer = { productId, delivery, ...(await termsToOffer(db, productId)) };
      const afterCents = mostForItems(offer, chosenItems(offer, request.body), { isOrganizer: true });
      const most = { beforeCents: 0, afterCents };
      return holdingUnpaid(shop, { ...organizer, ...joiner(request) }, most, (mustConfirm) =>
        openGroupBuy(shop, request.body, { ...organizer, mustConfirm }),
      );
    });
    const membership = await showPlace(group, [member], member, request.log);
    const token = memberToken(links, member.id);
    return reply.status(201).send({ ...membership, token, url: groupUrl(config, group.slug) });
  });

  app.post('/api/group-buys/:slug/members', async (request, reply) => {
    const session = await findSession(db, request);
    const user = session?.user?.role === 'BUYER' ? session.user : null;
    if (!config.guestCheckout && user === null)
      throw new AppError('unauthenticated', 'errors:checkout.signIn');
    const person = { ...applicant(request, request.body.paymentMethod), userId: user?.id ?? null };
    const { slug } = request.params;
    const { group, member } = await admitted(shop, { ...joiner(request), user }, async () => {
      const wanted = await loadGroup(db, person.language, slug);
      if (wanted === undefined) throw new AppError('not_found', 'errors:groupBuys.notFound');
      const items = chosenItems(wanted.group, request.body);
      const afterCents = mostForItems(wanted.group, items, { isOrganizer: false });
      const most = { beforeCents: 0, afterCents };
      return holdingUnpaid(shop, { ...person, ...joiner(request) }, most, (mustConfirm) =>
        joinGroupBuy(shop, slug, request.body, { ...person, mustConfirm }),
      );
    });
    const membership = await showPlace(group, group.members, member, request.log);
    return reply.status(201).send({ ...membership, token: memberToken(links, member.id) });
  });

  app.post('/api/group-buys/:slug/close', async (request) => {
    const { slug } = request.params;
    await closeGroupBuy(shop, slug, signedInUser(request).id, new Date());
    return viewOf(requestLanguage(request), slug);
  });

  app.post('/api/group-buys/:slug/cancel', async (request) => {
    const { slug } = request.params;
    await cancelGroupBuy(shop, slug, signedInUser(request).id);
    return viewOf(requestLanguage(request), slug);
  });

  app.get('/api/user/group-buys', (request) =>
    groupsOfUser(shop, signedInUser(request).id, requestLanguage(request)),
  );

  const applicant = (request: FastifyRequest, method: Parameters<typeof chosenOwnMethod>[1]) => ({
    language: requestLanguage(request),
    paymentMethod: chosenOwnMethod(config, method),
    now: new Date(),
  });
  const joiner = (request: FastifyRequest) => ({
    network: clientNetwork(request),
    customerEmail: (request.body as { customerEmail: string }).customerEmail,
  });
}

/** A place in a group buy, for the holder of its token. */
export function membersRoutes(app: ApiApp, shop: Shop): void {
  const { db, links } = shop;
  const showPlace = placeShower(shop);
  const findPlace = async (language: Language, slug: string, id: number) => {
    const loaded = await loadGroup(db, language, slug);
    const member = loaded?.members.find((each) => each.id === id);
    if (loaded === undefined || member === undefined) throw memberNotFound();
    return { ...loaded, member };
  };

  app.get('/api/group-buys/:slug/members/:id', async (request) => {
    const { slug, id } = request.params;
    requireMemberToken(links, id, request.query.token);
    const { group, members, member } = await findPlace(requestLanguage(request), slug, id);
    return showPlace(group, members, member);
  });

  app.post('/api/group-buys/:slug/members/:id/payment', async (request) => {
    const { slug, id } = request.params;
    requireMemberToken(links, id, request.query.token);
    const place = await findPlace(requestLanguage(request), slug, id);
    // Asks the provider: a member who comes back from it is in at once.
    await showPlace(place.group, place.members, place.member, request.log);
    await followPayments(shop, openProviders(shop), { now: new Date(), log: request.log });
    const { group, members, member } = await findPlace(requestLanguage(request), slug, id);
    return showPlace(group, members, member, request.log);
  });

  app.post('/api/group-buys/:slug/members/:id/confirm', async (request) => {
    const { slug, id: memberId } = request.params;
    if (!links.verify(CONFIRM_PLACE, memberId, request.query.token)) throw memberNotFound();
    const { group, member } = await confirmPlace(shop, { slug, memberId }, new Date());
    return showPlace(group, group.members, member);
  });

  app.patch('/api/group-buys/:slug/members/:id', async (request) => {
    const { slug, id: memberId } = request.params;
    requireMemberToken(links, memberId, request.query.token);
    const before = await findPlace(requestLanguage(request), slug, memberId);
    const mostFor = (items: MemberRow['items']) => mostForItems(before.group, items, before.member);
    const most = {
      beforeCents: mostFor(before.member.items),
      afterCents: mostFor(changedItems(before.group, before.member, request.body)),
    };
    const holder = { ...before.member, network: clientNetwork(request) };
    const { group, member } = await holdingUnpaid(shop, holder, most, (mustConfirm) =>
      changeMember(shop, { slug, memberId }, request.body, { mustConfirm, now: new Date() }),
    );
    return showPlace(group, group.members, member, request.log);
  });

  app.delete('/api/group-buys/:slug/members/:id', async (request) => {
    const { slug, id: memberId } = request.params;
    requireMemberToken(links, memberId, request.query.token);
    const { group, member } = await leaveGroupBuy(shop, { slug, memberId });
    return showPlace(group, group.members, member);
  });
}
