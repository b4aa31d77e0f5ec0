import type { FastifyRequest } from 'fastify';
import { brand } from '#engine/model/brand.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { findSession } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { userView } from '#domains/accounts/server/accounts.queries.ts';
import { welcome } from '#domains/accounts/server/user-sessions.ts';
import { ownProducer } from '#domains/catalogue/server/products/own-producer.ts';
import type { NewMember } from '#domains/staff/model/staff.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeRights, letGo } from './change-staff.ts';
import { invitationOf, invite } from './invite.ts';
import { staffOf, teamOf, type ProducersTeam, type Workplace } from './staff.queries.ts';

export function staffRoutes(app: ApiApp, shop: Shop): void {
  const { db, limiter } = shop;
  const theShop = (): Workplace => ({ role: 'ADMIN', name: brand().name });
  const theProducer = async (request: FastifyRequest): Promise<ProducersTeam> => {
    const { id, companyName, userId, verified } = await ownProducer(db, signedInUser(request));
    return { role: 'PRODUCER', name: companyName, producerId: id, accountId: userId, verified };
  };

  app.get('/api/admin/staff', () => staffOf(db, theShop()));
  app.get('/api/producer/team', async (request) => staffOf(db, await theProducer(request)));

  app.get('/api/admin/producers/:id/team', async (request) =>
    staffOf(db, await teamOf(db, request.params.id)),
  );

  app.post('/api/admin/staff', async (request, reply) => {
    const actor = signedInUser(request);
    await limiter.count({ invitations: actor.id, invitationsTo: mailboxOf(request.body.email) });
    const language = requestLanguage(request);
    return reply.status(201).send(await invite(shop, theShop(), actor, { ...request.body, language }));
  });
  app.post('/api/producer/team', async (request, reply) => {
    const actor = signedInUser(request);
    const place = await theProducer(request);
    // The mail names the producer: somebody whom nobody has approved yet could call themselves anything.
    if (!place.verified) throw new AppError('conflict', 'errors:staff.notApproved');
    await limiter.count({ invitations: actor.id, invitationsTo: mailboxOf(request.body.email) });
    const invited = { ...request.body, language: requestLanguage(request) };
    return reply.status(201).send(await invite(shop, place, actor, invited));
  });

  app.patch('/api/admin/staff/:member', async (request) => {
    const { member: id } = request.params;
    await changeRights(db, theShop(), signedInUser(request), { id, rights: request.body.rights });
    return { id };
  });
  app.patch('/api/producer/team/:member', async (request) => {
    const { member: id } = request.params;
    const { rights } = request.body;
    await changeRights(db, await theProducer(request), signedInUser(request), { id, rights });
    return { id };
  });

  app.delete('/api/admin/staff/:member', async (request) => {
    await letGo(db, theShop(), signedInUser(request), request.params.member);
    return { id: request.params.member };
  });
  app.delete('/api/producer/team/:member', async (request) => {
    await letGo(db, await theProducer(request), signedInUser(request), request.params.member);
    return { id: request.params.member };
  });

  app.get('/api/invitations/:token', (request) => invitationOf(db, request.params.token, new Date()));

  app.post('/api/invitations/:token/accept', async (request, reply) => {
    const session = await findSession(db, request);
    const { body } = request;
    const outcome = await acceptInvitation(shop, {
      token: request.params.token,
      user: session?.user ?? null,
      sessionId: session?.id,
      member: body !== undefined && 'username' in body ? (body as NewMember) : undefined,
      language: requestLanguage(request),
    });
    return 'token' in outcome ? welcome(reply, outcome) : { user: userView(outcome.user) };
  });
}
