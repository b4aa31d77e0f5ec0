import { callbackify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import { CHANGED_COOKIE, versionSeen } from './changed-cookie.ts';

/** Longer than lists may be old, here or in a cache in front of the shop. */
const MAX_AGE_SECONDS = 10;

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a write: the last version that this process had made when it began. */
    versionBefore: number | undefined;
  }
}

/**
 * Somebody who has changed something sees it at once, also in lists that others may still see as they were, and whichever
 * process they ask next. Before the cookie plugin is registered: its own hook writes what is set here.
 */
export function showOwnChanges(app: FastifyInstance, catalogue: Catalogue): void {
  // Only who needs it waits for a promise.
  const catchUp = callbackify(() => catalogue.catchUp());
  app.decorateRequest('versionBefore', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET') request.versionBefore = catalogue.madeHere;
    const version = versionSeen(request);
    if (version === undefined || catalogue.hasApplied(version)) done();
    // Where the database cannot say, what is known must do.
    else catchUp(() => done());
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const { versionBefore } = request;
    if (versionBefore !== undefined && catalogue.madeHere > versionBefore)
      void reply.setCookie(CHANGED_COOKIE, String(catalogue.madeHere), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: app.secureCookies,
        maxAge: MAX_AGE_SECONDS,
      });
    done(null, payload);
  });
}
